import Testing

@testable import CommandLineKit

@Suite("Mistakes on command lines")
struct ParserErrorTests {
  static let nameCases: [CommandLineCase] = [
    .init(
      "a letter is missing",
      ["send", "--exprss", "Lund"],
      "Unknown option '--exprss'. Did you mean '--express'?"
    ),
    .init(
      "letters are swapped",
      ["send", "--exrpess=1", "Lund"],
      "Unknown option '--exrpess'. Did you mean '--express'?"
    ),
    .init(
      "an abbreviation",
      ["send", "--weig", "3", "Lund"],
      "Unknown option '--weig'. Did you mean '--weight'?"
    ),
    .init(
      "an ambiguous abbreviation",
      ["track", "--o", "1"],
      "Unknown option '--o'"
    ),
    .init(
      "capital letters",
      ["send", "--EXPRESS", "Lund"],
      "Unknown option '--EXPRESS'. Did you mean '--express'?"
    ),
    .init(
      "an underscore",
      ["send", "--label_file", "a", "Lund"],
      "Unknown option '--label_file'. Did you mean '--label-file'?"
    ),
    .init(
      "parts in another order",
      ["send", "--file-label", "a", "Lund"],
      "Unknown option '--file-label'. Did you mean '--label-file'?"
    ),
    .init(
      "the opposite of a flag",
      ["send", "--no-insurd", "Lund"],
      "Unknown option '--no-insurd'. Did you mean '--no-insured'?"
    ),
    .init(
      "no opposite",
      ["send", "--no-express", "Lund"],
      "Unknown option '--no-express'. Did you mean '--express'?"
    ),
    .init(
      "a global option",
      ["send", "--clor", "Lund"],
      "Unknown option '--clor'. Did you mean '--color'?"
    ),
    .init("nothing like it", ["send", "--quantum", "Lund"], "Unknown option '--quantum'"),
    .init(
      "a hidden option is not suggested",
      ["send", "--secrt", "Lund"],
      "Unknown option '--secrt'"
    ),
    .init(
      "an option after the end of options",
      ["send", "--", "note", "Lund", "--express"],
      "The option '--express' has to stand before '--'"
    ),
    .init(
      "something like an option after the end of options",
      ["send", "--", "note", "Lund", "--expres"],
      "Unexpected argument '--expres'. Did you mean '--express'?"
    ),
    .init(
      "a path that is empty",
      ["send", "Lund", "--label-file", ""],
      "The value '' is invalid for '--label-file <file>'. Please provide a path."
    ),
    .init("a letter", ["send", "-z", "Lund"], "Unknown option '-z'"),
    .init("a capital letter", ["send", "-X", "Lund"], "Unknown option '-X'. Did you mean '-x'?"),
    .init("a letter among others", ["send", "-xq", "Lund"], "Unknown option '-q'"),
    .init(
      "one dash for two",
      ["send", "-express", "Lund"],
      "Unknown option '-express'. Did you mean '--express'?"
    ),
    .init("only =", ["send", "--=x", "Lund"], "Unknown option '--=x'"),
    .init("control characters", ["send", "--\u{1B}[31m"], #"Unknown option '--\u{1B}[31m'"#),
    .init(
      "three dashes",
      ["send", "---express"],
      "Unknown option '---express'. Did you mean '--express'?"
    ),
    .init(
      "an option of the root after the command",
      ["send", "--config", "a.json", "Lund"],
      "The option '--config' belongs to 'ship' and has to stand before 'send'"
    ),
    .init(
      "an option of the root two commands down",
      ["carrier", "list", "--config=a"],
      "The option '--config' belongs to 'ship' and has to stand before 'carrier'"
    ),
    .init(
      "the version of a command",
      ["send", "--version"],
      "The option '--version' belongs to 'ship' and has to stand before 'send'"
    ),
    .init(
      "an option before its command",
      ["--express", "send", "Lund"],
      "The option '--express' belongs to 'ship send' and has to stand after 'send'"
    ),
    .init(
      "an option before its nested command",
      ["carrier", "--names", "list"],
      "The option '--names' belongs to 'ship carrier list' and has to stand after 'list'"
    ),
    .init(
      "a word for help that is none",
      ["help", "--express"],
      "The option '--express' belongs to 'ship send' and has to stand after 'send'"
    ),
  ]

  static let wordCases: [CommandLineCase] = [
    .init("a subcommand", ["sned", "Lund"], "Unknown subcommand 'sned'. Did you mean 'send'?"),
    .init("a nested one", ["carrier", "lst"], "Unknown subcommand 'lst'. Did you mean 'list'?"),
    .init("an alias", ["carrierz"], "Unknown subcommand 'carrierz'. Did you mean 'carrier'?"),
    .init("help", ["hlep"], "Unknown subcommand 'hlep'. Did you mean 'help'?"),
    .init("an abbreviation", ["comp"], "Unknown subcommand 'comp'. Did you mean 'completions'?"),
    .init(
      "nothing like it",
      ["frobnicate"],
      "Unknown subcommand 'frobnicate'."
        + " Please provide one of 'send', 'track', 'carrier' or 'completions'."
    ),
    .init(
      "a hidden one is not suggested",
      ["debugg"],
      "Unknown subcommand 'debugg'."
        + " Please provide one of 'send', 'track', 'carrier' or 'completions'."
    ),
    .init(
      "even with --help",
      ["sned", "--help"],
      "Unknown subcommand 'sned'. Did you mean 'send'?"
    ),
    .init("after help", ["help", "sned"], "Unknown subcommand 'sned'. Did you mean 'send'?"),
    .init("too much after help", ["help", "send", "Lund"], "Unexpected argument 'Lund'"),
    .init("one argument too many", ["send", "Hi", "Lund", "now"], "Unexpected argument 'now'"),
    .init(
      "an option without dashes",
      ["send", "Hi", "Lund", "express"],
      "Unexpected argument 'express'. Did you mean '--express'?"
    ),
    .init(
      "a dash from a word processor",
      ["send", "Hi", "Lund", "\u{2014}express"],
      "Unexpected argument '—express'. Did you mean '--express'?"
    ),
    .init("none is taken", ["carrier", "list", "all"], "Unexpected argument 'all'"),
    .init("an argument is missing", ["send"], "Missing expected argument '<address>'"),
    .init("a repeatable one is missing", ["track", "-v"], "Missing expected argument '<number>'"),
    .init(
      "the first one is named",
      ["carrier", "add", "--key", "k"],
      "Missing expected argument '<name>'"
    ),
    .init(
      "an option is missing",
      ["carrier", "add", "DHL"],
      "Missing expected argument '--key <key>'"
    ),
  ]

  static let valueCases: [CommandLineCase] = [
    .init("at the end", ["send", "Lund", "--weight"], "Missing value for '--weight <kg>'"),
    .init("after a short name", ["send", "Lund", "-w"], "Missing value for '-w <kg>'"),
    .init(
      "before an option",
      ["send", "--weight", "-x", "Lund"],
      "Missing value for '--weight <kg>'"
    ),
    .init("before --", ["send", "--weight", "--", "Lund"], "Missing value for '--weight <kg>'"),
    .init(
      "before something that only looks like one",
      ["send", "--carrier", "-quick-", "Lund"],
      "Missing value for '--carrier <name>'. To pass '-quick-', write '--carrier=-quick-'"
    ),
    .init(
      "a value for a flag",
      ["send", "--express=yes", "Lund"],
      "The option '--express' does not take any value, but 'yes' was specified."
    ),
    .init(
      "an empty value for a flag",
      ["send", "--express=", "Lund"],
      "The option '--express' does not take any value, but '' was specified."
    ),
    .init(
      "a value for a letter",
      ["send", "-xi=yes", "Lund"],
      "The option '-i' does not take any value, but 'yes' was specified."
    ),
    .init(
      "a value for help",
      ["send", "--help=yes"],
      "The option '--help' does not take any value, but 'yes' was specified."
    ),
    .init(
      "a value of no list, with a neighbour",
      ["send", "--size", "smal", "Lund"],
      "The value 'smal' is invalid for '--size <size>'. Did you mean 'small'?"
        + " Please provide one of 'small', 'medium' or 'large'."
    ),
    .init(
      "a value of no list, with none",
      ["send", "--size=?", "Lund"],
      "The value '?' is invalid for '--size <size>'."
        + " Please provide one of 'small', 'medium' or 'large'."
    ),
    .init(
      "a list of six",
      ["track", "--format=jsno", "1"],
      """
      The value 'jsno' is invalid for '--format <format>'. Did you mean 'json'? \
      Please provide one of the following:
        - text
        - json
        - csv
        - html
        - xml
        - yaml
      """
    ),
    .init(
      "an argument",
      ["carrier", "add", "DHL", "rial", "--key=k"],
      "The value 'rial' is invalid for '<mode>'. Did you mean 'rail'?"
        + " Please provide one of 'road', 'rail' or 'air'."
    ),
    .init(
      "a line feed in a value",
      ["send", "--size", "a\nb", "Lund"],
      #"The value 'a\nb' is invalid for '--size <size>'."#
        + " Please provide one of 'small', 'medium' or 'large'."
    ),
    .init(
      "an option twice",
      ["send", "--weight=1", "-w", "2", "Lund"],
      "The option '-w' can be given only once"
    ),
    .init(
      "a global option on both sides",
      ["--color=auto", "send", "--color=never", "Lund"],
      "The option '--color' can be given only once"
    ),
    .init(
      "a flag and its opposite",
      ["send", "--insured", "--no-insured", "Lund"],
      "'--insured' and '--no-insured' cannot be used together"
    ),
  ]

  @Test("Names of options that do not exist", arguments: nameCases)
  func checkNames(of testCase: CommandLineCase) {
    expect(testCase)
  }

  @Test("Words that are too many, too few or none", arguments: wordCases)
  func checkWords(of testCase: CommandLineCase) {
    expect(testCase)
  }

  @Test("Values that are missing or no good", arguments: valueCases)
  func checkValues(of testCase: CommandLineCase) {
    expect(testCase)
  }

  @Test("A usage error ends with EX_USAGE")
  func exitCode() {
    #expect(ParserError.exitCode == 64)
  }

  @Test("The message names the option's help, the usage and where to read more")
  func wholeMessages() throws {
    #expect(
      try message(for: ["send", "--weight"]) == """
        Error: Missing value for '--weight <kg>'
        Help:  --weight <kg>  How heavy the parcel is.
        Usage: ship send [<options>] [<note>] <address>
               ship send [<options>] --batch <file>
          See 'ship send --help' for more information.

        """
    )
    #expect(
      try message(for: ["carrier", "add"]) == """
        Error: Missing expected argument '--key <key>'
        Help:  --key <key>  The key of the account.
        Usage: ship carrier add [--color <when>] [--verbose ...] --key <key>
                 [--port <number>] <name> [<mode>]
          See 'ship carrier add --help' for more information.

        """
    )
    #expect(
      try message(for: ["sned"]) == """
        Error: Unknown subcommand 'sned'. Did you mean 'send'?
        Usage: ship [--color <when>] [--verbose ...] [--config <file>] <subcommand>
          See 'ship --help' for more information.

        """
    )
  }

  private func expect(_ testCase: CommandLineCase) {
    #expect {
      try SampleTool.summary(of: testCase.words)
    } throws: { error in
      guard let error = error as? ParserError else { return false }
      let description = ErrorMessageGenerator(root: SampleTool.root).description(of: error)
      #expect(description == testCase.expected)
      return true
    }
  }

  private func message(for words: [String]) throws -> String {
    let error = try #require(throws: ParserError.self) { try SampleTool.summary(of: words) }
    return ErrorMessageGenerator(root: SampleTool.root).message(for: error)
  }
}
