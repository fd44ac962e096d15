import Synchronization
import Testing

@testable import CommandLineKit

@Suite("Tables of commands")
struct CommandDefinitionTests {
  @Test("A sound table has no problems")
  func sound() {
    #expect(SampleTool.root.problems().isEmpty)
  }

  @Test("Mistakes in a table are found, where they are")
  func mistakes() {
    let inner = CommandDefinition(
      name: "inner",
      abstract: "",
      arguments: [
        ArgumentDefinition("all", help: "", isRepeatable: true),
        ArgumentDefinition("more", help: "", requirement: .optional),
        ArgumentDefinition("file", help: "", requirement: .requiredUnless(options: ["scene"])),
        ArgumentDefinition("key", help: ""),
      ],
      options: [
        .option("key", short: "k", help: ""), .flag("kind", short: "k", help: ""),
        .flag("quiet", help: ""), .flag("no-links", help: ""), .invertibleFlag("links", help: ""),
        .flag("help", help: ""), .flag("two words", help: ""), .flag("--dashed", help: ""),
      ]
    )
    let root = CommandDefinition(
      name: "tool",
      abstract: "A tool.",
      arguments: [ArgumentDefinition("word", help: "")],
      options: [.flag("quiet", help: "", isGlobal: true)],
      subcommands: [inner, CommandDefinition(name: "other", aliases: ["inner"], abstract: "x")]
    )
    #expect(
      root.problems() == [
        "tool: it has both subcommands and arguments",
        "tool: 'inner' chooses two subcommands",
        "tool inner: there is no abstract",
        "tool inner: <more> never gets a word, since <all> takes them all",
        "tool inner: <file> never gets a word, since <all> takes them all",
        "tool inner: <file> depends on 'scene', which is no option",
        "tool inner: 'two words' is no name of an option",
        "tool inner: '--dashed' is no name of an option",
        "tool inner: '-k' is two options",
        "tool inner: '--no-links' is two options",
        "tool inner: '--quiet' is two options",
        "tool inner: '--help' is two options",
        "tool inner: the values of 'quiet' cannot be told apart",
        "tool inner: the values of 'key' cannot be told apart",
      ]
    )
  }

  @Test("Commands are made when they are asked for, and only those")
  func lazyCommands() {
    let made = Mutex<[String]>([])
    func entry(_ name: String, called other: String? = nil) -> CommandList.Entry {
      CommandList.Entry(name) {
        made.withLock { $0.append(name) }
        return CommandDefinition(name: other ?? name, aliases: [name + "s"], abstract: "x")
      }
    }
    let list = CommandList(entry("a"), entry("b"), entry("c", called: "d"))
    #expect(list.command(named: "b")?.name == "b")
    #expect(made.withLock(\.self) == ["b"])
    #expect(list.command(named: "bs")?.name == "b")
    #expect(list.command(named: "e") == nil)
    let tool = CommandDefinition(name: "tool", abstract: "x", subcommands: list)
    #expect(tool.problems() == ["tool: the subcommand 'c' is called otherwise itself"])
  }
}
