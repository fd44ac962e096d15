package import StyleAPI

/// One cell of a terminal, in the colours that the terminal has.
package struct TerminalCell: Hashable, Sendable {
  /// The grapheme; empty for a blank, and for what a wide grapheme before reaches into.
  package var text: String
  /// Whether the grapheme before reaches into this cell.
  package var isContinuation: Bool
  /// How the cell looks; a blank has no foreground, and no traits but those that one sees on it.
  package var pen: TerminalPen
  /// Where the cell leads.
  package var link: String?

  /// Makes a cell; by default one with nothing in it.
  package init(
    _ text: String = "",
    isContinuation: Bool = false,
    pen: TerminalPen = TerminalPen(),
    link: String? = nil
  ) {
    self.text = text
    self.isContinuation = isContinuation
    self.pen = pen
    self.link = link
    guard text.isEmpty || text == " ", !isContinuation else { return }
    self.text = ""
    self.pen.traits.formIntersection(.visibleOnBlanks)
    // A blank that is struck through shows the foreground, and so does one that is reversed.
    if self.pen.traits.isEmpty { self.pen.foreground = .standard }
  }

  /// Whether terminals would show two graphemes as one if the second came right after the first:
  /// two halves of a flag from two texts, or a skin tone that begins a text.
  package static func join(_ first: String, _ second: String) -> Bool {
    !second.utf8.allSatisfy { $0 < 0x80 } && (first + second).count == 1
  }
}

/// A part of a terminal's cells.
package struct TerminalArea: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangle of cells as a terminal shows them.
package struct TerminalGrid: Hashable, Sendable {
  /// The number of columns.
  package let columns: Int
  /// The number of rows.
  package let rows: Int
  private var cells: [TerminalCell]
  /// Where the part of the drawing lies that was looked for; nil where none was, or nothing is there.
  package private(set) var place: TerminalArea?

  /// Makes a grid of blanks.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: TerminalCell(), count: self.columns * self.rows)
  }

  /// The cell in a column and a row, both counted from 0.
  package subscript(x: Int, y: Int) -> TerminalCell {
    get { cells[y * columns + x] }
    set { cells[y * columns + x] = newValue }
  }

  /// The columns of the grapheme that stands in a cell, or reaches into it.
  package func grapheme(x: Int, y: Int) -> Range<Int> {
    var start = x
    while start > 0, self[start, y].isContinuation { start -= 1 }
    var end = x + 1
    while end < columns, self[end, y].isContinuation { end += 1 }
    return start..<end
  }
}

extension TerminalGrid {
  /// A drawn grid in the colours that the terminal has.
  ///
  /// - Parameter paper: The colour that cells without a background get, with letters to be read on
  ///   it; nil leaves both to the terminal.
  init(
    _ grid: CellGrid,
    links: [String],
    reducer: inout ColorReducer,
    paper: TerminalBackground?
  ) {
    self.init(columns: grid.columns, rows: grid.rows)
    place = grid.place.map {
      TerminalArea(columns: $0.x..<max($0.x, $0.endX), rows: $0.y..<max($0.y, $0.endY))
    }
    let hasColors = reducer.profile != .none
    let blank = paper.map { Self.blank(on: $0, reducer: &reducer) } ?? TerminalPen()
    for y in 0..<rows {
      for x in 0..<columns {
        let cell = grid[x, y]
        var pen = TerminalPen()
        if hasColors {
          pen.traits = cell.traits
          pen.foreground = cell.foreground.map { reducer.reduce($0) } ?? blank.foreground
          pen.background = cell.background.map { reducer.reduce($0) } ?? blank.background
        }
        self[x, y] = TerminalCell(
          cell.text,
          isContinuation: cell.isContinuation,
          pen: pen,
          link: links.indices.contains(cell.link) ? links[cell.link] : nil
        )
      }
    }
  }

  private static func blank(
    on paper: TerminalBackground,
    reducer: inout ColorReducer
  ) -> TerminalPen {
    let color = paper.assumedColor
    return TerminalPen(
      foreground: reducer.reduce(color == .white ? .black : .white),
      background: reducer.reduce(color)
    )
  }
}

extension ANSIRenderer {
  /// The cells of a display list that was laid out with the `"cells"` metrics.
  ///
  /// - Parameters:
  ///   - list: The drawing.
  ///   - hasPaper: Whether the terminal's own background is painted too, as ``background`` says.
  ///   - sought: A part of the drawing, in points, of which the grid says where it lies.
  /// - Throws: ``RenderingError`` where ``text(for:)`` does.
  package func grid(
    for list: DisplayList,
    hasPaper: Bool = false,
    seeking sought: CGRect? = nil
  ) throws(RenderingError) -> TerminalGrid {
    var (grid, links, reducer) = try cells(of: list, seeking: sought)
    return TerminalGrid(
      grid,
      links: links,
      reducer: &reducer,
      paper: hasPaper ? background : nil
    )
  }

  /// A cell of the terminal's background, painted as ``background`` says.
  package var paper: TerminalCell {
    var reducer = ColorReducer(profile: profile)
    let color = background.assumedColor
    return TerminalCell(pen: TerminalPen(background: reducer.reduce(color)))
  }
}
