/// How many colours an output can show, from none to 24 bits.
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
