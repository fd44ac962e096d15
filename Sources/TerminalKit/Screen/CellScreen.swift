package import StyleHost

/// What a terminal's screen shows, and the least that has to be written for it to show something
/// else.
///
/// The screen writes nothing itself: ``update(to:cursor:)`` returns what is to be written. The
/// terminal is in the mode of ``TerminalMode``.
///
/// ```swift
/// var screen = CellScreen()
/// try terminal.write(screen.update(to: grid))
/// grid.write("passed", x: 7, y: 0)
/// try terminal.write(screen.update(to: grid))  // "\u{1B}[8Gpass": "ed" was there before
/// ```
package struct CellScreen {
  /// Whether frames are put between the sequences that have a terminal show them all at once.
  package let isSynchronized: Bool
  /// Whether links are written.
  package let hasLinks: Bool

  /// What the terminal shows; nil if nobody knows.
  private var shown: TerminalGrid?
  private var pen = TerminalPen()
  private var link: String?
  /// Where the terminal's cursor is; nil if nobody knows.
  private var position: CellPosition?
  private var isCursorShown = false
  /// The links that were written so far, with a number each.
  ///
  /// All cells of a link have it for an id, by which terminals light them up together.
  private var links: [String: Int] = [:]
  private var output = ""

  /// The longest stretch of unchanged cells that is written again rather than passed over.
  private static let longestBridge = 8
  /// The shortest stretch of blanks for which the rest of a row is erased.
  private static let shortestErasure = 4

  /// Makes a screen of which nothing is known.
  package init(isSynchronized: Bool = false, hasLinks: Bool = false) {
    self.isSynchronized = isSynchronized
    self.hasLinks = hasLinks
  }

  /// Forgets what the terminal shows, so that the next frame is written whole.
  package mutating func invalidate() { shown = nil }

  /// Returns what makes the terminal show a grid, which is as large as its window.
  ///
  /// - Parameters:
  ///   - grid: What is to be shown.
  ///   - cursor: Where the cursor is shown; nil hides it.
  /// - Returns: Text with control sequences; empty if there is nothing to change.
  package mutating func update(to grid: TerminalGrid, cursor: CellPosition? = nil) -> String {
    output = ""
    var old = shown ?? TerminalGrid(columns: 0, rows: 0)
    if old.columns != grid.columns || old.rows != grid.rows {
      old = TerminalGrid(columns: grid.columns, rows: grid.rows)
      clear()
    }
    let start = output.utf8.count
    for y in 0..<grid.rows { update(row: y, from: old, to: grid) }
    open(nil)
    shown = grid
    let cursor = cursor.flatMap { Self.contains($0, grid) ? $0 : nil }
    if isCursorShown, cursor == nil || output.utf8.count > start {
      output = "\u{1B}[?25l" + output
      isCursorShown = false
    }
    if let cursor {
      move(to: cursor)
      if !isCursorShown { output += "\u{1B}[?25h" }
      isCursorShown = true
    }
    guard !output.isEmpty, isSynchronized else { return output }
    return "\u{1B}[?2026h" + output + "\u{1B}[?2026l"
  }

  private static func contains(_ position: CellPosition, _ grid: TerminalGrid) -> Bool {
    (0..<grid.columns).contains(position.x) && (0..<grid.rows).contains(position.y)
  }

  /// Brings a terminal of which nothing is known into a known state.
  private mutating func clear() {
    output += "\u{1B}[?25l\u{1B}[0m"
    if hasLinks { output += "\u{1B}]8;;\u{1B}\\" }
    output += "\u{1B}[H\u{1B}[2J"
    isCursorShown = false
    pen = TerminalPen()
    link = nil
    position = CellPosition(x: 0, y: 0)
  }
}

// MARK: - Rows

extension CellScreen {
  private mutating func update(row y: Int, from old: TerminalGrid, to new: TerminalGrid) {
    let changed = Self.changes(inRow: y, from: old, to: new)
    guard let last = changed.lastIndex(of: true) else { return }
    let blank = TerminalCell()
    var erased = new.columns
    while erased > 0, new[erased - 1, y] == blank { erased -= 1 }
    let erasesEnd = last - erased >= Self.shortestErasure
    var x = 0
    while x <= last {
      guard changed[x] else {
        x += 1
        continue
      }
      if erasesEnd, x >= erased {
        move(to: CellPosition(x: x, y: y))
        change(to: TerminalPen())
        open(nil)
        output += "\u{1B}[K"
        return
      }
      bridge(to: x, y: y, of: new)
      move(to: CellPosition(x: x, y: y))
      x = write(at: x, y: y, of: new)
    }
  }

