import Testing

@testable import CommandLineKit

@Suite("Completion scripts")
struct CompletionTests {
  @Test("The scripts are as they were", arguments: CompletionShell.allCases)
  func golden(shell: CompletionShell) throws {
    let script = shell.completionScript(for: SampleTool.root)
    try Golden.expect(script, named: "completion.\(shell.rawValue)")
  }

  @Test("Hidden commands and options are in no script", arguments: CompletionShell.allCases)
  func hidden(shell: CompletionShell) {
    let script = shell.completionScript(for: SampleTool.root)
    #expect(!script.contains("debug"))
    #expect(!script.contains("secret"))
  }

  @Test(
    "A shell is known by the path of its program",
    arguments: [
      ("/bin/bash", CompletionShell.bash), ("/usr/bin/zsh", .zsh), ("fish", .fish),
      ("/bin/sh", nil),
      ("", nil),
    ] as [(String, CompletionShell?)]
  )
  func path(_ path: String, shell: CompletionShell?) {
    #expect(CompletionShell(path: path) == shell)
  }

  @Test("Texts become one word of the shell")
  func quoting() {
    #expect("it's".quotedForShell == #"'it'\''s'"#)
    #expect("".quotedForShell == "''")
    #expect("'".quotedForShell == #"''\'''"#)
    #expect(#"it's a \ back"#.quotedForFish == #"'it\'s a \\ back'"#)
    #expect("two\nlines\r\nand more".onOneLine == "two lines and more")
  }
}
