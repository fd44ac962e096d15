/// A cell of a screen, counted from 0.
package struct CellPosition: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

extension CellPosition {
  /// The shortest sequence that moves a terminal's cursor from one cell of a screen to another.
  ///
  /// - Parameters:
  ///   - start: Where the cursor is; nil if nobody knows.
  ///   - goal: Where it is to be.
  static func motion(from start: CellPosition?, to goal: CellPosition) -> String {
    guard start != goal else { return "" }
    var shortest =
      goal.x == 0
      ? "\u{1B}[\(count(goal.y + 1))H" : "\u{1B}[\(count(goal.y + 1));\(goal.x + 1)H"
    guard let start else { return shortest }
    func consider(_ sequence: String) {
      if sequence.utf8.count < shortest.utf8.count { shortest = sequence }
    }
    let (right, down) = (goal.x - start.x, goal.y - start.y)
    if down == 0 {
      consider(goal.x == 0 ? "\r" : "\u{1B}[\(goal.x + 1)G")
      if right > 0 { consider("\u{1B}[\(count(right))C") }
      if right < 0 {
        consider("\u{1B}[\(count(-right))D")
        if right > -4 { consider(String(repeating: "\u{8}", count: -right)) }
      }
    } else if right == 0 {
      consider(down > 0 ? "\u{1B}[\(count(down))B" : "\u{1B}[\(count(-down))A")
    }
    // A line feed alone would do whatever the terminal's mode is; after a return it is the same in
    // all of them. The goal is on the screen, so nothing scrolls.
    if goal.x == 0, down > 0, down < 4 { consider("\r" + String(repeating: "\n", count: down)) }
    return shortest
  }

  /// A parameter, which is left out where it is 1.
  private static func count(_ value: Int) -> String { value == 1 ? "" : String(value) }
}
