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

  /// Draws a view and appends the bytes, which end with a line feed.
  func write<Root: View>(
    _ view: Root,
    into buffer: inout ByteBuffer
  ) throws(RenderingError) {
    switch plan.format {
    case .svg:
      if let darkDrawer {
        let light = try drawer.displayList(of: view)
        let dark = try darkDrawer.displayList(of: view)
        SVGRenderer().write(light: light, dark: dark, into: &buffer)
      } else {
        try drawer.draw(view) { SVGRenderer().write(copy $0, into: &buffer) }
      }
    case .json:
      try drawer.draw(view) { DisplayListJSON.write(copy $0, into: &buffer) }
    case .ansi:
      try drawer.draw(view) { (list) throws(RenderingError) in
        buffer.append(string: try plan.terminal.text(for: copy list))
      }
      buffer.append(UInt8(ascii: "\n"))
    case .text:
      let renderer = PlainTextRenderer(glyphs: plan.terminal.glyphs)
      try drawer.draw(view) { (list) throws(RenderingError) in
        buffer.append(string: try renderer.text(for: copy list))
      }
      buffer.append(UInt8(ascii: "\n"))
    }
  }
}
