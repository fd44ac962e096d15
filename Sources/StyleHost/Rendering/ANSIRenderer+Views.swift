public import StyleAPI

extension ANSIRenderer {
  /// A view as text for the terminal, one line a row.
  ///
  /// ```swift
  /// print(try ANSIRenderer(profile: .trueColor).render(Badge("build", "passing")))
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view; several views stand one below the other.
  ///   - environment: The environment at the root.
  ///   - size: The size that the view is offered in points, 8 × 16 a cell; nil lengths ask for the
  ///     ideal one.
  /// - Returns: The rows, without a newline after the last.
  /// - Throws: ``RenderingError`` where the drawing is too large.
  public func render<Root: View>(
    _ view: Root,
    environment: EnvironmentValues = EnvironmentValues(),
    in size: ProposedViewSize = .unspecified
  ) throws(RenderingError) -> String {
    var environment = environment
    if background != .unknown { environment.colorScheme = background == .dark ? .dark : .light }
    let drawer = ViewDrawer(
      target: .ansi(profile.depth),
      environment: environment,
      ambiguousIsWide: ambiguousIsWide
    )
    return try drawer.draw(view, in: size) { (list) throws(RenderingError) in
      try text(for: copy list)
    }
  }
}

extension PlainTextRenderer {
  /// A view as plain text, one line a row.
  ///
  /// - Parameters:
  ///   - view: The view; several views stand one below the other.
  ///   - environment: The environment at the root.
  ///   - size: The size that the view is offered in points, 8 × 16 a cell.
  /// - Returns: The rows, without a newline after the last.
  /// - Throws: ``RenderingError`` where the drawing is too large.
  public func render<Root: View>(
    _ view: Root,
    environment: EnvironmentValues = EnvironmentValues(),
    in size: ProposedViewSize = .unspecified
  ) throws(RenderingError) -> String {
    let drawer = ViewDrawer(target: .ansi(.none), environment: environment)
    return try drawer.draw(view, in: size) { (list) throws(RenderingError) in
      try text(for: copy list)
    }
  }
}

extension ColorProfile {
  /// What the environment's `renderTarget` says of the terminal.
  public var depth: ColorDepth {
    switch self {
    case .none: .none
    case .ansi16: .ansi16
    case .ansi256: .ansi256
    case .trueColor: .trueColor
    }
  }
}
