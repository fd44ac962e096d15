import Testing

@testable import CommandLineKit

@Suite("Reading command lines")
struct CommandParserTests {
  static let optionCases: [CommandLineCase] = [
    .init(
      "a value in the next word",
      ["send", "--weight", "3", "Lund"],
      "send weight=3 <address>=Lund"
    ),
    .init("a value after =", ["send", "--weight=3", "Lund"], "send weight=3 <address>=Lund"),
    .init("an empty value after =", ["send", "--weight=", "Lund"], "send weight= <address>=Lund"),
    .init(
      "an empty word as a value",
      ["send", "--weight", "", "Lund"],
      "send weight= <address>=Lund"
    ),
    .init("a value with = inside", ["send", "--tag=a=b", "Lund"], "send tag=a=b <address>=Lund"),
    .init(
      "a dashed value after =",
      ["send", "--weight=-x", "Lund"],
      "send weight=-x <address>=Lund"
    ),
    .init(
      "a short name and the next word",
      ["send", "-w", "3", "Lund"],
      "send weight=3 <address>=Lund"
    ),
    .init("a short name with its value", ["send", "-w3", "Lund"], "send weight=3 <address>=Lund"),
    .init("a short name and =", ["send", "-w=3", "Lund"], "send weight=3 <address>=Lund"),
    .init(
      "a short name and = without a value",
      ["send", "-w=", "Lund"],
      "send weight= <address>=Lund"
    ),
    .init(
      "a short name with a value that has =",
      ["send", "-wa=b", "Lund"],
      "send weight=a=b <address>=Lund"
    ),
    .init(
      "a short name with a dashed value",
      ["send", "-w-x", "Lund"],
      "send weight=-x <address>=Lund"
    ),
    .init("flags in one word", ["send", "-xi", "Lund"], "send express insured <address>=Lund"),
    .init(
      "flags and an option in one word",
      ["send", "-xw", "3", "Lund"],
      "send express weight=3 <address>=Lund"
    ),
    .init(
      "flags, an option and its value in one word",
      ["send", "-xw3", "Lund"],
      "send express weight=3 <address>=Lund"
    ),
    .init(
      "flags, an option, = and its value",
      ["send", "-xw=3", "Lund"],
      "send express weight=3 <address>=Lund"
    ),
    .init(
      "the option takes the letters after it",
      ["send", "-wxi", "Lund"],
      "send weight=xi <address>=Lund"
    ),
    .init(
      "another long name",
      ["send", "--label-file", "a.svg", "Lund"],
      "send output=a.svg <address>=Lund"
    ),
    .init(
      "the opposite of a flag",
      ["send", "--no-insured", "Lund"],
      "send !insured <address>=Lund"
    ),
    .init("a flag with an opposite", ["send", "--insured", "Lund"], "send insured <address>=Lund"),
    .init(
      "a flag twice",
      ["send", "-x", "--express", "Lund"],
      "send express express <address>=Lund"
    ),
    .init(
      "a repeatable option",
      ["send", "--tag", "a=1", "--tag=b=2", "Lund"],
      "send tag=a=1 tag=b=2 <address>=Lund"
    ),
    .init(
      "a repeatable flag",
      ["send", "-vv", "-v", "Lund"],
      "send verbose verbose verbose <address>=Lund"
    ),
    .init(
      "a value from a list",
      ["send", "--size", "large", "Lund"],
      "send size=large <address>=Lund"
    ),
    .init("a hidden option works", ["send", "--secret=1", "Lund"], "send secret=1 <address>=Lund"),
    .init(
      "a value that is the name of a command",
      ["send", "--carrier", "send", "Lund"],
      "send carrier=send <address>=Lund"
    ),
    .init(
      "letters outside ASCII",
      ["send", "--carrier=Örebro", "東京"],
      "send carrier=Örebro <address>=東京"
    ),
  ]

