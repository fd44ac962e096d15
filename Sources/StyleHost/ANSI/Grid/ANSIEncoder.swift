/// Writes a grid as lines of text with escape sequences.
///
/// Only what differs from the cell before is written. Each row ends what it began, so that rows can
/// be cut apart; blanks at a row's end are left out.
struct ANSIEncoder {
  private let grid: CellGrid
  private let links: [String]
  private let linkRows: [Int: Set<Int>]
  private let hasColors: Bool
  private var reducer: ColorReducer
  private var pen = TerminalPen()
  private var link = -1
  private var output = ""
  /// The grapheme that was written last in the row.
  private var lastGrapheme: String?

  /// The text of a grid, one line a row, without a newline at the end.
  static func encode(_ grid: CellGrid, links: [String], reducer: ColorReducer) -> String {
    var encoder = ANSIEncoder(grid, links: links, reducer: reducer)
    for y in 0..<grid.rows {
      if y > 0 { encoder.output += "\n" }
      encoder.write(row: y)
    }
    return encoder.output
  }

  private init(_ grid: CellGrid, links: [String], reducer: ColorReducer) {
    self.grid = grid
    self.links = links
    self.reducer = reducer
    hasColors = reducer.profile != .none
    var rows: [Int: Set<Int>] = [:]
    if !links.isEmpty {
      for y in 0..<grid.rows {
        for x in 0..<grid.columns where grid[x, y].link >= 0 {
          rows[grid[x, y].link, default: []].insert(y)
        }
      }
    }
    linkRows = rows
  }

  private mutating func write(row y: Int) {
    lastGrapheme = nil
    let end = (0..<grid.columns).last { isVisible(grid[$0, y]) }
    if let end {
      for x in 0...end where !grid[x, y].isContinuation { write(grid[x, y]) }
    }
    move(to: TerminalPen())
    open(link: -1)
  }

  /// Whether a cell shows anything at the end of a row.
  private func isVisible(_ cell: Cell) -> Bool {
    if cell.isContinuation || !cell.text.isEmpty && cell.text != " " { return true }
    return hasColors && (cell.background != nil || !cell.traits.isDisjoint(with: .visibleOnBlanks))
  }

  private mutating func write(_ cell: Cell) {
    open(link: cell.link)
    if hasColors { move(to: pen(for: cell)) }
    guard !cell.text.isEmpty else {
      output += " "
      lastGrapheme = " "
      return
    }
    if let lastGrapheme, TerminalCell.join(lastGrapheme, cell.text) { output += "\u{200B}" }
    output += cell.text
    lastGrapheme = cell.text
  }

  // MARK: SGR

  /// How a cell looks; what cannot be seen on a blank stays as it is.
  private mutating func pen(for cell: Cell) -> TerminalPen {
    var wanted = TerminalPen(traits: cell.traits)
    wanted.background = cell.background.map { reducer.reduce($0) } ?? .standard
    if cell.text.isEmpty || cell.text == " ", cell.traits.isDisjoint(with: .visibleOnBlanks) {
      if wanted.background == .standard, pen.background != .standard { return TerminalPen() }
      wanted.foreground = pen.foreground
      wanted.traits = pen.traits.subtracting(.visibleOnBlanks)
    } else {
      wanted.foreground = cell.foreground.map { reducer.reduce($0) } ?? .standard
    }
    return wanted
  }

  private mutating func move(to wanted: TerminalPen) {
    output += pen.sequence(to: wanted)
    pen = wanted
  }

  // MARK: OSC 8

  /// Opens a link and closes the one that is open.
  ///
  /// A link that spans rows has an id, by which terminals highlight all of it.
  private mutating func open(link wanted: Int) {
    guard wanted != link, links.indices.contains(wanted) || links.indices.contains(link) else {
      return
    }
    link = links.indices.contains(wanted) ? wanted : -1
    guard link >= 0 else {
      output += "\u{1B}]8;;\u{1B}\\"
      return
    }
    let spansRows = (linkRows[link]?.count ?? 0) > 1
    output += "\u{1B}]8;\(spansRows ? "id=badge-\(link + 1)" : "");\(links[link])\u{1B}\\"
  }
}
