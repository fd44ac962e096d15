internal import StyleAPI
internal import StyleHost

/// Draws views one after the other and writes what a plan asks for.
///
/// The graph is kept, so that views of the same structure cost little. A writer is used by one
/// thread at a time.
final class DrawingWriter {
  private let plan: DrawingPlan
  private let drawer: ViewDrawer
  /// Draws for dark surroundings, where drawings are made for both.
  private let darkDrawer: ViewDrawer?

  /// Makes a writer.
  ///
  /// - Parameter environment: The environment at the root of every view.
  init(_ plan: DrawingPlan, environment: EnvironmentValues) {
    self.plan = plan
    func drawer(_ scheme: ColorScheme?) -> ViewDrawer {
      var environment = environment
      if let scheme { environment.colorScheme = scheme }
      return ViewDrawer(
        target: plan.target,
        environment: environment,
        ambiguousIsWide: plan.terminal.ambiguousIsWide
      )
    }
    self.drawer = drawer(plan.isAdaptive ? .light : nil)
    darkDrawer = plan.isAdaptive ? drawer(.dark) : nil
  }

  /// The badges that the fallback style has drawn since the last call.
  func takeReplacedBadges() -> [BadgeFailure] {
    drawer.takeReplacedBadges() + (darkDrawer?.takeReplacedBadges() ?? [])
  }

  /// Appends the bytes of drawings that were made elsewhere, which end with a line feed.
  ///
  /// - Parameter dark: The drawing for dark surroundings, where drawings are made for both.
  func write(
    _ list: DisplayList,
    dark: DisplayList?,
    into buffer: inout ByteBuffer
  ) throws(RenderingError) {
    switch plan.format {
    case .svg:
      if let dark {
        SVGRenderer().write(light: list, dark: dark, into: &buffer)
      } else {
        SVGRenderer().write(list, into: &buffer)
      }
    case .json: DisplayListJSON.write(list, into: &buffer)
    case .ansi:
      buffer.append(string: try plan.terminal.text(for: list))
      buffer.append(UInt8(ascii: "\n"))
    case .text:
      let renderer = PlainTextRenderer(glyphs: plan.terminal.glyphs)
      buffer.append(string: try renderer.text(for: list))
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// Draws a view and appends the bytes, which end with a line feed.
  func write<Root: View>(
    _ view: Root,
    into buffer: inout ByteBuffer
  ) throws(RenderingError) {
    if let darkDrawer {
      let light = try drawer.displayList(of: view)
      return try write(light, dark: try darkDrawer.displayList(of: view), into: &buffer)
    }
    try drawer.draw(view) { (list) throws(RenderingError) in
      try write(copy list, dark: nil, into: &buffer)
    }
  }
}
