internal import CommandLineKit

extension CommandTable {
  static let preview = CommandDefinition(
    name: "preview",
    abstract: "Show a scene, or the previews of a plugin, live in the terminal.",
    discussion: """
      The drawing fills the terminal until 'q' is pressed; '?' shows the other keys. Light and dark \
      surroundings and the locale change by a key. With --watch a change of the scene's file shows \
      at once. A change of the plugin's file does too; where the plugin stands in the '.build' of \
      its package, that is built first, and again when one of its sources changes. While something is wrong, \
      the last good drawing stays with what is wrong beneath it.

      The previews of a plugin are alive: their buttons and fields take keys, their timers run. They \
      do so in a process of their own, which can do nothing else unless --sandbox never is given.

      Where the output is no terminal, the scene or the preview is drawn once.
      """,
    usage: [
      "[<options>] <name>", "[<options>] --plugin <file> [<name>]", "[<options>] --scene <file>",
    ],
    examples: [
      CommandExample("The previews of an installed style:", "badge preview fancy"),
      CommandExample(
        "A plugin beside the editor that it is written in:",
        "badge preview --plugin .build/debug/libOutlineStyle.so --watch"
      ),
      CommandExample(
        "A scene beside the editor that it is written in:",
        "badge preview --scene inbox.json --watch"
      ),
      CommandExample(
        "With the locales that Control-G goes through:",
        "badge preview --scene inbox.json --env previewLocales=sv_SE,ar_EG"
      ),
    ],
    arguments: [
      ArgumentDefinition(
        "name",
        help: """
          A preview of a plugin, or a style whose plugin has previews; those that --plugin names come \
          before others.
          """,
        requirement: .requiredUnless(options: ["scene", "plugin"])
      )
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
      .flag("watch", help: "Show changes of the scene or of the plugin as they are saved."),
    ]
  )
}
