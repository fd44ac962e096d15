public import StyleAPI

extension SVGRenderer {
  /// The SVG document of a view.
  ///
  /// ```swift
  /// let svg = try SVGRenderer().render(Badge("build", "passing"))
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view; several views stand one below the other.
  ///   - environment: The environment at the root.
  ///   - colorScheme: The surroundings to draw for; by default those of the environment.
  ///   - size: The size that the view is offered in points; nil lengths ask for the ideal one.
  /// - Returns: A document that ends with a line feed.
  /// - Throws: ``RenderingError`` where the drawing is too large.
  public func render<Root: View>(
    _ view: Root,
    environment: EnvironmentValues = EnvironmentValues(),
    colorScheme: DrawingColorScheme? = nil,
    in size: ProposedViewSize = .unspecified
  ) throws(RenderingError) -> String {
    func drawer(_ scheme: ColorScheme) -> ViewDrawer {
      var environment = environment
      environment.colorScheme = scheme
      return ViewDrawer(target: .svg, environment: environment)
    }
    switch colorScheme {
    case .adaptive:
      let light = try drawer(.light).displayList(of: view, in: size)
      let dark = try drawer(.dark).displayList(of: view, in: size)
      return adaptive(light: light, dark: dark)
    case .light: return try svg(of: view, in: size, drawer(.light))
    case .dark: return try svg(of: view, in: size, drawer(.dark))
    case nil:
      return try svg(of: view, in: size, ViewDrawer(target: .svg, environment: environment))
    }
  }

  private func svg<Root: View>(
    of view: Root,
    in size: ProposedViewSize,
    _ drawer: ViewDrawer
  ) throws(RenderingError) -> String {
    try drawer.draw(view, in: size) { svg(for: $0) }
  }
}
