import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

/// A table whose texts mean something to shells, to zsh's completion system and to mdoc.
private enum HostileTool {
  static let help = """
    It's "so" \\ $(touch pwned) `touch pwned`; touch pwned [a]:b | 50% * ? ~ ^ {x,y} #
    .Sh NO SECTION
    'br \\fB
    """

  static let values = [
    "it's", "a b", "$HOME", "x:y", "[z]", "`id`", #"b\c"#, "{p,q}", "*", "~", "é",
  ]

  static let root = CommandDefinition(
    name: "ship",
    abstract: help,
    discussion: help,
    version: "1",
    examples: [CommandExample(help, "echo 'a' \"b\" \\ Op Fl")],
    subcommands: [
      CommandDefinition(
        name: "go",
        abstract: help,
        arguments: [ArgumentDefinition("it's: [x]", help: help, requirement: .optional)],
        options: [
          .option(
            "mode",
            value: "it's",
            help: help,
            allowed: values.map { AllowedValue($0, help) }
          ),
          .option("plain", help: help, allowed: values.map { AllowedValue($0) }),
          .option(
            "list",
            help: help,
            completion: .command(#"printf '%s\n' '$HOME' "it's" 'x:y' 'b\c'"#)
          ),
          .flag("fast", short: "f", help: help),
        ]
      )
    ],
    sections: [HelpSection(help, text: help, entries: [.init("Op", help), .init(".", help)])]
  )
}

@Suite(
  "Texts that mean something elsewhere",
  .external("tests that need zsh, fish and groff")
)
struct HostileTextTests {
  @Test("They are values in bash")
  func bash() throws {
    let program = """
      source "$1"
      COMP_LINE='ship go --mode ' COMP_POINT=15 COMP_WORDS=(ship go --mode '') COMP_CWORD=3
      _ship
      eval "printf '%s\\n' ${COMPREPLY[*]}"
      """
    try expect(.bash, program: program, prints: HostileTool.values)
  }

  @Test("They are values in fish", arguments: ["mode", "plain"])
  func fish(option: String) throws {
    let program = """
      source $argv[1]
      complete -C 'ship go --\(option) ' | string replace -r '\\t.*' ''
      """
    try expect(.fish, program: program, prints: HostileTool.values)
  }

  @Test("What a command prints is a value in fish")
  func fishCommand() throws {
    let program = """
      source $argv[1]
      complete -C 'ship go --list ' | string replace -r '\\t.*' ''
      """
    try expect(.fish, program: program, prints: ["$HOME", "it's", "x:y", #"b\c"#])
  }

  @Test("They are values in zsh", arguments: ["mode", "plain"])
  func zsh(option: String) throws {
    // The functions that offer the values are called outside of a completion, with _describe
    // replaced by one that prints what it is given.
    let program = """
      compdef() { }
      source "$1"
      _describe() { print -rl -- ${(P)@[-1]} }
      _ship_go__\(option)
      """
    let lines = HostileTool.values.map { value in
      let name = value.reduce(into: "") { text, character in
        if character == ":" || character == "\\" { text.append("\\") }
        text.append(character)
      }
      return option == "mode" ? "\(name):\(HostileTool.help.onOneLine)" : name
    }
    try expect(.zsh, program: program, prints: lines)
  }

  @Test("What a command prints is a value in zsh")
  func zshCommand() throws {
    let program = """
      compdef() { }
      source "$1"
      _describe() { print -rl -- ${(P)@[-1]} }
      _ship_go__list
      """
    try expect(.zsh, program: program, prints: ["$HOME", "it's", #"x\:y"#, #"b\\c"#])
  }

  @Test("They are text in the manual")
  func manual() throws {
    let page = ManualPage(root: HostileTool.root, date: "March 3, 2026").source
    try Tool.withFolder(["ship.1": page]) { folder in
      let groff = try Tool.run(
        ["groff", "-mdoc", "-ww", "-Kutf8", "-Tutf8", "-P-c", "-P-b", "-P-u", "ship.1"],
        in: folder
      )
      #expect(groff.errors.isEmpty)
      #expect(groff.output.contains(#"It's "so" \ $(touch pwned) `touch pwned`; touch pwned"#))
      #expect(groff.output.contains(".Sh NO SECTION"))
      #expect(groff.output.contains(#"'br \fB"#))
      #expect(groff.output.contains(#"echo 'a' "b" \ Op Fl"#))
      #expect(!groff.output.split(separator: "\n").contains { $0.hasPrefix("NO SECTION") })
    }
  }

  private func expect(
    _ shell: CompletionShell,
    program: String,
    prints lines: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let script = shell.completionScript(for: HostileTool.root)
    try Tool.withFolder(["script": script]) { folder in
      let options = ["bash": ["--norc"], "zsh": ["-f"], "fish": ["--no-config"]]
      let path = folder.appending(path: "script").path(percentEncoded: false)
      // The name that bash and zsh give to the program is an argument of its own.
      let name = shell == .fish ? [] : [shell.rawValue]
      let result = try Tool.run(
        [shell.rawValue] + (options[shell.rawValue] ?? []) + ["-c", program] + name + [path],
        environment: ["LC_ALL": "C.UTF-8"],
        in: folder
      )
      #expect(result.errors.isEmpty, sourceLocation: sourceLocation)
      let output = result.output.split(separator: "\n").map(String.init)
      #expect(output == lines, sourceLocation: sourceLocation)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(files == ["script"], sourceLocation: sourceLocation)
    }
  }
}
