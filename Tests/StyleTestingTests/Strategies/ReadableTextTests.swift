@testable import StyleTesting
import Testing

@Suite struct ReadableTextTests {
  @Test(arguments: [
    ("plain text, größer 网 📦 👩‍👩‍👧 ❤️", "plain text, größer 网 📦 👩‍👩‍👧 ❤️"),
    ("\u{1B}[1mbold\u{1B}[0m", "\\e[1mbold\\e[0m"),
    ("a\tb\rc\u{0}d\u{7F}", "a\\tb\\rc\\u{0}d\\u{7F}"),
    ("a\\eb", "a\\\\eb"),
    (
      "\u{9B}1m\u{202E}\u{2028}\u{FEFF}\u{200B}\u{A0}",
      "\\u{9B}1m\\u{202E}\\u{2028}\\u{FEFF}\\u{200B}\\u{A0}"
    ),
    ("one\ntwo \n", "one\ntwo \n"),
  ])
  func `what cannot be seen is written out`(text: String, readable: String) {
    #expect(ReadableText.escape(text) == readable)
  }

  @Test func `no two texts look the same`() {
    let letters = ["\\", "e", "\u{1B}", "\t", "t", "u{1B}", "\u{202E}", "\n"]
    var texts: [String] = []
    for one in letters {
      for two in letters {
        for three in letters { texts.append(one + two + three) }
      }
    }
    #expect(Set(texts.map { ReadableText.escape($0) }).count == Set(texts).count)
  }

  @Test func `rows end with a line feed each`() {
    #expect(ReadableText.escape(rows: "") == "\n")
    #expect(ReadableText.escape(rows: "a\n") == "a\n\n")
  }
}
