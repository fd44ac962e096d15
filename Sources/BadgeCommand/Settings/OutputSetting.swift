internal import StyleHost

/// A value of the environment chain that views do not see: it says how a terminal is written to.
enum OutputSetting: String, CaseIterable, Hashable, Sendable {
  /// How many colours there are.
  case ansi
  /// The characters of edges.
  case glyphs
  /// When links are written.
  case hyperlinks
  /// The terminal's own background.
  case background
  /// The cells that characters of ambiguous width take.
  case ambiguousWidth
}

extension OutputSetting {
  /// The value by which the surroundings decide.
  static let automatic = "auto"

  /// The value where none is set.
  var builtIn: String { self == .ambiguousWidth ? "1" : Self.automatic }

  /// The values that there are.
  var words: [String] {
    switch self {
    case .ansi: ColorRequest.allCases.map(\.rawValue)
    case .glyphs: [Self.automatic] + GlyphSet.allCases.map(\.rawValue)
    case .hyperlinks: HyperlinkPolicy.allCases.map(\.rawValue)
    case .background: [Self.automatic] + [TerminalBackground.dark, .light].map(\.rawValue)
    case .ambiguousWidth: ["1", "2"]
    }
  }

  /// What the value is about, in a sentence.
  var help: String {
    switch self {
    case .ansi: "How many colours the terminal has."
    case .glyphs: "The characters of edges."
    case .hyperlinks: "When links are written."
    case .background: "The terminal's own background."
    case .ambiguousWidth: "The cells that characters of ambiguous width (UAX #11) take."
    }
  }
}
