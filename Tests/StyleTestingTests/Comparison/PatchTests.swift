import Foundation
@testable import StyleTesting
import TestSupport
import Testing

@Suite(
  .external("the tests that need Debian's tools")
)
struct PatchTests {
  @Test(arguments: [
    ("a\nb\nc\n", "a\nB\nc\nd\n"), ("", "a\n"), ("a\n", "b"), ("a", "a\n"),
    ("\\e[1mbold\n", "\\e[1;3mbold\n"), ("one\n\n\ntwo \n", "one\n\ntwo\n"),
  ])
  func `patch takes the diff`(old: String, new: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(old, to: "a file.txt")
    let diff = UnifiedDiff(from: old, to: new).text(file: "a file.txt")
    try folder.write(diff, to: "change.diff")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
    process.arguments = ["-p0", "--no-backup-if-mismatch", "-s", "-i", "change.diff"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.text(of: "a file.txt") == new)
  }
}
