import TestSupport
import Testing

@testable import StyleHost

@Suite("A word for a shell")
struct ShellWordTests {
  static let words: [(word: String, quoted: String)] = [
    ("/srv/styles/libNeon.so", "/srv/styles/libNeon.so"), ("", "''"), ("a b", "'a b'"),
    ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("`id`;rm -rf *", "'`id`;rm -rf *'"),
    ("~", "'~'"), ("ä", "'ä'"), (#"a\b"#, #"'a\b'"#), ("two\nlines", #"$'two\012lines'"#),
    ("\u{1B}'\\x", #"$'\033\047\134x'"#), ("#x", "'#x'"), ("a=b,c:d@e%", "a=b,c:d@e%"),
  ]

  @Test("is quoted where it has to be, and is itself again to a shell", arguments: words)
  func quoted(word: String, quoted: String) throws {
    #expect(ShellWord.quoted(word) == quoted)
    let command = "printf %s \(ShellWord.quoted(word))"
    #expect(try ChildProcess("bash", ["-c", command]).run().requireSuccess().output == word)
  }

  @Test("is never an option where it is a path")
  func path() {
    #expect(ShellWord.path("-rf") == "./-rf")
    #expect(ShellWord.path("a b") == "'a b'")
    #expect(ShellWord.path("/-") == "/-")
  }
}
