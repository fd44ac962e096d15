@testable import StyleTesting
import Testing

@Suite struct SnapshotFileNameTests {
  private func name(_ test: String, _ name: String?, _ strategy: String = "text") -> String {
    SnapshotFileName(
      test: test,
      name: name,
      strategy: strategy,
      pathExtension: strategy == "svg" ? "svg" : "txt"
    ).string
  }

  @Test(arguments: [
    ("draws()", nil, "text", "draws.text.txt"),
    ("draws()", "dark", "ansi-truecolor", "draws.dark.ansi-truecolor.txt"),
    ("draws(size:)", "large", "svg", "draws.large.svg"),
    ("testDraws", "v1.2_b+c", "svg", "testDraws.v1.2_b+c.svg"),
  ])
  func `a name is the test's, the snapshot's, the strategy's and the extension`(
    test: String,
    snapshot: String?,
    strategy: String,
    file: String
  ) {
    #expect(name(test, snapshot, strategy) == file)
  }

  @Test(arguments: [
    ("`draws two words`()", nil), ("draws()", "two words"), ("draws()", "a/b"),
    ("draws()", "größe"),
    ("draws()", "日本"), ("draws()", "../../etc"), ("draws()", ".hidden"), ("draws()", ""),
    ("draws()", "a:b*c?"), ("draws()", "nul\u{0}"),
  ])
  func `unsafe characters are replaced, and a hash tells what was there`(
    test: String,
    snapshot: String?
  ) {
    let file = name(test, snapshot)
    #expect(file.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_+.".contains($0)) })
    #expect(!file.contains(".."))
    #expect(!file.hasPrefix("."))
    #expect(file.contains(/[0-9a-f]{6}\./))
  }

  @Test func `names that only cleaning makes the same stay apart`() {
    let names = ["a b", "a  b", "a/b", "a-b", "a?b", "a b "].map { name("draws()", $0) }
    #expect(Set(names).count == names.count)
  }

  @Test func `the name of a cleaned name does not change from run to run`() {
    #expect(name("draws()", "two words") == "draws.two-words-eb1532.text.txt")
  }

  @Test func `a long name is cut to 100 bytes and keeps a hash of all of it`() {
    let long = String(repeating: "x", count: 300)
    let one = name("draws()", long + "1", "ansi-truecolor")
    let other = name("draws()", long + "2", "ansi-truecolor")
    #expect(one.utf8.count == 100)
    #expect(one.hasSuffix(".ansi-truecolor.txt"))
    #expect(one != other)
  }
}
