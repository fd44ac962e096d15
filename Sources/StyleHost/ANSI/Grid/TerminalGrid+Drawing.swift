extension TerminalGrid {
  /// Fills some rows with one cell.
  package mutating func fill(rows: Range<Int>, with cell: TerminalCell) {
    for y in rows.clamped(to: 0..<self.rows) {
      for x in 0..<columns { self[x, y] = cell }
    }
  }

  /// Copies a part of another grid; a wide grapheme of which only a part would be seen is left out.
  ///
  /// - Parameters:
  ///   - other: The grid to copy from.
  ///   - x: The column in which the first column of `other` comes to stand; may be negative.
  ///   - y: The row in which its first row comes to stand; may be negative.
  ///   - area: The rows of this grid that are drawn to.
  package mutating func draw(_ other: TerminalGrid, x: Int, y: Int, inRows area: Range<Int>) {
    let target = (0..<columns).clamped(to: x..<x + other.columns)
    for row in area.clamped(to: 0..<rows) where (0..<other.rows).contains(row - y) {
      cut(at: target.lowerBound, y: row)
      cut(at: target.upperBound, y: row)
      for column in target {
        let grapheme = other.grapheme(x: column - x, y: row - y)
        let isWhole = grapheme.lowerBound + x >= 0 && grapheme.upperBound + x <= columns
        let cell = other[column - x, row - y]
        self[column, row] = isWhole ? cell : TerminalCell(pen: cell.pen)
      }
    }
  }

  /// Writes a text that may come from anywhere into one row, as far as there is room.
  ///
  /// - Parameters:
  ///   - text: The text, of which ``TextSanitizer`` says what is written.
  ///   - x: The first column.
  ///   - y: The row.
  ///   - end: The column before which the text ends; by default the grid's last.
  ///   - pen: How it looks.
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func write(
    _ text: String,
    x: Int,
    y: Int,
    before end: Int = .max,
    pen: TerminalPen = TerminalPen()
  ) -> Int {
    var x = max(0, x)
    guard (0..<rows).contains(y) else { return x }
    cut(at: x, y: y)
    for glyph in CellGlyph.glyphs(of: text) {
      guard x + glyph.cells <= min(end, columns) else { break }
      cut(at: x + glyph.cells, y: y)
      self[x, y] = TerminalCell(glyph.text, pen: pen)
      for next in x + 1..<x + glyph.cells {
        self[next, y] = TerminalCell(isContinuation: true, pen: pen)
      }
      x += glyph.cells
    }
    return x
  }

  /// Makes blanks of a wide grapheme that stands on both sides of a column's left edge, before
  /// something else comes to stand on one of them.
  private mutating func cut(at x: Int, y: Int) {
    guard (1..<max(columns, 1)).contains(x), self[x, y].isContinuation else { return }
    for cell in grapheme(x: x, y: y) { self[cell, y] = TerminalCell(pen: self[cell, y].pen) }
  }
}
