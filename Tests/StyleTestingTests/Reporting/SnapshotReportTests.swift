@testable import StyleTesting
import Testing

@Suite struct SnapshotReportTests {
  private func message(_ reference: String, _ received: String) -> String {
    let site = SnapshotSite(
      fileID: "LogoTests/Logo.swift",
      filePath: "/tests/Logo.swift",
      line: 1,
      column: 1,
      function: "draws()",
      filter: "LogoTests"
    )
    let difference = SnapshotDifference(reference: Array(reference.utf8), received: received)
    let report = SnapshotReport(
      outcome: .differs(difference),
      path: "/tests/__Snapshots__/Logo/draws.text.txt",
      site: site,
      isModeInCode: false,
      isRepeated: false
    )
    return report.message ?? ""
  }

  @Test func `a difference is shown with a caret, the diff and the command`() {
    #expect(
      message("[build: passing]\n", "[build: failing]\n") == """
        The snapshot differs from its reference /tests/__Snapshots__/Logo/draws.text.txt.
        First difference in line 1, character 9:
          reference: [build: passing]
          received:  [build: failing]
                             ^
        --- /tests/__Snapshots__/Logo/draws.text.txt
        +++ /tests/__Snapshots__/Logo/draws.text.txt
        @@ -1 +1 @@
        -[build: passing]
        +[build: failing]
        To accept the change:
        BADGE_SNAPSHOTS=failed swift test --filter LogoTests
        """
    )
  }

  @Test func `the caret stands below the character in cells`() {
    let lines = message("构建 a\n", "构建 b\n").split(separator: "\n")
    #expect(lines[3] == "  received:  构建 b")
    #expect(lines[4] == String(repeating: " ", count: 13 + 5) + "^")
  }

  @Test func `a long line is cut around the difference`() {
    let head = String(repeating: "x", count: 500)
    let lines = message(head + "a" + head, head + "b" + head).split(separator: "\n")
    #expect(lines[2].count < 130)
    #expect(lines[2].contains("…xxx") && lines[2].contains("xxxaxxx") && lines[2].hasSuffix("…"))
    #expect(pointed(lines) == "b")
  }

  @Test func `the caret stands after escaped characters`() {
    let lines = message("\u{1B}[1ma", "\u{1B}[1mb").split(separator: "\n")
    #expect(pointed(lines) == "b")
  }

  /// The character of the snapshot's line above the caret.
  private func pointed(_ lines: [Substring]) -> Character? {
    Array(lines[3]).dropFirst(lines[4].count - 1).first
  }

  @Test func `no more than 120 lines of a diff are shown`() {
    let old = (0..<500).map { "\($0)\n" }.joined()
    let text = message(old, "")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("-") } <= 120)
    #expect(text.contains("more lines"))
    #expect(text.contains("BADGE_SNAPSHOT_ARTIFACTS"))
    #expect(text.hasSuffix(" LogoTests"))
  }

  @Test func `no message has a character that a terminal obeys`() {
    let text = message("a\u{1B}[31m\u{202E}\n", "b\u{9B}0m\u{7}\n")
    #expect(text.contains("\\e[31m\\u{202E}"))
    #expect(
      !text.unicodeScalars.contains {
        $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value)
      }
    )
  }

  @Test func `a filter with a quote is quoted for the shell`() {
    var site = SnapshotSite(
      fileID: "",
      filePath: "",
      line: 1,
      column: 1,
      function: "",
      filter: "it's"
    )
    site.filter = "it's"
    #expect(site.command(recording: .all) == "BADGE_SNAPSHOTS=all swift test --filter 'it'\\''s'")
  }
}
