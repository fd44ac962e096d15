internal import CommandLineKit

/// The commands of the tool with their options.
enum CommandTable {
  static let root = CommandDefinition(
    name: "badge",
    abstract: "Draws badges as SVG and as text for terminals.",
    version: "0.1.0",
    subcommands: [render]
  )

  static let render = CommandDefinition(
    name: "render",
    abstract: "Draws one badge.",
    arguments: [
      ArgumentDefinition("label", help: "The left part.", requirement: .optional),
      ArgumentDefinition("message", help: "The right part.", requirement: .required),
    ],
    options: [
      .option("style", value: "name", help: "The style."),
      .option("format", value: "format", help: "The format.", allowed: ["svg", "ansi", "text"]),
      .option("output", short: "o", value: "file", help: "The file to write."),
    ]
  )
}
