internal import CommandLineKit

extension CommandTable {
  static let preview = CommandDefinition(
    name: "preview",
    abstract: "Show a scene live in the terminal.",
    discussion: """
      The drawing fills the terminal until 'q' is pressed; '?' shows the other keys. Light and dark \
      surroundings and the locale change by a key, and with --watch a change of the file shows at \
      once. While the file is wrong, the last good drawing stays with what is wrong beneath it.

      Where the output is no terminal, the scene is drawn once.
      """,
    usage: ["[<options>] --scene <file>"],
    examples: [
      CommandExample(
        "A scene beside the editor that it is written in:",
        "badge preview --scene inbox.json --watch"
      ),
      CommandExample(
        "With the locales that Control-G goes through:",
        "badge preview --scene inbox.json --env previewLocales=sv_SE,ar_EG"
      ),
    ],
    groups: [
      OptionGroup("Style options", colorOptions + styleOptions),
      OptionGroup("Terminal options", terminalOptions),
    ],
    options: [
      .option(
        "scene",
        value: "file",
        help: "The scene document; '-' is the standard input.",
        completion: .file(extensions: ["json"])
      ),
      .flag("watch", help: "Show changes of the file as they are saved."),
    ]
  )
}
