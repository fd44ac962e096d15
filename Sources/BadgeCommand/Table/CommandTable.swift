internal import CommandLineKit
internal import StyleHost

/// The commands of the tool with their options: what the parser, the help, the completion scripts
/// and the manual are made from.
enum CommandTable {
  /// The version of the tool.
  static let version = "1.0.0"

  /// When the table changed last, as the manual says it.
  static let date = "November 30, 2026"

  static let root = CommandDefinition(
    name: "badge",
    abstract: "Draw badges as SVG and as text for terminals.",
    discussion: """
      A badge is a label and a message in the look of a style, and styles are plugins. The same \
      badge can be an SVG file for a README and text in a terminal.

      Variables and configuration files are explained by 'badge help env'.
      """,
    version: version,
    examples: [
      CommandExample(
        "A badge in the terminal, or as SVG where the output is a file or a pipe:",
        "badge render build passing"
      ),
      CommandExample(
        "A file, with the colour of the message:",
        "badge render tests \"3 failed\" --color red -o tests.svg"
      ),
      CommandExample(
        "A thousand files from a thousand lines of JSON:",
        "badge batch badges.jsonl --output-dir badges"
      ),
      CommandExample("The styles that there are:", "badge style list"),
    ],
    subcommands: CommandList(
      .init("render") { render },
      .init("batch") { batch },
      .init("preview") { preview },
      .init("style") { style },
      .init("env") { environment },
      .init("completions") { completions },
      .init("manual") { manual }
    ),
    sections: [exitStatus]
  )

  /// What runs a command; nil where there is none at a path.
  static func command(at path: [String]) -> (any ToolCommand.Type)? {
    switch path {
    case ["render"]: RenderCommand.self
    case ["batch"]: BatchCommand.self
    case ["preview"]: PreviewCommand.self
    case ["style", "list"]: StyleListCommand.self
    case ["style", "inspect"]: StyleInspectCommand.self
    case ["style", "new"]: StyleNewCommand.self
    case ["style", "build"]: StyleBuildCommand.self
    case ["style", "validate"]: StyleValidateCommand.self
    case ["style", "trust"]: StyleTrustCommand.self
    case ["style", "why"]: StyleWhyCommand.self
    case ["style", "retry"]: StyleRetryCommand.self
    case ["style", "install"]: StyleInstallCommand.self
    case ["style", "remove"]: StyleRemoveCommand.self
    case ["style", "doctor"]: StyleDoctorCommand.self
    case ["env"]: EnvironmentCommand.self
    case ["completions"]: CompletionsCommand.self
    case ["manual"]: ManualCommand.self
    default: nil
    }
  }
}
