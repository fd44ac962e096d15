/// How many cells of a terminal text takes.
///
/// The unit is the grapheme. Wide and full-width characters of UAX #11 take two cells, marks and
/// invisible characters none, everything else one; an emoji sequence takes two, a character with a
/// spacing mark at most two. Terminals differ in variation selectors and in new emoji: this is what
/// most of them agree on, and the width that the Python library wcwidth measures.
///
/// ```swift
/// CellWidth.cells(in: "日本 ok")  // 7
/// ```
public enum CellWidth {
  /// The cells that a text takes; control characters take none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - ambiguousIsWide: Whether characters of East Asian width *ambiguous*, such as `…`, `│` and
  ///     `±`, take two cells, as in some terminals set up for Chinese, Japanese or Korean.
  public static func cells(in text: String, ambiguousIsWide: Bool = false) -> Int {
    var text = text
    return text.withUTF8 { cells(utf8: $0, ambiguousIsWide: ambiguousIsWide) }
  }

  /// The cells that one grapheme takes: 0, 1 or 2, and more only for sequences that no language
  /// uses.
  ///
  /// - Parameters:
  ///   - character: The grapheme.
  ///   - ambiguousIsWide: Whether characters of ambiguous width take two cells.
  public static func cells(of character: Character, ambiguousIsWide: Bool = false) -> Int {
    var grapheme = GraphemeCells(ambiguousIsWide: ambiguousIsWide)
    for scalar in character.unicodeScalars { grapheme.add(scalar) }
    return grapheme.cells
  }

  /// The cells that the text of UTF-8 bytes takes.
  static func cells(utf8: UnsafeBufferPointer<UInt8>, ambiguousIsWide: Bool = false) -> Int {
    var isPrintableASCII = true
    for byte in utf8 where byte &- 0x20 >= 0x5F { isPrintableASCII = false }
    if isPrintableASCII { return utf8.count }
    var cells = 0
    for scalar in UTF8Scalars(utf8) {
      let width = ScalarCells(scalar)
      // Only with these can a grapheme have other than the sum of its scalars' cells.
      if width == .joining {
        return String(decoding: utf8, as: UTF8.self)
          .reduce(0) { $0 + Self.cells(of: $1, ambiguousIsWide: ambiguousIsWide) }
      }
      cells += width.count(ambiguousIsWide: ambiguousIsWide)
    }
    return cells
  }
}
