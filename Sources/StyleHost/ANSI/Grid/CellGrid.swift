/// One cell of a terminal, before its colours are reduced.
struct Cell {
  /// The grapheme; empty for a blank and for what a wide grapheme before reaches into.
  var text = ""
  /// Whether the grapheme before reaches into this cell.
  var isContinuation = false
  /// Whether the character stands for a region's shape and not for a letter.
  var isShape = false
  /// The colour of the character; `nil` for the terminal's own or any legible one.
  var foreground: InkColor?
  /// The colour of the cell; `nil` for the terminal's own.
  var background: InkColor?
  var traits: GlyphTraits = []
  /// The index of the link, or -1.
  var link = -1
  /// Which letters belong together, so that they get one legible colour; 0 for none.
  var run = 0
}

/// A rectangle of cells to draw on.
struct CellGrid {
  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// The cells of the part that is looked for: see ``CellOptions/sought``.
  var place: CellRect?

  /// Makes an empty grid of at most a number of cells.
  ///
  /// - Throws: ``RenderingError/tooManyCells(columns:rows:)``.
  init(columns: Int, rows: Int, limit: Int) throws(RenderingError) {
    let (columns, rows) = (max(columns, 0), max(rows, 0))
    let (count, isOverflow) = columns.multipliedReportingOverflow(by: rows)
    guard !isOverflow, count <= limit else {
      throw .tooManyCells(columns: columns, rows: rows)
    }
    self.columns = columns
    self.rows = columns == 0 ? 0 : rows
    cells = Array(repeating: Cell(), count: count)
  }

  /// A grid of no cells.
  static let empty = CellGrid()

  private init() { (columns, rows, cells) = (0, 0, []) }

  /// Whether a cell is on the grid.
  func contains(x: Int, y: Int) -> Bool {
    x >= 0 && x < columns && y >= 0 && y < rows
  }

  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * columns + x] }
    set { cells[y * columns + x] = newValue }
    _modify { yield &cells[y * columns + x] }
  }

  /// The part of a rectangle that is on the grid, as columns and rows.
  func clip(_ frame: CellRect) -> (columns: Range<Int>, rows: Range<Int>) {
    (
      (0..<columns).clamped(to: frame.x..<max(frame.x, frame.endX)),
      (0..<rows).clamped(to: frame.y..<max(frame.y, frame.endY))
    )
  }

  /// Removes the character of a cell; a wide one goes from all of its cells.
  mutating func clear(x: Int, y: Int) {
    var start = x
    while start > 0, self[start, y].isContinuation { start -= 1 }
    var end = x + 1
    while end < columns, self[end, y].isContinuation { end += 1 }
    for cell in start..<end { blank(x: cell, y: y) }
  }

  private mutating func blank(x: Int, y: Int) {
    self[x, y].text = ""
    self[x, y].isContinuation = false
    self[x, y].isShape = false
    self[x, y].foreground = nil
    self[x, y].traits = []
    self[x, y].run = 0
  }
}
