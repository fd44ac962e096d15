/// How a terminal shows the characters that it is sent next.
package struct TerminalPen: Hashable, Sendable {
  /// Bold, underlined and so on.
  package var traits: GlyphTraits
  /// The colour of characters.
  package var foreground: TerminalColor
  /// The colour around them.
  package var background: TerminalColor

  /// Makes a pen; without arguments, that of a terminal that was just reset.
  package init(
    traits: GlyphTraits = [],
    foreground: TerminalColor = .standard,
    background: TerminalColor = .standard
  ) {
    self.traits = traits
    self.foreground = foreground
    self.background = background
  }

  /// The escape sequence (SGR) by which a terminal changes to another pen; empty if it has it.
  ///
  /// Only what differs is written, in one order: the traits, the foreground, the background.
  package func sequence(to wanted: TerminalPen) -> String {
    guard wanted != self else { return "" }
    guard wanted != TerminalPen() else { return "\u{1B}[0m" }
    var codes: [String] = []
    for (trait, on, off) in [
      (GlyphTraits.bold, "1", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
      (.reversed, "7", "27"), (.strikethrough, "9", "29"),
    ] where wanted.traits.contains(trait) != traits.contains(trait) {
      codes.append(wanted.traits.contains(trait) ? on : off)
    }
    if wanted.foreground != foreground {
      codes.append(Self.code(wanted.foreground, base: 30))
    }
    if wanted.background != background {
      codes.append(Self.code(wanted.background, base: 40))
    }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  /// The SGR parameters of a colour (ECMA-48, and ISO 8613-6 as xterm writes it).
  ///
  /// - Parameter base: 30 for the foreground, 40 for the background.
  private static func code(_ color: TerminalColor, base: Int) -> String {
    switch color {
    case .standard: "\(base + 9)"
    case .basic(let index): "\(index < 8 ? base + Int(index) : base + 52 + Int(index))"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let rgb): "\(base + 8);2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)"
    }
  }
}
