import Foundation
import TestSupport
import Testing

@testable import BadgeCommand

@Suite("An input is cut into whole lines")
struct LineBlockTests {
  /// A line as a worker sees it; nil for one that is too long.
  private struct Line: Equatable {
    var number: Int
    var text: String?
  }

  private func lines(_ bytes: [UInt8], pieces: Int = .max) throws(InputError) -> [Line] {
    var reader = LineBlockReader(TextInput(bytes, pieces: pieces))
    var lines: [Line] = []
    while let block = try reader.next() {
      if block.isTooLong {
        lines.append(Line(number: block.firstLine, text: nil))
      } else {
        block.forEachLine { number, line in
          lines.append(Line(number: number, text: String(decoding: line, as: UTF8.self)))
        }
      }
    }
    return lines
  }

  @Test(
    "Ends of lines are taken off",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\r\n", ["a", "b"]),
      ("\n\na\n", ["", "", "a"]),
      ("a\rb\n", ["a\rb"]), ("a\r", ["a"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ]
  )
  func ends(text: String, expected: [String]) throws {
    for pieces in [1, 2, 3, 1000] where pieces > 2 || !text.hasPrefix("\u{FEFF}") {
      let found = try lines(Array(text.utf8), pieces: pieces)
      #expect(found.map(\.text) == expected)
      #expect(found.map(\.number) == Array(expected.indices.map { $0 + 1 }))
    }
  }

  @Test("A line that is too long is one error, and those after it keep their numbers")
  func tooLong() throws {
    let limit = LineBlock.longestLine
    let longest = [UInt8](repeating: 0x61, count: limit)
    let input = Array("a\n".utf8) + longest + longest + Array("\nb\n".utf8) + longest
    let found = try lines(input + Array("\nc".utf8), pieces: 50_000)
    #expect(found.map(\.number) == [1, 2, 3, 4, 5])
    #expect(found[1].text == nil)
    #expect(found[2].text == "b")
    #expect(found[3].text?.utf8.count == limit)
    #expect(found[4].text == "c")
  }

  @Test("However the bytes arrive, the lines are the same", arguments: 0..<40)
  func pieces(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = [0x61, 0x62, 0x0A, 0x0A, 0x0D, 0xC3, 0xA5]
    let bytes = (0..<Int.random(in: 0...3000, using: &generator)).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
    }
    let whole = try lines(bytes)
    let cut = try lines(bytes, pieces: Int.random(in: 1...70, using: &generator))
    #expect(whole == cut)
    let feeds = bytes.count { $0 == 0x0A }
    #expect(whole.count == (bytes.last.map { $0 != 0x0A } ?? false ? feeds + 1 : feeds))
  }
}
