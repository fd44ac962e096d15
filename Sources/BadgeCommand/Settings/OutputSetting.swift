internal import StyleHost

/// A value of the environment chain that views do not see: it says how a terminal is written to,
/// or what can be chosen there.
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
  /// The locales that a preview's key goes through.
  case previewLocales
}

extension OutputSetting {
  /// The value by which the surroundings decide.
  static let automatic = "auto"

  /// The value where none is set.
  var builtIn: String {
    switch self {
    case .ansi, .glyphs, .hyperlinks, .background: Self.automatic
    case .ambiguousWidth: "1"
    // One that writes from right to left, one with other separators, one with wide characters.
    case .previewLocales: "ar_EG,de,ja"
    }
  }

  /// Whether a text is a value of the setting.
  func accepts(_ text: String) -> Bool {
    self == .previewLocales ? Self.locales(text) != nil : words.contains(text)
  }

  /// The identifiers in a list with commas; nil if one of them is none, or there are none.
  static func locales(_ text: String) -> [String]? {
    let names = text.split(separator: ",").map { $0.filter { $0 != " " } }
    let locales = names.compactMap { LocaleIdentifier.normalized(String($0)) }
    return locales.isEmpty || locales.count < names.count ? nil : locales
  }

  /// The values that there are; empty where there is no such list.
  var words: [String] {
    switch self {
    case .ansi: ColorRequest.allCases.map(\.rawValue)
    case .glyphs: [Self.automatic] + GlyphSet.allCases.map(\.rawValue)
    case .hyperlinks: HyperlinkPolicy.allCases.map(\.rawValue)
    case .background: [Self.automatic] + [TerminalBackground.dark, .light].map(\.rawValue)
    case .ambiguousWidth: ["1", "2"]
    case .previewLocales: []
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
    case .previewLocales: "The locales that a key of 'badge preview' goes through."
    }
  }
}
