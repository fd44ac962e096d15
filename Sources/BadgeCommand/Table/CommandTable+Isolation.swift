internal import CommandLineKit

extension CommandTable {
  /// The options that say where the code of plugins runs, and what happens when it fails.
  static let isolationOptions: [OptionDefinition] = [
    .option(
      "fallback",
      value: "style",
      help: """
        Draw a badge in this style where its own fails. The exit status says so all the same.
        """,
      completion: .command("badge style list --names")
    ),
    .option(
      "sandbox",
      value: "when",
      help: "Which plugins run in a process that can do nothing but draw.",
      allowed: [
        AllowedValue("auto", "all but those that come with badge"),
        AllowedValue("always", "all"),
        AllowedValue("never", "none: their code can do whatever you can"),
      ],
      defaultText: "auto"
    ),
    .flag(
      "require-sandbox",
      help: "Load no plugin where the system lacks a part of what protects from it."
    ),
    .flag("verbose", help: "Show what plugins write to their outputs."),
    noPlugins,
  ]
}
