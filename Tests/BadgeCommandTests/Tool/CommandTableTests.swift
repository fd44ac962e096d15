import StyleAPI
import Testing

@testable import BadgeCommand
@testable import CommandLineKit

@Suite("The table of commands")
struct CommandTableTests {
  @Test("The table is sound")
  func problems() {
    #expect(CommandTable.root.problems() == [])
  }

  @Test("Every command is run by something, and reads only what it declares")
  func commands() {
    func leaves(_ command: CommandDefinition, _ path: [String]) -> [[String]] {
      command.isGroup ? command.subcommands.flatMap { leaves($0, path + [$0.name]) } : [path]
    }
    let paths = leaves(CommandTable.root, [])
    #expect(paths.count == 17)
    for path in paths {
      #expect(CommandTable.command(at: path) != nil, "\(path)")
      // Reading a name that is not declared would stop the process.
      _ = TestTool().run(path + ["--json", "message"])
    }
  }

  @Test("Every option and argument has a help, and every group of values one for each or none")
  func help() {
    func check(_ command: CommandDefinition) {
      for option in command.options {
        #expect(!option.help.isEmpty, "\(command.name) --\(option.key)")
        #expect(option.help.hasSuffix("."), "\(command.name) --\(option.key)")
      }
      for argument in command.arguments { #expect(argument.help.hasSuffix(".")) }
      for subcommand in command.subcommands { check(subcommand) }
    }
    check(CommandTable.root)
  }

  @Test("The words of options are those of the types that read them")
  func words() throws {
    func allowed(_ name: String) -> [String] {
      CommandTable.render.options.first { $0.key == name }?.value?.allowed.map(\.name) ?? []
    }
    #expect(allowed("format") == OutputFormat.allCases.map(\.rawValue))
    for setting in OutputSetting.allCases where setting != .ambiguousWidth {
      #expect(allowed(setting.rawValue) == setting.words)
    }
  }

  @Test(
    "Help, completion scripts and the manual are as they were read last",
    arguments: [
      ("help.txt", ["--help"]), ("help-render.txt", ["help", "render"]),
      ("help-batch.txt", ["batch", "--help"]), ("help-preview.txt", ["help", "preview"]),
      ("help-style-list.txt", ["style", "list", "-h"]),
      ("help-style.txt", ["help", "style"]), ("help-style-trust.txt", ["help", "style", "trust"]),
      ("help-env.txt", ["help", "env"]), ("completion.bash", ["completions", "bash"]),
      ("completion.zsh", ["completions", "zsh"]), ("completion.fish", ["completions", "fish"]),
      ("badge.1", ["manual"]),
    ]
  )
  func golden(name: String, arguments: [String]) throws {
    let result = TestTool().run(arguments)
    #expect(result.code == 0)
    try Golden.expect(result.output, named: name)
  }

  @Test("Help fills the columns that there are")
  func columns() {
    let narrow = TestTool(variables: ["COLUMNS": "40"]).run("render", "--help").output
    let wide = TestTool(variables: ["COLUMNS": "200"]).run("render", "--help").output
    #expect(narrow.split(separator: "\n").count > wide.split(separator: "\n").count)
  }

  @Test("Headings are bold on a terminal with colours only")
  func headings() {
    let terminal = TestTool(variables: ["TERM": "xterm"], isTerminal: true)
    #expect(terminal.run("--help").output.contains("\u{1B}[1mUSAGE:"))
    #expect(!TestTool(variables: ["TERM": "xterm"]).run("--help").output.contains("\u{1B}"))
    let plain = TestTool(variables: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true)
    #expect(!plain.run("--help").output.contains("\u{1B}"))
  }

  @Test("Without a command, the help is shown")
  func bare() {
    #expect(TestTool().run().output == TestTool().run("--help").output)
    #expect(TestTool().run("style").output == TestTool().run("help", "style").output)
    #expect(TestTool().run("style").code == 0)
  }

  @Test("The version is a line of its own")
  func version() {
    let result = TestTool().run("--version")
    #expect(result.output == "\(CommandTable.version)\n")
    #expect(result.code == 0)
  }

  @Test("The version's first numbers are those of the API that plugins see")
  func apiVersion() {
    #expect(CommandTable.version.hasPrefix("\(StyleAPIVersion.current)."))
  }

  @Test("The script for the user's own shell needs no name")
  func ownShell() {
    let own = TestTool(variables: ["SHELL": "/usr/bin/fish"]).run("completions")
    #expect(own.output == TestTool().run("completions", "fish").output)
    let none = TestTool(variables: ["SHELL": "/bin/tcsh"]).run("completions")
    #expect(none.code == 64)
    #expect(none.problem == "Error: Missing expected argument '<shell>'")
  }
}
