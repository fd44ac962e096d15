internal import CommandLineKit
internal import StyleHost

extension CommandTable {
  static let render = CommandDefinition(
    name: "render",
    abstract: "Draw one badge, a scene of them, or a preview of a plugin.",
    discussion: """
      With one word the badge has a message alone. Words that begin with a dash go after '--'.

      Values that no option sets come from the environment chain: see 'badge env'.
      """,
    usage: [
      "[<options>] [<label>] <message>", "[<options>] --scene <file>",
      "[<options>] --preview <name>",
    ],
    examples: [
      CommandExample("A badge in the terminal:", "badge render build passing"),
      CommandExample(
        "An SVG file in another style:",
        "badge render license MIT --style fancy:tint=#0a7 -o license.svg"
      ),
      CommandExample(
        "One file for light and for dark pages:",
        "badge render docs latest --color-scheme adaptive -o docs.svg"
      ),
      CommandExample("A scene from the standard input:", "badge render --scene - < inbox.json"),
      CommandExample("What a plugin has to show:", "badge render --preview fancy"),
    ],
    arguments: [
      ArgumentDefinition("label", help: "The left part.", requirement: .optional),
      ArgumentDefinition(
        "message",
        help: "The right part.",
        requirement: .requiredUnless(options: ["scene", "preview"])
      ),
    ],
    groups: [
      OptionGroup("Badge options", badgeOptions),
      OptionGroup("Style options", styleOptions),
      OptionGroup("Output options", [format, output]),
      OptionGroup("Terminal options", terminalOptions),
    ],
    options: [
      .option(
        "scene",
        value: "file",
        help: "Draw the scene document in a file instead; '-' is the standard input.",
        completion: .file(extensions: ["json"])
      ),
      .option(
        "preview",
        value: "name",
        help: """
          Draw a preview of the first plugin that has it instead; those that --plugin names come \
          before others.
          """
      ),
    ]
  )

  static let format = OptionDefinition.option(
    "format",
    value: "format",
    help: "What is written.",
    allowed: [
      AllowedValue("svg", "an SVG document"),
      AllowedValue("ansi", "text for a terminal, coloured as --ansi says"),
      AllowedValue("text", "plain text"),
      AllowedValue("json", "the list of what is drawn, in points"),
    ],
    defaultText: "by the ending of the output file, else ansi on a terminal and svg elsewhere"
  )

  static let output = OptionDefinition.option(
    "output",
    short: "o",
    value: "file",
    help: """
      Write to a file, which takes the place of the old one in one step; '-' is the standard output.
      """,
    completion: .file(extensions: [])
  )
}
