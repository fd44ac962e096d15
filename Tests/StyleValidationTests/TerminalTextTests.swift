import Testing

@testable import StyleValidation

@Suite("What is in a text for a terminal")
struct TerminalTextTests {
  @Test(
    "but colours, links and line feeds is foreign",
    arguments: [
      ("plain\ntext", []), ("\u{1B}[1;38;2;1;2;3mred\u{1B}[0m\u{1B}[m", []),
      ("\u{1B}]8;;https://a.b\u{1B}\\x\u{1B}]8;;\u{1B}\\", []), ("\u{1B}[2J", ["1B"]),
      ("\u{1B}]0;title\u{7}", ["1B", "7"]), ("a\rb", ["D"]), ("\u{9B}31m", ["9B"]),
      ("\u{1B}[31", ["1B"]), ("\u{1B}]8;;x\u{7}", ["1B", "7"]), ("\u{1B}", ["1B"]),
    ]
  )
  func foreign(text: String, characters: [String]) {
    #expect(
      TerminalText.foreignSequences(in: text) == characters.map { "the character U+\($0)" }
    )
  }
}

@Suite("A generator of random numbers")
struct SplitMixTests {
  @Test("gives the numbers of its authors' reference")
  func reference() {
    var generator = SplitMix(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    )
  }
}
