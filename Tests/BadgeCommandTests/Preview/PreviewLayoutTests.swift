import StyleHost
import TerminalKit
import Testing

@testable import BadgeCommand

@Suite struct PreviewLayoutTests {
  private func content(
    drawing: (columns: Int, rows: Int)? = (6, 1),
    problem: String? = nil
  ) -> PreviewLayout.Content {
    var content = PreviewLayout.Content()
    if let drawing {
      var grid = TerminalGrid(columns: drawing.columns, rows: drawing.rows)
      for y in 0..<drawing.rows {
        grid.write(String(repeating: "\(y % 10)", count: drawing.columns), x: 0, y: y)
      }
      content.drawing = grid
    }
    content.problem = problem
    content.facts = ["a.json", "dark"]
    content.hints = [("?", "help"), ("q", "quit")]
    return content
  }

  private func lines(_ content: PreviewLayout.Content, _ columns: Int, _ rows: Int) -> [String] {
    let grid = PreviewLayout(content, in: TerminalSize(columns: columns, rows: rows)).grid()
    return (0..<grid.rows).map { y in
      var line = ""
      for x in 0..<grid.columns where !grid[x, y].isContinuation {
        line += grid[x, y].text.isEmpty ? " " : grid[x, y].text
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  @Test("A drawing has space around it, and a line about it below")
  func plain() {
    #expect(
      lines(content(), 32, 5) == ["", "  000000", "", "", " a.json · dark  ? help  q quit"]
    )
  }

  @Test("A drawing that fills the window has no space around it")
  func full() {
    #expect(
      lines(content(drawing: (10, 3)), 10, 4) == [
        "0000000000", "1111111111", "2222222222", " a.json ·",
      ]
    )
  }

  @Test("A larger one is seen in part")
  func scrolled() {
    var content = content(drawing: (40, 9))
    content.scroll = CellPosition(x: 0, y: 7)
    let layout = PreviewLayout(content, in: TerminalSize(columns: 20, rows: 4))
    #expect(layout.scrollLimit == CellPosition(x: 20, y: 6))
    content.scroll = layout.scrollLimit
    #expect(lines(content, 8, 4).prefix(3) == ["66666666", "77777777", "88888888"])
  }

  @Test("The line says what part of a larger drawing is seen")
  func extent() {
    func extent(_ columns: Int, _ rows: Int) -> [String] {
      var content = content(drawing: (40, 9))
      content.scroll = CellPosition(x: 3, y: 2)
      return PreviewLayout(content, in: TerminalSize(columns: columns, rows: rows)).extent
    }
    #expect(extent(40, 10) == [])
    #expect(extent(40, 5) == ["rows 3–6 of 9"])
    #expect(extent(20, 10) == ["columns 4–23 of 40"])
    #expect(extent(20, 5) == ["rows 3–6 of 9", "columns 4–23 of 40"])
  }

  @Test("A part of the drawing is brought into sight by the least scrolling")
  func sight() {
    func scroll(_ columns: Range<Int>, _ rows: Range<Int>) -> CellPosition {
      var content = content(drawing: (40, 40))
      content.scroll = CellPosition(x: 10, y: 10)
      return PreviewLayout(content, in: TerminalSize(columns: 10, rows: 6))
        .scroll(toSee: TerminalArea(columns: columns, rows: rows))
    }
    #expect(scroll(12..<14, 11..<12) == CellPosition(x: 10, y: 10))
    #expect(scroll(18..<22, 14..<16) == CellPosition(x: 12, y: 11))
    #expect(scroll(5..<7, 3..<4) == CellPosition(x: 5, y: 3))
    // Of what is too large its start.
    #expect(scroll(12..<39, 12..<39) == CellPosition(x: 12, y: 12))
  }

  @Test("What is wrong stands below the drawing, broken into lines")
  func problem() {
    let content = content(problem: "a.json: line 8: there is no such key; did you mean 'text'?")
    #expect(
      lines(content, 40, 9) == [
        "", "  000000", "", "", "",
        " Error · above is the last good drawing",
        " a.json: line 8: there is no such key;",
        " did you mean 'text'?",
        " a.json · dark          ? help  q quit",
      ]
    )
    var mended = content
    mended.activity = "building"
    #expect(lines(mended, 40, 9)[5] == " Error · building again · above is the l")
    mended.drawing = nil
    #expect(lines(mended, 24, 9).contains(" Error · building again"))
    var first = content
    first.drawing = nil
    #expect(lines(first, 40, 9)[5] == " Error")
  }

  @Test("A word that is wider than the window is broken")
  func longWord() {
    let lines = lines(content(problem: "in content.hstack[1].badgee"), 14, 9)
    #expect(lines[5...7] == [" in", " content.hsta", " ck[1].badgee"])
  }

  @Test("A message from outside cannot steer the terminal, and leaves half of the window")
  func hostile() {
    let content = content(problem: "\u{1B}[2J" + String(repeating: "line\n", count: 50))
    let lines = lines(content, 30, 10)
    #expect(lines[4] == " Error · above is the last goo")
    #expect(lines[5] == " \u{FFFD}[2Jline")
    #expect(lines.filter { $0 == " line" }.count == 3)
  }

  @Test("Every window has a layout", arguments: 0...6)
  func small(rows: Int) {
    for columns in 0...12 {
      for drawing in [nil, (1, 1), (30, 30)] {
        var content = content(drawing: drawing, problem: "something is wrong")
        #expect(lines(content, columns, rows).count == rows)
        content.showsHelp = true
        #expect(lines(content, columns, rows).count == rows)
      }
    }
  }

  @Test("The help has a line for each key")
  func help() {
    var content = content()
    content.showsHelp = true
    let text = lines(content, 60, 20).joined(separator: "\n")
    for entry in PreviewKeys.help { #expect(text.contains(entry.meaning)) }
    #expect(!text.contains("000000"))
  }
}
