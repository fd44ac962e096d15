import Suggestions
import Testing

@testable import CommandLineKit

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "The distance counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("same", "same", 0), ("strct", "strict", 1),
      ("gren", "green", 1), ("stirct", "strict", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
      ("ca", "abc", 3), ("flaw", "lawn", 2), ("abcdef", "badcfe", 3), ("e\u{301}", "é", 0),
      ("👨‍👩‍👧", "👨", 1),
    ]
  )
  func distance(_ left: String, _ right: String, expected: Int) {
    #expect(EditDistance.between(left, and: right, limit: 10) == expected)
    #expect(EditDistance.between(right, and: left, limit: 10) == expected)
    #expect(EditDistance.between(left, and: right, limit: expected) == expected)
    if expected > 0 {
      #expect(EditDistance.between(left, and: right, limit: expected - 1) == nil)
    }
  }

  @Test("A limit never changes a distance within it")
  func limits() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let left = word(&generator)
      let right = word(&generator)
      let distance = plainDistance(Array(left), Array(right))
      for limit in 0...6 {
        #expect(
          EditDistance.between(left, and: right, limit: limit)
            == (distance <= limit ? distance : nil),
          "\(left) \(right) \(limit)"
        )
      }
    }
  }

  @Test(
    "A plausible candidate is found",
    arguments: [
      ("strct", "strict"), ("STRICT", "strict"), ("paralel", "parallel"), ("passnig", "passing"),
      ("conf", "configuration"), ("color-label", "label-color"), ("fanyc", "fancy"),
      ("sytel", "style"), ("svgg", "svg"),
    ]
  )
  func found(_ word: String, expected: String) {
    let candidates = [
      "strict", "parallel", "passing", "configuration", "label-color", "fancy", "style", "svg",
    ]
    #expect(Suggestion.nearest(to: word, in: candidates) == expected)
  }

  @Test(
    "An implausible one is not",
    arguments: [
      ("svg", ["png", "text"]), ("a", ["b"]), ("", ["a", "ab"]), ("on", ["no"]),
      ("green", ["black", "blue"]), ("re", ["render", "retry"]), ("x", []),
      ("quantum", ["output", "batch", "weight"]),
    ]
  )
  func notFound(_ word: String, candidates: [String]) {
    #expect(Suggestion.nearest(to: word, in: candidates) == nil)
  }

  @Test("The nearest wins, and the first of equals")
  func order() {
    #expect(Suggestion.nearest(to: "lists", in: ["lost", "list", "lits"]) == "list")
    #expect(Suggestion.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "style", in: ["styles", "Style"]) == "Style")
  }

  private func word(_ generator: inout SeededGenerator) -> String {
    let length = Int.random(in: 0...7, using: &generator)
    return String((0..<length).map { _ in "abc".randomElement(using: &generator) ?? "a" })
  }

  /// The whole table, without a limit.
  private func plainDistance(_ left: [Character], _ right: [Character]) -> Int {
    var table = Array(
      repeating: Array(repeating: 0, count: right.count + 1),
      count: left.count + 1
    )
    for row in 0...left.count { table[row][0] = row }
    for column in 0...right.count { table[0][column] = column }
    for row in 1..<(left.count + 1) {
      for column in 1..<(right.count + 1) {
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        table[row][column] = min(
          table[row - 1][column] + 1,
          table[row][column - 1] + 1,
          table[row - 1][column - 1] + cost
        )
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table[left.count][right.count]
  }
}
