import Foundation
import TestSupport
import Testing

/// Two thousand random labels through the built program.
@Suite("Random labels through the built program")
struct RandomLabelTests {
  /// A line of JSON for each label, with the file `00000.svg` and so on.
  private static let lines: String = {
    let labels = RandomLabels.labels(count: 2_000, seed: 3)
    return labels.enumerated().map { index, message in
      let label = labels[(index + 1) % labels.count].prefix(20)
      let end = index % 3 == 0 ? "" : ",\"label\":\"\(escaped(label))\""
      return "{\"message\":\"\(escaped(message))\",\"output\":\"\(index).svg\"\(end)}\n"
    }.joined()
  }()

  private static func escaped(_ text: some StringProtocol) -> String {
    text.utf16.map { "\\u" + String(UInt32($0) | 0x10000, radix: 16).dropFirst() }.joined()
  }

  @Test("No line fails, and two processes write the same bytes", arguments: ["default", "fancy"])
  func reproducible(style: String) throws {
    let tool = BuiltTool(input: Self.lines)
    for format in ["svg", "ansi"] {
      let arguments = [
        "batch", "-", "--style", style, "--format", format, "--ansi", "truecolor",
      ]
      let first = try tool.run(arguments)
      #expect(first.code == 0, "\(first.messages)")
      #expect(first.output.utf8.count { $0 == UInt8(ascii: "\n") } == 2_000)
      let second = try tool.run(arguments + ["--jobs", "1"])
      #expect(first.output == second.output)
    }
  }

  @Test(
    "xmllint takes every document",
    .external("the test that needs xmllint"),
    arguments: ["default", "fancy"]
  )
  func wellFormed(style: String) throws {
    let result = try BuiltTool(input: Self.lines).shell(
      """
      "$0" batch in --output-dir out --style \(style) || exit
      ls out | wc -l
      find out -name '*.svg' -print0 | xargs -0 xmllint --noout && echo fine
      """
    )
    #expect(result.output == "2000\nfine\n")
    #expect(result.messages == "")
  }
}
