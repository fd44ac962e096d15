import Testing

@testable import StyleHost

@Suite struct TextSanitizerTests {
  @Test(
    "Text that is drawn as it is stays as it is",
    arguments: [
      "", "build: passing ~", "Größe 日本語", "👩\u{200D}💻 ❤\u{FE0F}", "שָׁלוֹם", "می\u{200C}شود",
      "\u{FFFD}",
      "a\u{AD}b", "\u{A0}", "\u{E000}", "\u{10FFFD}",
    ]
  )
  func clean(text: String) {
    #expect(scalars(TextSanitizer.sanitize(text)) == scalars(text))
  }

  @Test(
    "What is not to be drawn is replaced, dropped or made a space",
    arguments: [
      ("tab\there", "tab here"), ("one\ntwo", "one two"), ("one\r\ntwo", "one two"),
      ("one\rtwo", "one two"), ("a\n\nb", "a  b"), ("a\r\r\n\nb", "a   b"), ("a\u{85}b", "a b"),
      ("a\u{2028}b\u{2029}c", "a b c"), ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"),
      ("\u{1B}]8;;https://example.com\u{7}x", "\u{FFFD}]8;;https://example.com\u{FFFD}x"),
      ("\u{9B}31m", "\u{FFFD}31m"), ("\u{0}", "\u{FFFD}"), ("\u{B}\u{C}", "\u{FFFD}\u{FFFD}"),
      ("a\u{7F}", "a\u{FFFD}"), ("\u{202E}gnissap", "gnissap"), ("a\u{200E}\u{200F}\u{61C}b", "ab"),
      ("\u{2066}a\u{2067}b\u{2068}c\u{2069}", "abc"),
    ]
  )
  func dirty(text: String, expected: String) {
    #expect(scalars(TextSanitizer.sanitize(text)) == scalars(expected))
    let utf8 = Array(text.utf8)
    utf8.withUnsafeBufferPointer {
      #expect(!TextSanitizer.isClean($0))
      #expect(scalars(TextSanitizer.sanitize(utf8: $0)) == scalars(expected))
    }
  }

  @Test(
    "Noncharacters are replaced",
    arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF]
  )
  func noncharacter(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(TextSanitizer.sanitize("a\(scalar)b") == "a\u{FFFD}b")
  }

  @Test(
    "Bytes that are not UTF-8 are replaced",
    arguments: [
      ([0x61, 0xFF], "a\u{FFFD}"), ([0xC0, 0x9B], "\u{FFFD}\u{FFFD}"), ([0x9B], "\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xE2, 0x80], "\u{FFFD}"),
    ] as [([UInt8], String)]
  )
  func illFormed(bytes: [UInt8], expected: String) {
    bytes.withUnsafeBufferPointer {
      #expect(!TextSanitizer.isClean($0))
      #expect(TextSanitizer.sanitize(utf8: $0) == expected)
    }
  }

  @Test("Every scalar that comes out is harmless, and a second time changes nothing")
  func fuzz() {
    var random = RandomTexts(seed: 4)
    for _ in 0..<2000 {
      let once = TextSanitizer.sanitize(random.text(maximum: 20))
      #expect(once.unicodeScalars.allSatisfy(isHarmless))
      #expect(scalars(TextSanitizer.sanitize(once)) == scalars(once))
    }
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.generalCategory != .control && !properties.isNoncharacterCodePoint
      && !properties.isBidiControl && scalar != "\u{2028}" && scalar != "\u{2029}"
  }

  /// Strings compare equal if they are canonically equivalent, which would hide differences.
  private func scalars(_ text: String) -> [Unicode.Scalar] {
    Array(text.unicodeScalars)
  }
}
