import StyleHost
@testable import StyleTesting
import Testing

@Suite struct ANSICheckTests {
  private static let escape: Unicode.Scalar = "\u{1B}"

  @Test(
    arguments: [
      ("plain", .none),
      ("\u{1B}[1;31mred\u{1B}[0m\n\u{1B}[32;44mgreen\u{1B}[39;49m", .ansi16),
      ("\u{1B}[1mbold\u{1B}[22m \u{1B}[3;4;9mall\u{1B}[23;24;29m", .ansi16),
      ("\u{1B}[38;5;200;48;5;16ma\u{1B}[m", .ansi256),
      ("\u{1B}[38;2;1;31;40ma\u{1B}[0m", .trueColor),
      ("\u{1B}]8;id=a;https://example.org\u{1B}\\link\u{1B}]8;;\u{1B}\\", .ansi16),
      ("👩‍👩‍👧 e\u{301}\u{FE0F}", .none),
    ] as [(String, ColorProfile)]
  )
  func `colours and links that end with their row are all right`(
    text: String,
    profile: ColorProfile
  ) {
    #expect(ANSICheck.problems(of: text, profile) == [])
  }

  @Test(
    arguments: [
      ("\u{1B}[31mred", [.rowNotReset(1)]),
      ("a\n\u{1B}[31mred\n\u{1B}[0m", [.rowNotReset(2)]),
      ("\u{1B}[1;31mred\u{1B}[39m", [.rowNotReset(1)]),
      ("\u{1B}]8;;https://example.org\u{1B}\\a", [.rowNotReset(1)]),
      ("\u{1B}[2J", [.foreignControl(escape, row: 1)]),
      ("\u{1B}c", [.foreignControl(escape, row: 1)]),
      ("\u{1B}]0;title\u{1B}\\", [.foreignControl(escape, row: 1)]),
      ("\u{1B}]8;;x\u{7}", [.foreignControl(escape, row: 1)]),
      ("a\tb\u{7}", [.foreignControl("\t", row: 1), .foreignControl("\u{7}", row: 1)]),
      ("\u{9B}31m", [.foreignControl("\u{9B}", row: 1)]),
      ("a\u{202E}b", [.foreignControl("\u{202E}", row: 1)]),
      ("\r", [.foreignControl("\r", row: 1)]),
      ("\u{1B}[38;2;1;2;3ma\u{1B}[0m", [.tooManyColors(row: 1)]),
    ] as [(String, [StyleFinding.Problem])]
  )
  func `everything else is found`(text: String, problems: [StyleFinding.Problem]) {
    #expect(ANSICheck.problems(of: text, .ansi256) == problems)
  }

  @Test func `without colours there are no sequences`() {
    #expect(
      ANSICheck.problems(of: "\u{1B}[1ma\u{1B}[0m", .none).contains(.colorWithoutColors(row: 1))
    )
  }

  @Test func `indexed colours are too many for 16`() {
    #expect(ANSICheck.problems(of: "\u{1B}[38;5;9ma\u{1B}[0m", .ansi16) == [.tooManyColors(row: 1)])
  }
}
