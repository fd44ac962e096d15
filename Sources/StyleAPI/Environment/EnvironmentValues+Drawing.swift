private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}
private enum DirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum RenderTargetKey: EnvironmentKey { static var defaultValue: RenderTarget { .svg } }

extension EnvironmentValues {
  /// Whether the surroundings are light or dark; light by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strongly colours should differ; `standard` by default.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The direction in which layout runs; from left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  static var layoutDirectionKey: ObjectIdentifier { ObjectIdentifier(DirectionKey.self) }

  /// Pixels a point, for drawings that are made for one resolution; 1 by default.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether controls react; true by default.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// What is being drawn: an SVG document, or text for a terminal with its colour depth.
  public var renderTarget: RenderTarget {
    get { self[RenderTargetKey.self] }
    set { self[RenderTargetKey.self] = newValue }
  }
}
