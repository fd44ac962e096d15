import Foundation
import TestSupport
import Testing

@testable import BadgeCommand
@testable import StyleHost

@Suite("Texts for people and for programs")
struct TextTests {
  @Test("JSON has a line a key, and arrays of plain values on one line")
  func json() {
    let value: JSONText = [
      "name": "fancy", "isShadowed": false, "nothing": .null, "count": 3,
      "words": ["a", "b"], "none": [], "options": [["name": "tint"], ["name": "gap"]],
    ]
    #expect(
      value.document == """
        {
          "name": "fancy",
          "isShadowed": false,
          "nothing": null,
          "count": 3,
          "words": ["a", "b"],
          "none": [],
          "options": [
            {
              "name": "tint"
            },
            {
              "name": "gap"
            }
          ]
        }

        """
    )
  }

  @Test("Every string can be read again, and steers no terminal", arguments: 0..<30)
  func strings(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var text = "\"\\/\u{8}\u{C}\n\r\t\u{7F}\u{80}\u{9F}\u{A0}"
    for _ in 0..<100 {
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator) >> (seed % 16))
      text.unicodeScalars.append(scalar ?? "\u{FFFD}")
    }
    var buffer = ByteBuffer()
    buffer.append(jsonString: text)
    let json = buffer.string
    #expect(!json.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect((read as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test("Columns are as wide as their widest text in cells, and rows end with their text")
  func table() {
    let table = TextTable(rows: [["日本", "1", "x"], ["a", "", "y"], ["bcdef"], []])
    #expect(table.lines == ["日本   1  x", "a         y", "bcdef", ""])
  }

  @Test("Control characters do not reach the terminal")
  func controls() {
    #expect(TextTable(rows: [["a\u{1B}[31m", "b"]]).lines == ["a\u{FFFD}[31m  b"])
  }

  @Test(
    "SHA-256 gives the values of FIPS 180-4's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ]
  )
  func sha256(text: String, expected: String) {
    for piece in [1, 55, 63, 64, 65, 5000] {
      var hash = SHA256()
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        hash.update(Array(rest.prefix(piece)))
        rest = rest.dropFirst(piece)
      }
      #expect(hash.hexadecimal == expected)
    }
  }

  @Test(
    "A file's ending says its format",
    arguments: [
      ("a.svg", OutputFormat.svg), ("a.SVG", .svg), ("dir.svg/a.txt", .text), ("a.ans", .ansi),
      ("a.ansi", .ansi), ("a.json", .json), ("a.b.text", .text),
    ]
  )
  func format(path: String, expected: OutputFormat) {
    #expect(OutputFormat(path: path) == expected)
  }

  @Test("Other endings say nothing", arguments: ["a", "a.png", ".svg", "dir.svg/a", "", "svg"])
  func noFormat(path: String) {
    #expect(OutputFormat(path: path) == nil)
  }
}
