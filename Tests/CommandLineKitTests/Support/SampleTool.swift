@testable import CommandLineKit

/// A tool that uses everything a table of commands can say.
enum SampleTool {
  static let root = CommandDefinition(
    name: "ship",
    abstract: "Send parcels and follow them.",
    discussion: """
      Parcels go out in the evening of the day on which they are handed in, except on Sundays and \
      on public holidays.

      Prices are in the currency of the sender.
      """,
    version: "1.2.0",
    groups: [
      OptionGroup(
        "Terminal options",
        [
          .option(
            "color",
            value: "when",
            help: "When to use colours.",
            allowed: ["auto", "always", "never"],
            defaultText: "auto",
            isGlobal: true
          ),
          .flag("verbose", short: "v", help: "Say more.", isRepeatable: true, isGlobal: true),
        ]
      )
    ],
    options: [
      .option(
        "config",
        value: "file",
        help: "Read the settings from a file.",
        completion: .file(extensions: ["json"])
      )
    ],
    subcommands: [send, track, carrier, completions, debug],
    sections: [
      HelpSection(
        "Exit status",
        entries: [
          .init("0", "Everything went well."),
          .init("1", "A parcel was not accepted."),
          .init("64", "The command line was not understood."),
        ]
      )
    ]
  )

  static let send = CommandDefinition(
    name: "send",
    abstract: "Send one parcel.",
    discussion: "The label is written where --output says, ready to be printed.",
    usage: ["[<options>] [<note>] <address>", "[<options>] --batch <file>"],
    examples: [
      CommandExample("Send a book to Lund, tomorrow", "ship send --express Lund"),
      CommandExample("Send what a file lists", "ship send --batch parcels.csv"),
    ],
    arguments: [
      ArgumentDefinition("note", help: "What to write on the label.", requirement: .optional),
      ArgumentDefinition(
        "address",
        help: "Where to send the parcel.",
        requirement: .requiredUnless(options: ["batch"])
      ),
    ],
    groups: [
      OptionGroup(
        "Parcel options",
        [
          .option("weight", short: "w", value: "kg", help: "How heavy the parcel is."),
          .option(
            "size",
            help: "How large the parcel is.",
            allowed: [
              .init("small", "Fits through a letter box."),
              .init("medium", "Fits under an arm; at most 60 cm long, 40 cm wide and 20 cm high."),
              .init("large", "Everything else."),
            ],
            defaultText: "small"
          ),
          .option(
            "tag",
            value: "key=value",
            help: "Note something about the parcel; may be repeated.",
            isRepeatable: true
          ),
          .invertibleFlag(
            "insured",
            short: "i",
            help: "Whether losses are paid for.",
            defaultText: "--insured"
          ),
          .flag("express", short: "x", help: "Deliver tomorrow rather than [maybe] next week."),
        ]
      )
    ],
    options: [
      .option(
        "output",
        "label-file",
        short: "o",
        value: "file",
        help: "Write the label to a file.",
        completion: .file(extensions: ["svg", "png"])
      ),
      .option("folder", value: "folder", help: "Keep copies here.", completion: .directory),
      .option(
        "carrier",
        value: "name",
        help: "Who carries the parcel.",
        completion: .command("ship carrier list --names")
      ),
      .option(
        "batch",
        short: "b",
        value: "file",
        help: "Send what a file lists.",
        completion: .file(extensions: [])
      ),
      .option("secret", help: "Not for everyone.", isHidden: true),
    ]
  )

  static let track = CommandDefinition(
    name: "track",
    abstract: "Tell where parcels are.",
    arguments: [
      ArgumentDefinition("number", help: "The numbers of the parcels.", isRepeatable: true)
    ],
    options: [
      .option(
        "format",
        help: "What to write.",
        allowed: ["text", "json", "csv", "html", "xml", "yaml"],
        defaultText: "text"
      ),
      .option("jobs", short: "j", value: "n", help: "How many to ask for at once."),
      .option("patience", value: "seconds", help: "How long to wait for an answer."),
      .flag("once", short: "1", help: "Ask only once."),
    ]
  )

  static let carrier = CommandDefinition(
    name: "carrier",
    aliases: ["carriers"],
    abstract: "Manage carriers.",
    subcommands: [
      CommandDefinition(
        name: "list",
        aliases: ["ls"],
        abstract: "List the carriers.",
        options: [.flag("names", help: "Only the names.")]
      ),
      CommandDefinition(
        name: "add",
        abstract: "Add a carrier.",
        arguments: [
          ArgumentDefinition("name", help: "Its name."),
          ArgumentDefinition(
            "mode",
            help: "How it travels.",
            requirement: .optional,
            allowed: ["road", "rail", "air"]
          ),
        ],
        options: [
          .option("key", help: "The key of the account.", isRequired: true),
          .option("port", value: "number", help: "The port of the service."),
        ]
      ),
    ]
  )

  static let completions = CommandDefinition(
    name: "completions",
    abstract: "Print a completion script.",
    arguments: [
      ArgumentDefinition(
        "shell",
        help: "The shell.",
        allowed: CompletionShell.allCases.map { AllowedValue($0.rawValue) }
      )
    ]
  )

  static let debug = CommandDefinition(
    name: "debug",
    abstract: "Look inside.",
    arguments: [ArgumentDefinition("word", help: "", requirement: .optional)],
    isHidden: true
  )
}

extension SampleTool {
  /// A parsed command line as one line: the path, the options in their order, and the arguments.
  static func summary(of words: [String]) throws(ParserError) -> String {
    switch try CommandParser(root: root).parse(words) {
    case .help(let path): return (["help:"] + path).joined(separator: " ")
    case .version(let version): return "version: " + version
    case .command(let command):
      let arguments = command.arguments
      let options = arguments.givenOptions.map { option in
        (option.isInverted ? "!" : "") + option.key + (option.value.map { "=" + $0 } ?? "")
      }
      let positionals = arguments.givenArguments.filter { !$0.values.isEmpty }.map {
        "<\($0.name)>=" + $0.values.joined(separator: ",")
      }
      return (command.path + options + positionals).joined(separator: " ")
    }
  }
}
