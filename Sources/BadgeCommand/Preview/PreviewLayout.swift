internal import CommandLineKit
internal import StyleHost
internal import TerminalKit

/// The parts of a preview's window: the drawing, what is wrong beneath it, and a line about both.
struct PreviewLayout {
  /// What is shown.
  struct Content {
    /// The last drawing that could be made.
    var drawing: TerminalGrid?
    /// The cell of the surroundings.
    var paper = TerminalCell()
    /// What is wrong.
    var problem: String?
    /// What is going on that may mend it, in a word.
    var activity: String?
    /// The first column and row of the drawing that is seen, where it is larger than the room.
    var scroll = CellPosition(x: 0, y: 0)
    var showsHelp = false
    /// The left part of the line: the name, the surroundings, the locale.
    var facts: [String] = []
    /// Keys and what they do, for the right part of the line, the most important last.
    var hints: [(key: String, meaning: String)] = []
    /// The color of what is wrong.
    var alarm = TerminalColor.standard
  }

  let size: TerminalSize
  private let content: Content
  private let problemLines: [String]

  /// What is left free around a drawing that has the room.
  private static let margin = (columns: 2, rows: 1)

  /// The room for a drawing of the size of a window that has nothing else to show.
  ///
  /// - Parameter size: The window without the line about it.
  static func room(in size: TerminalSize) -> TerminalSize {
    TerminalSize(
      columns: max(size.columns - 2 * margin.columns, 1),
      rows: max(size.rows - 2 * margin.rows, 1)
    )
  }

  init(_ content: Content, in size: TerminalSize) {
    self.content = content
    self.size = size
    guard let problem = content.problem, size.rows > 2 else {
      problemLines = []
      return
    }
    let width = max(size.columns - 2, 1)
    let layout = TextLayout(width: width) { CellWidth.cells(in: $0) }
    let lines = layout.lines(of: TextSanitizer.sanitize(lines: problem))
      .flatMap { Self.pieces(of: $0, width: width) }
    problemLines = Array(lines.prefix(max(1, (size.rows - 2) / 2)))
  }

  /// The pieces of a line that has words wider than it may be, such as paths.
  private static func pieces(of line: String, width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in line {
      let cells = CellWidth.cells(of: character)
      if used > 0, used + cells > width {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += cells
    }
    return pieces
  }

  /// The rows of the drawing.
  var drawingRows: Range<Int> {
    0..<max(0, size.rows - 1 - (problemLines.isEmpty ? 0 : problemLines.count + 1))
  }

  /// How far the drawing can be scrolled to the right and down.
  var scrollLimit: CellPosition {
    guard let drawing = content.drawing else { return CellPosition(x: 0, y: 0) }
    return CellPosition(
      x: max(0, drawing.columns - size.columns),
      y: max(0, drawing.rows - drawingRows.count)
    )
  }

  /// The least scrolling after which a part of the drawing is seen, or its start where there is not
  /// the room for all of it.
  func scroll(toSee part: TerminalArea) -> CellPosition {
    func start(_ part: Range<Int>, _ scroll: Int, _ room: Int) -> Int {
      min(max(scroll, part.upperBound - room), part.lowerBound)
    }
    return CellPosition(
      x: start(part.columns, content.scroll.x, size.columns),
      y: start(part.rows, content.scroll.y, drawingRows.count)
    )
  }

  /// What is seen of a drawing that is larger than the room, for the line about it.
  var extent: [String] {
    guard let drawing = content.drawing else { return [] }
    let limit = scrollLimit
    func part(_ name: String, from scroll: Int, _ room: Int, of count: Int) -> String {
      let last = max(scroll + 1, min(count, scroll + room))
      return "\(name) \(scroll + 1)–\(last) of \(count)"
    }
    var parts: [String] = []
    if limit.y > 0 {
      parts.append(part("rows", from: content.scroll.y, drawingRows.count, of: drawing.rows))
    }
    if limit.x > 0 {
      parts.append(part("columns", from: content.scroll.x, size.columns, of: drawing.columns))
    }
    return parts
  }

  /// The whole window.
  func grid() -> TerminalGrid {
    var grid = TerminalGrid(columns: size.columns, rows: size.rows)
    guard size.rows > 0 else { return grid }
    if content.showsHelp {
      writeHelp(to: &grid)
    } else {
      grid.fill(rows: drawingRows, with: content.paper)
      if let drawing = content.drawing {
        let free = CellPosition(
          x: drawing.columns + 2 * Self.margin.columns <= size.columns ? Self.margin.columns : 0,
          y: drawing.rows + 2 * Self.margin.rows <= drawingRows.count ? Self.margin.rows : 0
        )
        grid.draw(
          drawing,
          x: free.x - content.scroll.x,
          y: free.y - content.scroll.y,
          inRows: drawingRows
        )
      }
    }
    writeProblem(to: &grid)
    writeStatus(to: &grid)
    return grid
  }

  private func writeProblem(to grid: inout TerminalGrid) {
    guard !problemLines.isEmpty else { return }
    let y = drawingRows.upperBound
    let pen = TerminalPen(traits: [.bold, .reversed], foreground: content.alarm)
    grid.fill(rows: y..<y + 1, with: TerminalCell(pen: pen))
    var title = ["Error"]
    if let activity = content.activity { title.append("\(activity) again") }
    if content.drawing != nil { title.append("above is the last good drawing") }
    grid.write(title.joined(separator: " · "), x: 1, y: y, pen: pen)
    for (index, line) in problemLines.enumerated() {
      grid.write(line, x: 1, y: y + 1 + index, pen: TerminalPen(foreground: content.alarm))
    }
  }

  private func writeStatus(to grid: inout TerminalGrid) {
    let y = size.rows - 1
    let plain = TerminalPen(traits: .reversed)
    let bold = TerminalPen(traits: [.reversed, .bold])
    grid.fill(rows: y..<y + 1, with: TerminalCell(pen: plain))
    var x = 1
    for (index, fact) in content.facts.enumerated() {
      if index > 0 { x = grid.write(" · ", x: x, y: y, pen: plain) }
      x = grid.write(fact, x: x, y: y, pen: index == 0 ? bold : plain)
    }
    // The hints that have room stand at the end.
    var start = size.columns
    for hint in content.hints.reversed() {
      let width = CellWidth.cells(in: hint.key) + 1 + CellWidth.cells(in: hint.meaning) + 2
      guard start - width > x + 1 else { break }
      start -= width
      let end = grid.write(hint.key, x: start, y: y, pen: bold)
      grid.write(hint.meaning, x: end + 1, y: y, pen: plain)
    }
  }

  private func writeHelp(to grid: inout TerminalGrid) {
    let width = PreviewKeys.help.map { CellWidth.cells(in: $0.key) }.max() ?? 0
    let start = PreviewKeys.help.count + 2 <= drawingRows.count ? 1 : 0
    for (index, entry) in PreviewKeys.help.enumerated()
    where drawingRows.contains(start + index) {
      grid.write(entry.key, x: 2, y: start + index, pen: TerminalPen(traits: .bold))
      grid.write(entry.meaning, x: 2 + width + 2, y: start + index)
    }
  }
}

extension TextSanitizer {
  /// A text of several lines, each without what is not to be drawn.
  fileprivate static func sanitize(lines text: String) -> String {
    text.split(separator: "\n").map { sanitize(String($0)) }.joined(separator: "\n")
  }
}
