import StyleAPI
import StyleHost
import TestSupport
import Testing

@testable import TerminalKit

@Suite struct CellScreenTests {
  private func grid(_ lines: String..., columns: Int = 20) -> TerminalGrid {
    var grid = TerminalGrid(columns: columns, rows: lines.count)
    for (y, line) in lines.enumerated() { grid.write(line, x: 0, y: y) }
    return grid
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\u{1B}": text += "\\e"
      case "\r": text += "\\r"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private func update(from old: TerminalGrid, to new: TerminalGrid) -> String {
    var screen = CellScreen()
    _ = screen.update(to: old)
    return escaped(screen.update(to: new))
  }

  @Test("The first frame clears the screen and writes what is on it")
  func first() {
    var screen = CellScreen()
    let frame = screen.update(to: grid("build", "", "ok"))
    #expect(escaped(frame) == #"\e[?25l\e[0m\e[H\e[2Jbuild\r\n\nok"#)
    #expect(screen.update(to: grid("build", "", "ok")) == "")
    screen.invalidate()
    #expect(screen.update(to: grid("build", "", "ok")) == frame)
  }

  @Test("Only what changed is written, by the shortest way")
  func changes() {
    let old = grid("build passing", "tests 3 failed", "end")
    #expect(update(from: old, to: grid("build passing", "tests 2 failed", "end")) == #"\e[2;7H2"#)
    // Erasing the rest of a row is shorter than blanks.
    #expect(update(from: old, to: grid("build passing", "tests", "end")) == #"\e[2;7H\e[K"#)
    // A short stretch of what is there already is shorter than a sequence that passes over it.
    #expect(update(from: old, to: grid("build p_s_ing", "tests 3 failed", "end")) == #"\e[;8H_s_"#)
    let three = update(from: old, to: grid("_uild passin_", "tests 3 failed", "_nd"))
    #expect(three == #"\e[H_\e[13G_\r\n\n_"#)
  }

  @Test("A wide character goes from all of its cells")
  func wide() {
    #expect(update(from: grid("日本語"), to: grid("日x語")) == #"\e[3Gx語 "#)
    #expect(update(from: grid("ab語"), to: grid("日語")) == "\\r日")
  }

  @Test("Colours are changed between runs only, and blanks keep what does not show on them")
  func pens() {
    var new = grid("")
    let red = TerminalPen(foreground: .basic(1))
    new.write("two words", x: 0, y: 0, pen: red)
    new.write("plate", x: 10, y: 0, pen: TerminalPen(background: .basic(4)))
    #expect(update(from: grid(""), to: new) == #"\e[31mtwo words \e[39;44mplate"#)
  }

  @Test("The cursor is shown where it is wanted, and hidden while cells are written")
  func cursor() {
    var screen = CellScreen()
    _ = screen.update(to: grid("name: "))
    let shown = screen.update(to: grid("name: "), cursor: CellPosition(x: 6, y: 0))
    #expect(escaped(shown) == #"\e[C\e[?25h"#)
    let typed = screen.update(to: grid("name: a"), cursor: CellPosition(x: 7, y: 0))
    #expect(escaped(typed) == #"\e[?25la\e[?25h"#)
    #expect(screen.update(to: grid("name: a"), cursor: CellPosition(x: 7, y: 0)) == "")
    #expect(escaped(screen.update(to: grid("name: a"))) == #"\e[?25l"#)
    #expect(screen.update(to: grid("name: a"), cursor: CellPosition(x: 70, y: 0)) == "")
  }

  @Test("A frame is shown all at once where the terminal can do that")
  func synchronized() {
    var screen = CellScreen(isSynchronized: true)
    let frame = screen.update(to: grid("ok"))
    #expect(frame.hasPrefix("\u{1B}[?2026h") && frame.hasSuffix("\u{1B}[?2026l"))
    #expect(screen.update(to: grid("ok")) == "")
  }

  @Test(
    "Terminals that show frames at once are known by name",
    arguments: [
      ("xterm-kitty", true), ("foot", true), ("alacritty-direct", true), ("xterm-256color", false),
      ("tmux-256color", false), ("screen", false), ("", false),
    ]
  )
  func names(name: String, isKnown: Bool) {
    #expect(SynchronizedOutput.isKnown(environment: ["TERM": name]) == isKnown)
  }

  @Test("A drawing's cells are those that its text has", arguments: ColorProfile.allCases)
  func drawing(profile: ColorProfile) throws {
    let renderer = ANSIRenderer(profile: profile, hyperlinks: true)
    let view = HStack(spacing: 8) {
      Text("Inbox").bold()
      Badge("言語", "日本語").link(to: "https://example.org")
      Text("👍").foregroundStyle(.red)
    }
    let drawer = ViewDrawer(target: .ansi(profile.depth), environment: EnvironmentValues())
    let list = try drawer.displayList(of: view)
    let cells = try renderer.grid(for: list)
    func model() -> TerminalModel {
      TerminalModel(columns: cells.columns, rows: cells.rows) { CellWidth.cells(of: $0) }
    }
    var (expected, shown) = (model(), model())
    expected.write(try renderer.text(for: list).replacing("\n", with: "\r\n"))
    var screen = CellScreen(hasLinks: true)
    shown.write(screen.update(to: cells))
    #expect(shown.problems == [])
    #expect(shown.cells.map { $0.map(\.seen) } == expected.cells.map { $0.map(\.seen) })
  }

  @Test("Surroundings that are painted have letters that one sees on them")
  func paper() throws {
    let drawer = ViewDrawer(target: .ansi(.trueColor), environment: EnvironmentValues())
    let list = try drawer.displayList(of: Text("a b"))
    let dark = ANSIRenderer(profile: .trueColor, background: .dark)
    let cells = try dark.grid(for: list, hasPaper: true)
    let white = TerminalPen(foreground: .rgb(0xFFFFFF), background: .rgb(0))
    #expect(cells[0, 0] == TerminalCell("a", pen: white))
    #expect(cells[1, 0] == dark.paper)
  }

  @Test("A grid knows where a part of the drawing has come to lie, on panels too")
  func place() throws {
    let renderer = ANSIRenderer(profile: .none)
    let column = VStack(alignment: .leading, spacing: 8) { ForEach(0..<9) { Text("row \($0)") } }
    func place(_ view: some View, _ part: CGRect) throws -> TerminalArea? {
      let drawer = ViewDrawer(target: .ansi(.none), environment: EnvironmentValues())
      return try renderer.grid(for: drawer.displayList(of: view), seeking: part).place
    }
    // Rows stand 24 points apart, and in cells without a space between them.
    #expect(
      try place(column, CGRect(x: 0, y: 96, width: 40, height: 16))
        == TerminalArea(columns: 0..<5, rows: 4..<5)
    )
    #expect(try place(column, CGRect(x: 0, y: 500, width: 40, height: 16)) == nil)
    let panel = Text("below").frame(width: 160, height: 112, alignment: .top)
      .sheet(isPresented: .constant(true)) { Text("panel") }
    // A panel of 9 × 3 cells in the middle of 20 × 7.
    #expect(
      try place(panel, CGRect(x: 56, y: 48, width: 48, height: 16))?.rows == 3..<4
    )
  }

  @Test("Any sequence of frames ends in what the last one alone gives")
  func random() {
    for seed in 0..<1_000 {
      var random = RandomGrid(seed: UInt64(seed))
      var screen = CellScreen(isSynchronized: seed % 2 == 0, hasLinks: seed % 3 != 0)
      var model = Self.model(for: random.grid)
      var loose = Self.model(for: random.grid, sequencesAreNarrow: true)
      for _ in 0..<6 {
        random.change()
        let cursor = random.cursor()
        if model.columns != random.grid.columns || model.rows != random.grid.rows {
          model = Self.model(for: random.grid)
          loose = Self.model(for: random.grid, sequencesAreNarrow: true)
        }
        let text = screen.update(to: random.grid, cursor: cursor)
        model.write(text)
        loose.write(text)
        var whole = CellScreen(hasLinks: screen.hasLinks)
        var fresh = Self.model(for: random.grid)
        fresh.write(whole.update(to: random.grid, cursor: cursor))
        #expect(model.problems == [] && fresh.problems == [], "seed \(seed)")
        guard model.cells.map({ $0.map(\.seen) }) == fresh.cells.map({ $0.map(\.seen) }) else {
          Issue.record("seed \(seed): \(model.lines) is not \(fresh.lines)")
          return
        }
        #expect(model.lines == Self.lines(of: random.grid), "seed \(seed)")
        #expect(model.isCursorShown == (cursor != nil), "seed \(seed)")
        if let cursor { #expect(model.cursor == (cursor.x, cursor.y), "seed \(seed)") }
        // Where the terminal disagrees about a sequence's width, everything else is in its place.
        let hasMoved = zip(loose.cells, model.cells).contains { loose, model in
          zip(loose, model).contains { $0.text != $1.text && !($0.text == " " && $1.text == "") }
        }
        #expect(!hasMoved, "seed \(seed): \(loose.lines)")
        #expect(screen.update(to: random.grid, cursor: cursor) == "", "seed \(seed)")
      }
    }
  }

  private static func model(
    for grid: TerminalGrid,
    sequencesAreNarrow: Bool = false
  ) -> TerminalModel {
    TerminalModel(columns: grid.columns, rows: grid.rows) { character in
      let cells = CellWidth.cells(of: character)
      return sequencesAreNarrow && character.unicodeScalars.count > 1 ? min(cells, 1) : cells
    }
  }

  private static func lines(of grid: TerminalGrid) -> [String] {
    (0..<grid.rows).map { y in
      var line = ""
      for x in 0..<grid.columns where !grid[x, y].isContinuation {
        line += grid[x, y].text.isEmpty ? " " : grid[x, y].text
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
