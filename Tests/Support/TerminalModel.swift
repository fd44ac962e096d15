/// A terminal as far as the tests need one: it reads what is written to it strictly, and keeps the
/// cells.
package struct TerminalModel {
  /// A cell with everything that one sees of it.
  package struct Cell: Hashable, Sendable {
    /// The grapheme; a space for a blank, and empty where the one before reaches into the cell.
    package var text = " "
    package var traits: Set<Int> = []
    package var foreground = ""
    package var background = ""
    package var link = ""
  }

  package let columns: Int
  package let rows: Int
  package private(set) var cells: [[Cell]]
  /// Where the cursor is; in the last column it may be about to wrap.
  package private(set) var cursor = (x: 0, y: 0)
  package private(set) var isCursorShown = true
  /// The private modes that are on.
  package private(set) var modes: Set<Int> = [7, 25]
  /// What should not have been written.
  package private(set) var problems: [String] = []
  /// The number of graphemes that were written.
  package private(set) var writtenCount = 0

  private let width: (Character) -> Int
  private var pen = Cell()
  private var isAboutToWrap = false

  /// Makes a terminal with a blank screen.
  ///
  /// - Parameter width: The cells that a grapheme takes.
  package init(columns: Int, rows: Int, width: @escaping (Character) -> Int) {
    self.columns = columns
    self.rows = rows
    self.width = width
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows as text, without blanks at their ends.
  package var lines: [String] {
    cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Reads what is written to the terminal.
  package mutating func write(_ text: String) {
    var scalars = Substring(text).unicodeScalars
    while let scalar = scalars.first {
      switch scalar.value {
      case 0x1B:
        scalars.removeFirst()
        readSequence(&scalars)
      case 0x00..<0x20, 0x7F..<0xA0:
        scalars.removeFirst()
        control(scalar.value)
      default:
        let run = scalars.prefix { $0.value >= 0xA0 || (0x20..<0x7F).contains($0.value) }
        scalars = scalars[run.endIndex...]
        for character in String(run) { put(character) }
      }
    }
  }

  // MARK: Controls

  private mutating func control(_ value: UInt32) {
    isAboutToWrap = false
    switch value {
    case 0x08: cursor.x = max(0, cursor.x - 1)
    case 0x0A:
      if cursor.y == rows - 1 { problems.append("the screen scrolls") }
      cursor.y = min(rows - 1, cursor.y + 1)
    case 0x0D: cursor.x = 0
    case 0x18: break
    default: problems.append("the control character \(value)")
    }
  }

  private mutating func readSequence(_ scalars: inout Substring.UnicodeScalarView) {
    switch scalars.popFirst() {
    case "[":
      let parameters = scalars.prefix { (0x30...0x3F).contains($0.value) }
      scalars = scalars[parameters.endIndex...]
      guard let final = scalars.popFirst() else { return problems.append("an unfinished sequence") }
      control(String(parameters), final)
    case "]":
      let body = scalars.prefix { $0 != "\u{1B}" }
      scalars = scalars[body.endIndex...].dropFirst()
      let text = String(body)
      let fields = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      if scalars.popFirst() != "\\" || fields.count != 3 || fields[0] != "8" {
        problems.append("OSC \(String(body))")
      }
      pen.link = String(fields.last ?? "")
    case let other: problems.append("ESC \(other.map { String($0) } ?? "")")
    }
  }

  private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
    if parameters.hasPrefix("?") {
      guard let mode = Int(parameters.dropFirst()), final == "h" || final == "l" else {
        return problems.append("CSI \(parameters)\(final)")
      }
      if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
      isCursorShown = modes.contains(25)
      return
    }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = max(1, (numbers.first ?? nil) ?? 1)
    if final != "m" { isAboutToWrap = false }
    switch final {
    case "m": select(numbers.map { $0 ?? 0 })
    case "H":
      cursor = (((numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1, first - 1)
      if !(0..<columns).contains(cursor.x) || !(0..<rows).contains(cursor.y) {
        problems.append("the cursor leaves the screen")
        cursor = (0, 0)
      }
    case "A": cursor.y = max(0, cursor.y - first)
    case "B": cursor.y = min(rows - 1, cursor.y + first)
    case "C": cursor.x = min(columns - 1, cursor.x + first)
    case "D": cursor.x = max(0, cursor.x - first)
    case "G": cursor.x = min(columns, first) - 1
    case "J" where numbers == [2]:
      for y in 0..<rows { erase(row: y, from: 0) }
    case "K" where parameters.isEmpty: erase(row: cursor.y, from: cursor.x)
    default: problems.append("CSI \(parameters)\(final)")
    }
  }

  /// Erased cells have the background of the pen.
  private mutating func erase(row: Int, from start: Int) {
    for x in start..<columns { set(Cell(background: pen.background), x: x, y: row) }
  }

  private mutating func select(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: pen = Cell(link: pen.link)
      case 1, 3, 4, 7, 9: pen.traits.insert(code)
      case 22: pen.traits.remove(1)
      case 23, 24, 27, 29: pen.traits.remove(code - 20)
      case 30...37, 90...97: pen.foreground = "\(code)"
      case 40...47, 100...107: pen.background = "\(code)"
      case 39: pen.foreground = ""
      case 49: pen.background = ""
      case 38, 48:
        let rest = codes.prefix(codes.first == 5 ? 2 : 4)
        codes = codes.dropFirst(rest.count)
        let color = rest.map { String($0) }.joined(separator: ";")
        if code == 38 { pen.foreground = color } else { pen.background = color }
      default: problems.append("SGR \(code)")
      }
    }
  }

  // MARK: Text

  private mutating func put(_ character: Character) {
    let width = width(character)
    guard width > 0 else { return }
    if isAboutToWrap {
      problems.append("text after the last column")
      return
    }
    guard cursor.x + width <= columns else {
      problems.append("a wide character in the last column")
      return
    }
    writtenCount += 1
    var cell = pen
    cell.text = String(character)
    for x in cursor.x..<cursor.x + width {
      set(cell, x: x, y: cursor.y)
      cell.text = ""
    }
    isAboutToWrap = cursor.x + width == columns
    cursor.x = min(cursor.x + width, columns - 1)
  }

  /// Sets a cell; what was a part of a wide character there is gone from its other cells.
  private mutating func set(_ cell: Cell, x: Int, y: Int) {
    if !cell.text.isEmpty {
      var start = x
      while start > 0, cells[y][start].text.isEmpty { start -= 1 }
      for other in start..<x { cells[y][other].text = " " }
    }
    var end = x + 1
    while end < columns, cells[y][end].text.isEmpty {
      cells[y][end].text = " "
      end += 1
    }
    cells[y][x] = cell
  }
}

extension TerminalModel.Cell {
  /// The cell without what cannot be seen on a blank.
  package var seen: TerminalModel.Cell {
    var cell = self
    if text == " " {
      cell.traits.formIntersection([4, 7, 9])
      if cell.traits.isEmpty { cell.foreground = "" }
    }
    return cell
  }
}
