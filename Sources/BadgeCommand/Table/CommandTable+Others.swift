internal import CommandLineKit

extension CommandTable {
  static let batch = CommandDefinition(
    name: "batch",
    abstract: "Draw many badges from lines of JSON.",
    discussion: """
      Each line is an object with 'message' and, if wanted, 'label', 'color', 'labelColor', \
      'style', 'link', 'title', 'icon', 'environment' and 'output'. Blank lines are passed over.

      Without --output-dir, a line is written for each: {"line":1,"svg":"..."} or \
      {"line":2,"error":"..."}, in the order of the input. With it, each badge goes to the file \
      that its 'output' names inside that folder; of two lines with the same, the later wins.

      A line that cannot be drawn does not keep the others from it, but the exit status is then 1.
      """,
    examples: [
      CommandExample("Lines in, lines out:", "badge batch badges.jsonl > drawn.jsonl"),
      CommandExample("Files:", "generate | badge batch - --output-dir badges"),
    ],
    arguments: [
      ArgumentDefinition(
        "file",
        help: "The lines; '-' is the standard input.",
        completion: .file(extensions: ["jsonl", "ndjson", "json"])
      )
    ],
    groups: [
      OptionGroup("Style options", colorOptions + styleOptions),
      OptionGroup("Terminal options", terminalOptions),
    ],
    options: [
      .option(
        "format",
        value: "format",
        help: "What is drawn.",
        allowed: ["svg", "ansi", "text", "json"],
        defaultText: "svg, or for a file what its ending says"
      ),
      .option(
        "output-dir",
        value: "dir",
        help: "Write files into this folder, which is made if it is not there.",
        completion: .directory
      ),
      .option(
        "jobs",
        short: "j",
        value: "count",
        help: "How many badges are drawn at the same time.",
        defaultText: "the number of processors"
      ),
    ]
  )

  static let environment = CommandDefinition(
    name: "env",
    abstract: "Show every value of the environment chain and where it comes from.",
    discussion: """
      The chain, nearest last: built-in values, the user's configuration, the project's, \
      environment variables, options, and then the levels of a scene. The options of 'render' that \
      set values are understood here too.
      """,
    groups: [
      OptionGroup("Style options", colorOptions + environmentOptions),
      OptionGroup("Terminal options", terminalOptions),
    ],
    options: [
      .flag("all", help: "Show the values behind nearer ones too."),
      json,
      .flag(
        "names",
        help: "Write what '--env' takes: a name a line with '=', a tab and a sentence."
      ),
    ]
  )

  static let colorOptions = badgeOptions.filter { $0.key.hasSuffix("color") }

  static let completions = CommandDefinition(
    name: "completions",
    abstract: "Write the script that teaches a shell the commands of badge.",
    examples: [
      CommandExample("For this session of bash:", "source <(badge completions bash)"),
      CommandExample(
        "For good, in fish:",
        "badge completions fish > ~/.config/fish/completions/badge.fish"
      ),
    ],
    arguments: [
      ArgumentDefinition(
        "shell",
        help: "The shell.",
        requirement: .optional,
        allowed: CompletionShell.allCases.map { AllowedValue($0.rawValue) },
        defaultText: "the one that SHELL names"
      )
    ]
  )

  static let manual = CommandDefinition(
    name: "manual",
    abstract: "Write the manual page, in mdoc.",
    isHidden: true
  )

  static let json = OptionDefinition.flag("json", help: "Write JSON.")
}
