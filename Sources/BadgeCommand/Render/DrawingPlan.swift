internal import StyleAPI
internal import StyleHost

/// How drawings become bytes: the format, and what the terminal can show.
struct DrawingPlan: Sendable {
  var format: OutputFormat
  /// The surroundings of an SVG document, or of a display list.
  var colorScheme: DrawingColorScheme
  /// How a terminal is written to.
  var terminal: ANSIRenderer

  /// Takes from the environment chain how to draw.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  init(
    _ format: OutputFormat,
    chain: SettingsChain,
    in environment: ToolEnvironment,
    isTerminal: Bool
  ) {
    self.format = format
    let scheme = chain[EnvironmentKeys.colorScheme]?.text
    colorScheme = scheme.flatMap(DrawingColorScheme.init(rawValue:)) ?? .light
    terminal = ANSIRenderer(profile: .none, ambiguousIsWide: chain[.ambiguousWidth] == "2")
    if format.isForCells { readTerminal(chain, in: environment, isTerminal: isTerminal) }
  }

  /// Takes what a terminal can show from the chain, and from the variables what the chain leaves
  /// open.
  private mutating func readTerminal(
    _ chain: SettingsChain,
    in environment: ToolEnvironment,
    isTerminal: Bool
  ) {
    let variables = environment.variables.dictionary
    let request = chain[.ansi].flatMap(ColorRequest.init(rawValue:)) ?? .automatic
    let policy = chain[.hyperlinks].flatMap(HyperlinkPolicy.init(rawValue:)) ?? .automatic
    terminal.profile = ColorProfile.detect(
      environment: variables,
      isTerminal: isTerminal,
      requested: request
    )
    terminal.glyphs =
      chain[.glyphs].flatMap(GlyphSet.init(rawValue:)) ?? GlyphSet.detect(environment: variables)
    terminal.hyperlinks = policy.allowsLinks(environment: variables, isTerminal: isTerminal)
    terminal.background =
      chain[.background].flatMap(TerminalBackground.init(rawValue:))
      ?? Surroundings(environment).background
  }

  /// What views are told that they are drawn for.
  var target: RenderTarget {
    switch format {
    case .svg, .json: .svg
    case .ansi: .ansi(terminal.profile.depth)
    case .text: .ansi(.none)
    }
  }

  /// Whether each drawing is made twice.
  var isAdaptive: Bool { format == .svg && colorScheme == .adaptive }
}

extension DrawingPlan {
  /// The environment of the views that a chain makes.
  ///
  /// What no level of the chain says is taken from the terminal, for the terminal alone: an SVG is
  /// the same on every machine.
  func environment(
    of chain: SettingsChain,
    styles: any StyleProvider,
    in environment: ToolEnvironment
  ) throws(ToolError) -> EnvironmentValues {
    var values = EnvironmentValues()
    if format == .ansi {
      if terminal.background == .dark { values.colorScheme = .dark }
      if chain[EnvironmentKeys.locale] == nil, let locale = Surroundings(environment).locale {
        values.localeIdentifier = locale.identifier
      }
    }
    try chain.apply(to: &values, styles: styles)
    return values
  }
}
