/// The characters of lines and boxes.
struct LineCharacters {
  let horizontal: String
  let vertical: String
  /// Top left, top right, bottom left, bottom right.
  let corners: [String]
  /// The two ends of a box that is one row high.
  let brackets: [String]

  init(glyphs: GlyphSet, isRound: Bool) {
    brackets = isRound ? ["(", ")"] : ["[", "]"]
    guard glyphs != .ascii else {
      horizontal = "-"
      vertical = "|"
      corners = ["+", "+", "+", "+"]
      return
    }
    horizontal = "─"
    vertical = "│"
    corners = isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
  }
}