  static let positionalCases: [CommandLineCase] = [
    .init("options after the arguments", ["send", "Lund", "-x"], "send express <address>=Lund"),
    .init(
      "options between the arguments",
      ["send", "Hi", "-x", "Lund"],
      "send express <note>=Hi <address>=Lund"
    ),
    .init("the required argument is served first", ["send", "Lund"], "send <address>=Lund"),
    .init(
      "then the optional one before it",
      ["send", "Hi", "Lund"],
      "send <note>=Hi <address>=Lund"
    ),
    .init("an option in place of an argument", ["send", "--batch", "a.csv"], "send batch=a.csv"),
    .init(
      "with that option, the first argument is the first",
      ["send", "-ba.csv", "Hi"],
      "send batch=a.csv <note>=Hi"
    ),
    .init("an empty argument", ["send", ""], "send <address>="),
    .init(
      "an argument with spaces and a quote",
      ["send", "it's here"],
      "send <address>=it's here"
    ),
    .init("one word for a repeatable argument", ["track", "1"], "track <number>=1"),
    .init("several words for it", ["track", "1", "2", "3"], "track <number>=1,2,3"),
    .init("options between them", ["track", "a", "--jobs", "2", "b"], "track jobs=2 <number>=a,b"),
    .init(
      "an optional argument is left out",
      ["carrier", "add", "DHL", "--key", "k"],
      "carrier add key=k <name>=DHL"
    ),
    .init(
      "an optional argument is given",
      ["carrier", "add", "DHL", "rail", "--key=k"],
      "carrier add key=k <name>=DHL <mode>=rail"
    ),
    .init("a lone dash is a word", ["send", "-"], "send <address>=-"),
    .init("a lone dash is a value", ["send", "--batch", "-"], "send batch=-"),
    .init("a lone dash after a short name", ["send", "-b", "-"], "send batch=-"),
    .init("a number below zero as an argument", ["send", "-5"], "send <address>=-5"),
    .init("a fraction below zero", ["send", "-.5"], "send <address>=-.5"),
    .init("a percentage below zero", ["send", "-2.5%"], "send <address>=-2.5%"),
    .init(
      "a number below zero as a value",
      ["send", "--weight", "-5", "Lund"],
      "send weight=-5 <address>=Lund"
    ),
    .init(
      "a number below zero after a short name",
      ["send", "-w", "-1e3", "Lund"],
      "send weight=-1e3 <address>=Lund"
    ),
    .init("a digit that is an option", ["track", "-1", "a"], "track once <number>=a"),
    .init("a digit that is none beside it", ["track", "-2", "a"], "track <number>=-2,a"),
    .init("everything after -- is a word", ["send", "--", "-x"], "send <address>=-x"),
    .init(
      "-- ends the options only",
      ["send", "-x", "--", "--weight", "Lund"],
      "send express <note>=--weight <address>=Lund"
    ),
    .init("a second -- is a word", ["send", "--", "--"], "send <address>=--"),
    .init("-- after the arguments", ["send", "Lund", "--"], "send <address>=Lund"),
    .init("-- before the name of a command", ["--", "send", "-x"], "send <address>=-x"),
    .init("help is a word below a command", ["send", "help"], "send <address>=help"),
  ]

  static let commandCases: [CommandLineCase] = [
    .init("a nested command", ["carrier", "list"], "carrier list"),
    .init("an alias of a group", ["carriers", "list"], "carrier list"),
    .init("aliases all the way", ["carriers", "ls", "--names"], "carrier list names"),
    .init("a hidden command works", ["debug"], "debug"),
    .init(
      "an option of the root before the command",
      ["--config", "a.json", "send", "Lund"],
      "send config=a.json <address>=Lund"
    ),
    .init(
      "a global option before the command",
      ["--color", "never", "send", "Lund"],
      "send color=never <address>=Lund"
    ),
    .init(
      "a global option after the command",
      ["send", "--color=never", "Lund"],
      "send color=never <address>=Lund"
    ),
    .init("a global option two commands down", ["carrier", "list", "-v"], "carrier list verbose"),
    .init(
      "a global option between the commands",
      ["carrier", "-v", "list"],
      "carrier list verbose"
    ),
    .init(
      "a global flag on both sides",
      ["-v", "carrier", "-v", "list", "-v"],
      "carrier list verbose verbose verbose"
    ),
  ]

