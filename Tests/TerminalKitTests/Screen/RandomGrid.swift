import StyleHost
import TestSupport

@testable import TerminalKit

/// Grids of all that makes writing cells difficult.
struct RandomGrid {
  var generator: SeededGenerator
  private(set) var grid: TerminalGrid

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    grid = TerminalGrid(columns: 0, rows: 0)
    resize()
  }

  private static let texts = [
    "a", "passing", "日本語", "❤️", "👩‍👩‍👧", "🇸🇪", "🇸", "🇪", "👍", "🏽", "e\u{301}", "क्षि", "한국", " ", "    ",
    "build: ok", "\u{200B}x", "1️⃣",
  ]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  private mutating func pen() -> TerminalPen {
    let colors: [TerminalColor] = [
      .standard, .standard, .basic(1), .basic(12), .indexed(99), .rgb(0x102030),
    ]
    let traits: [GlyphTraits] = [
      [], [], .bold, .underline, [.reversed, .bold], .italic, .strikethrough,
    ]
    return TerminalPen(traits: pick(traits), foreground: pick(colors), background: pick(colors))
  }

  /// Another window.
  mutating func resize() {
    grid = TerminalGrid(
      columns: Int.random(in: 1...24, using: &generator),
      rows: Int.random(in: 1...6, using: &generator)
    )
  }

  /// Changes some of what is there.
  mutating func change() {
    if Int.random(in: 0..<12, using: &generator) == 0 { resize() }
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let y = Int.random(in: 0..<grid.rows, using: &generator)
      var part = TerminalGrid(columns: Int.random(in: 1...12, using: &generator), rows: 1)
      let pen = pen()
      var x = 0
      for _ in 0..<3 { x = part.write(pick(Self.texts), x: x, y: 0, pen: pen) }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let link = pick(["https://example.org/a", "https://example.org/b"])
        for x in 0..<part.columns { part[x, 0].link = link }
      }
      // As a scrolled drawing does, it may be cut on both sides, in the middle of a wide character.
      grid.draw(
        part,
        x: Int.random(in: -6..<grid.columns + 2, using: &generator),
        y: y,
        inRows: 0..<grid.rows
      )
    }
  }

  /// A place for the cursor, or none.
  mutating func cursor() -> CellPosition? {
    guard Bool.random(using: &generator) else { return nil }
    return CellPosition(
      x: Int.random(in: 0..<grid.columns, using: &generator),
      y: Int.random(in: 0..<grid.rows, using: &generator)
    )
  }
}
