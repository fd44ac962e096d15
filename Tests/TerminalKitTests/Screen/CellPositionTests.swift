import TestSupport
import Testing

@testable import TerminalKit

@Suite struct CellPositionTests {
  @Test(
    "The cursor moves by the shortest sequence",
    arguments: [
      (CellPosition(x: 3, y: 2), CellPosition(x: 3, y: 2), ""),
      (CellPosition(x: 3, y: 2), CellPosition(x: 0, y: 2), "\r"),
      (CellPosition(x: 3, y: 2), CellPosition(x: 0, y: 3), "\r\n"),
      (CellPosition(x: 3, y: 2), CellPosition(x: 2, y: 2), "\u{8}"),
      (CellPosition(x: 3, y: 2), CellPosition(x: 4, y: 2), "\u{1B}[C"),
      (CellPosition(x: 3, y: 2), CellPosition(x: 3, y: 3), "\u{1B}[B"),
      (CellPosition(x: 3, y: 2), CellPosition(x: 3, y: 0), "\u{1B}[2A"),
      (CellPosition(x: 70, y: 2), CellPosition(x: 5, y: 2), "\u{1B}[6G"),
      (CellPosition(x: 3, y: 20), CellPosition(x: 0, y: 0), "\u{1B}[H"),
      (CellPosition(x: 3, y: 2), CellPosition(x: 9, y: 9), "\u{1B}[10;10H"),
    ]
  )
  func motion(start: CellPosition, goal: CellPosition, sequence: String) {
    #expect(CellPosition.motion(from: start, to: goal) == sequence)
  }

  @Test("From anywhere to anywhere, and from nowhere")
  func everywhere() {
    let places = (0..<6).flatMap { y in (0..<12).map { CellPosition(x: $0, y: y) } }
    for goal in places {
      for start in places.map(Optional.some) + [nil] {
        var model = TerminalModel(columns: 12, rows: 6) { _ in 1 }
        if let start { model.write("\u{1B}[\(start.y + 1);\(start.x + 1)H") }
        model.write(CellPosition.motion(from: start, to: goal))
        #expect(model.cursor == (goal.x, goal.y) && model.problems == [])
      }
    }
  }
}
