import Foundation
@testable import StyleTesting
import Testing

@Suite struct UnifiedDiffTests {
  @Test func `a change is shown with three lines around it`() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\nand a half\n")
    let diff = UnifiedDiff(from: old, to: new).text(file: "numbers.txt")
    #expect(
      diff == """
        --- numbers.txt
        +++ numbers.txt
        @@ -2,7 +2,8 @@
         2
         3
         4
        -5
        +five
        +and a half
         6
         7
         8

        """
    )
  }

  @Test func `changes far apart are hunks of their own`() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\n").replacing("29\n", with: "29\n29.5\n")
    let diff = UnifiedDiff(from: old, to: new).text(file: "n")
    #expect(
      diff.split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -1,5 +1,4 @@", "@@ -27,4 +26,5 @@",
      ]
    )
  }

  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\n", "b", "@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file\n"),
  ])
  func `empty texts and missing line feeds are told`(old: String, new: String, hunk: String) {
    #expect(UnifiedDiff(from: old, to: new).text(file: "f") == "--- f\n+++ f\n" + hunk)
  }

  @Test func `nothing is shown where nothing differs`() {
    #expect(UnifiedDiff(from: "a\nb\n", to: "a\nb\n").text(file: "f").isEmpty)
  }

  @Test func `a tab ends a path with spaces`() {
    #expect(UnifiedDiff(from: "", to: "a\n").text(file: "a b").hasPrefix("--- a b\t\n+++ a b\t\n"))
  }

  @Test(arguments: 0..<200)
  func `applying the diff to the old text gives the new one`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let old = Self.text(&generator)
    let new = Bool.random(using: &generator) ? Self.text(&generator) : Self.edited(old, &generator)
    let diff = UnifiedDiff(from: old, to: new).text(file: "f")
    #expect(try Patch.apply(diff, to: old) == new)
  }

  @Test func `texts too long to be searched are replaced as a whole`() throws {
    let old = (0..<3_000).map { "old \($0)\n" }.joined()
    let new = (0..<3_000).map { "new \($0)\n" }.joined()
    let diff = UnifiedDiff(from: "first\n" + old + "last\n", to: "first\n" + new + "last\n")
    #expect(diff.lines.count == 6_002)
    #expect(
      try Patch.apply(diff.text(file: "f"), to: "first\n" + old + "last\n") == "first\n" + new
        + "last\n"
    )
  }

  /// A few of a few lines, so that many are the same; sometimes without a line feed at the end.
  private static func text(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...25, using: &generator)
    let lines = (0..<count).map { _ in
      ["a", "b", "", "\\ c", "-d", "+e"].randomElement(using: &generator) ?? ""
    }
    let text = lines.map { $0 + "\n" }.joined()
    return Bool.random(using: &generator) ? text : String(text.dropLast())
  }

  private static func edited(_ text: String, _ generator: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<3 {
      let index = Int.random(in: 0..<lines.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: lines[index] += "!"
      case 1: lines.insert("new", at: index)
      default: if lines.count > 1 { lines.remove(at: index) }
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// Applies unified diffs strictly: every line of context has to be there.
enum Patch {
  enum Failure: Error { case wrongContext(String), wrongHeader(String) }

  static func apply(_ diff: String, to text: String) throws -> String {
    guard !diff.isEmpty else { return text }
    var old = lines(of: text)[...]
    var result = ""
    var taken = 0
    var patch = lines(of: diff).dropFirst(2)
    while let line = patch.popFirst() {
      let mark = line.first
      var content = String(line.dropFirst())
      if patch.first?.hasPrefix("\\ No newline") == true {
        content = String(content.dropLast())
        patch.removeFirst()
      }
      switch mark {
      case "@":
        let numbers = line.split(separator: " ")[1].dropFirst().split(separator: ",")
        guard let first = Int(numbers[0]) else { throw Failure.wrongHeader(line) }
        let start = numbers.count == 2 && numbers[1] == "0" ? first : first - 1
        while taken < start, let kept = old.popFirst() {
          result += kept
          taken += 1
        }
      case " ", "-":
        guard old.popFirst() == content else { throw Failure.wrongContext(line) }
        taken += 1
        if mark == " " { result += content }
      case "+": result += content
      default: throw Failure.wrongHeader(line)
      }
    }
    return result + old.joined()
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) + "\n" }
    let last = lines.removeLast().dropLast()
    return last.isEmpty ? lines : lines + [String(last)]
  }
}
