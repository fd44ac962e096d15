/// How many colours an output can show, from none to 24 bits.
///
/// Profiles are ordered, so a drawing can ask for "at least 256 colours":
///
/// ```swift
/// let profile = ColorProfile.detect(environment: ["TERM": "xterm-256color"], isTerminal: true)
/// print(profile)               // ansi256
/// print(profile >= .ansi16)    // true
/// ```
public enum ColorProfile: String, Hashable, Sendable, CaseIterable {
  /// No colours at all; shape alone has to carry the meaning.
  case none
  /// The 16 colours of SGR 30–37 and 90–97, whose look is the terminal user's choice.
  case ansi16
  /// The 256 indexed colours of SGR 38;5, of which 16–255 are fixed.
  case ansi256
  /// 24-bit colours, SGR 38;2.
  case trueColor
}

extension ColorProfile: Comparable {
  /// Whether `left` has fewer colours than `right`.
  public static func < (left: ColorProfile, right: ColorProfile) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .ansi16: 1
    case .ansi256: 2
    case .trueColor: 3
    }
  }
}

/// What a user asks for with a colour option such as `--ansi`.
///
/// The raw values are the words that are written on a command line.
public enum ColorRequest: String, Hashable, Sendable, CaseIterable {
  /// Whatever the environment and the output call for.
  case automatic = "auto"
  /// Colours even where the output is no terminal, as many as the environment speaks of.
  case always
  /// No colours.
  case never
  /// Exactly the 16 colours.
  case ansi16 = "16"
  /// Exactly the 256 indexed colours.
  case ansi256 = "256"
  /// Exactly 24-bit colours.
  case trueColor = "truecolor"
}