  static let requestCases: [CommandLineCase] = [
    .init("nothing at all", [], "help:"),
    .init("a bare group", ["carrier"], "help: carrier"),
    .init("a bare group by its alias", ["carriers"], "help: carrier"),
    .init("a group with options only", ["-v"], "help:"),
    .init("--help", ["--help"], "help:"),
    .init("-h", ["-h"], "help:"),
    .init("--help of a command", ["send", "--help"], "help: send"),
    .init("-h of a nested command", ["carrier", "ls", "-h"], "help: carrier list"),
    .init("-h among other letters", ["send", "-xh"], "help: send"),
    .init("--help before the command", ["--help", "carrier", "list"], "help: carrier list"),
    .init("--help with everything else in place", ["send", "-x", "Lund", "--help"], "help: send"),
    .init("--help beats what is missing", ["carrier", "add", "--help"], "help: carrier add"),
    .init("--help beats an earlier mistake", ["send", "--exprss", "--help"], "help: send"),
    .init("--help beats a value that is no good", ["send", "--size=huge", "--help"], "help: send"),
    .init("--help is no value", ["send", "--weight", "--help"], "help: send"),
    .init("help", ["help"], "help:"),
    .init("help of a command", ["help", "send"], "help: send"),
    .init("help of a nested command", ["help", "carrier", "list"], "help: carrier list"),
    .init("help of an alias", ["help", "carriers", "ls"], "help: carrier list"),
    .init("help of a hidden command", ["help", "debug"], "help: debug"),
    .init("help of a group", ["help", "carrier"], "help: carrier"),
    .init("help inside a group", ["carrier", "help", "list"], "help: carrier list"),
    .init("help help", ["help", "help"], "help:"),
    .init("help --help", ["help", "--help"], "help:"),
    .init("help send -h", ["help", "send", "-h"], "help: send"),
    .init("--version", ["--version"], "version: 1.2.0"),
    .init("--version beats the command", ["--version", "send"], "version: 1.2.0"),
  ]

  @Test("Options are read in every form", arguments: optionCases)
  func checkOptions(of testCase: CommandLineCase) throws {
    #expect(try SampleTool.summary(of: testCase.words) == testCase.expected)
  }

  @Test("Words go to the arguments they are meant for", arguments: positionalCases)
  func checkPositionals(of testCase: CommandLineCase) throws {
    #expect(try SampleTool.summary(of: testCase.words) == testCase.expected)
  }

  @Test("Subcommands are found", arguments: commandCases)
  func checkCommands(of testCase: CommandLineCase) throws {
    #expect(try SampleTool.summary(of: testCase.words) == testCase.expected)
  }

  @Test("Help and version are requests, not errors", arguments: requestCases)
  func checkRequests(of testCase: CommandLineCase) throws {
    #expect(try SampleTool.summary(of: testCase.words) == testCase.expected)
  }

  @Test("A tool without subcommands takes arguments itself")
  func withoutSubcommands() throws {
    let tool = CommandDefinition(
      name: "echo",
      abstract: "Print words.",
      arguments: [ArgumentDefinition("word", help: "", requirement: .optional, isRepeatable: true)]
    )
    guard case .command(let command) = try CommandParser(root: tool).parse(["help", "me"]) else {
      Issue.record("expected a command")
      return
    }
    #expect(command.path.isEmpty)
    #expect(command.arguments.strings("word") == ["help", "me"])
  }

  @Test("A command may have an option named version")
  func ownVersion() throws {
    let bump = CommandDefinition(
      name: "bump",
      abstract: "Change the version.",
      options: [.option("version", help: "")]
    )
    let tool = CommandDefinition(
      name: "tool",
      abstract: "A tool.",
      version: "1.0",
      subcommands: [bump]
    )
    #expect(tool.problems().isEmpty)
    guard case .command(let command) = try CommandParser(root: tool).parse(["bump", "--version=2"])
    else {
      Issue.record("expected a command")
      return
    }
    #expect(command.arguments.string("version") == "2")
  }

  @Test("A group may have a help command of its own")
  func ownHelp() throws {
    let help = CommandDefinition(name: "help", abstract: "Something else.")
    let tool = CommandDefinition(name: "tool", abstract: "A tool.", subcommands: [help])
    guard case .command(let command) = try CommandParser(root: tool).parse(["help"]) else {
      Issue.record("expected a command")
      return
    }
    #expect(command.path == ["help"])
  }
}