  /// Which cells of a row have to be written.
  ///
  /// A grapheme is written whole, and where it takes the place of a part of another, that one's
  /// other cells too.
  private static func changes(
    inRow y: Int,
    from old: TerminalGrid,
    to new: TerminalGrid
  ) -> [Bool] {
    var changed = (0..<new.columns).map { old[$0, y] != new[$0, y] }
    var x = 0
    while x < changed.count {
      guard changed[x] else {
        x += 1
        continue
      }
      let (first, second) = (old.grapheme(x: x, y: y), new.grapheme(x: x, y: y))
      let start = min(first.lowerBound, second.lowerBound)
      let end = max(first.upperBound, second.upperBound)
      let isKnown = !changed[start..<end].contains(false)
      for cell in start..<end { changed[cell] = true }
      // What was passed already may now reach further.
      x = isKnown ? x + 1 : start
    }
    return changed
  }

  /// Writes the unchanged cells before a changed one again, if that is shorter than moving.
  private mutating func bridge(to x: Int, y: Int, of grid: TerminalGrid) {
    guard let position, position.y == y, (1...Self.longestBridge).contains(x - position.x) else {
      return
    }
    var text = ""
    for column in position.x..<x {
      let cell = grid[column, y]
      guard seenPen(for: cell) == pen, linked(cell) == link, cell.text.utf8.count <= 1,
        !cell.isContinuation
      else { return }
      text += cell.text.isEmpty ? " " : cell.text
    }
    let motion = CellPosition.motion(from: position, to: CellPosition(x: x, y: y))
    guard text.utf8.count < motion.utf8.count else { return }
    output += text
    self.position = CellPosition(x: x, y: y)
  }

  /// Writes the grapheme that begins in a cell, and returns the column after it.
  private mutating func write(at x: Int, y: Int, of grid: TerminalGrid) -> Int {
    let cell = grid[x, y]
    let end = grid.grapheme(x: x, y: y).upperBound
    open(linked(cell))
    change(to: seenPen(for: cell))
    let text = cell.text.isEmpty ? " " : cell.text
    // Terminals do not agree on how wide a sequence of scalars is. Wherever it leaves the cursor,
    // its cells are its own.
    let isSequence = text.unicodeScalars.count > 1
    if isSequence, end - x > 1 {
      output += String(repeating: " ", count: end - x)
      position = end < grid.columns ? CellPosition(x: end, y: y) : nil
      move(to: CellPosition(x: x, y: y))
    }
    if x > 0 {
      let before = grid[grid.grapheme(x: x - 1, y: y).lowerBound, y].text
      if TerminalCell.join(before.isEmpty ? " " : before, text) { output += "\u{200B}" }
    }
    output += text
    // In the last column the cursor stays, or is about to wrap.
    position = isSequence || end >= grid.columns ? nil : CellPosition(x: end, y: y)
    return end
  }

  private mutating func move(to goal: CellPosition) {
    output += CellPosition.motion(from: position, to: goal)
    position = goal
  }

  /// The pen for a cell; what cannot be seen on a blank stays as it is.
  private func seenPen(for cell: TerminalCell) -> TerminalPen {
    guard cell.text.isEmpty, !cell.isContinuation else { return cell.pen }
    if cell.pen == TerminalPen(), pen.background != .standard { return TerminalPen() }
    var wanted = cell.pen
    wanted.traits.formUnion(pen.traits.subtracting(.visibleOnBlanks))
    if cell.pen.traits.isEmpty { wanted.foreground = pen.foreground }
    return wanted
  }

  private mutating func change(to wanted: TerminalPen) {
    output += pen.sequence(to: wanted)
    pen = wanted
  }

  // MARK: Links

  private func linked(_ cell: TerminalCell) -> String? { hasLinks ? cell.link : nil }

  /// Opens a link (OSC 8) and closes the one that is open.
  private mutating func open(_ wanted: String?) {
    guard wanted != link else { return }
    link = wanted
    guard let wanted else {
      output += "\u{1B}]8;;\u{1B}\\"
      return
    }
    let number = links[wanted] ?? links.count + 1
    links[wanted] = number
    output += "\u{1B}]8;id=badge-\(number);\(wanted)\u{1B}\\"
  }
}
