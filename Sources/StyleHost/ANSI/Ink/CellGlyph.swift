/// One grapheme as it stands in cells of a terminal.
struct CellGlyph: Hashable, Sendable {
  /// The grapheme; no control character and no bidi control is in it.
  var text: String
  /// The cells that it takes: 1 or 2, more for sequences that no language uses.
  var cells: Int

  /// Whether there is nothing to see.
  var isBlank: Bool { text == " " }

  /// A space in one cell.
  static let space = CellGlyph(text: " ", cells: 1)
}

extension CellGlyph {
  /// Appends the graphemes of a text that nobody has checked.
  ///
  /// A label may come from anywhere, so nothing in it may reach a terminal as a command or turn
  /// the letters around: see ``TextSanitizer``. Graphemes that take no cell of their own (a
  /// combining mark without a base, a lone joiner) are dropped.
  static func append(
    _ utf8: ArraySlice<UInt8>,
    to glyphs: inout [CellGlyph],
    ambiguousIsWide: Bool = false
  ) {
    for character in utf8.withUnsafeBufferPointer({ TextSanitizer.sanitize(utf8: $0) }) {
      let cells = CellWidth.cells(of: character, ambiguousIsWide: ambiguousIsWide)
      if cells > 0 { glyphs.append(CellGlyph(text: String(character), cells: cells)) }
    }
  }

  /// The graphemes of a text that nobody has checked.
  static func glyphs(of text: String, ambiguousIsWide: Bool = false) -> [CellGlyph] {
    var glyphs: [CellGlyph] = []
    append(Array(text.utf8)[...], to: &glyphs, ambiguousIsWide: ambiguousIsWide)
    return glyphs
  }
}

extension Sequence<CellGlyph> {
  /// The cells that all glyphs take.
  var cells: Int { reduce(0) { $0 + $1.cells } }
}

/// The face of letters, as far as a terminal can show it.
package struct GlyphTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = GlyphTraits(rawValue: 1)
  package static let italic = GlyphTraits(rawValue: 2)
  package static let underline = GlyphTraits(rawValue: 4)
  package static let strikethrough = GlyphTraits(rawValue: 8)
  /// Foreground and background change places; no drawing has it, but a bar on a screen may.
  package static let reversed = GlyphTraits(rawValue: 16)

  /// The traits that show on a space too.
  package static let visibleOnBlanks: GlyphTraits = [.underline, .strikethrough, .reversed]
}
