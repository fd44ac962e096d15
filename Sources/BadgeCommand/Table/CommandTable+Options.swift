internal import CommandLineKit
internal import StyleHost

extension CommandTable {
  /// The names that README badges have always used, for completion.
  private static let palette: [AllowedValue] = [
    "brightgreen", "green", "yellowgreen", "yellow", "orange", "red", "blue", "lightgrey",
    "success", "important", "critical", "informational", "inactive",
  ]

  static let badgeOptions: [OptionDefinition] = [
    .option(
      "color",
      value: "color",
      help: "The colour of the message: a name, '#0a7', 'rgb(0 170 119)' or 'hsl(162 100% 33%)'.",
      completion: .values(palette)
    ),
    .option(
      "label-color",
      value: "color",
      help: "The colour of the label.",
      completion: .values(palette)
    ),
    .option(
      "icon",
      value: "file",
      help: "A picture before the label: a PNG, or an SVG with filled paths of one colour.",
      completion: .file(extensions: ["svg", "png"])
    ),
    .option("link", value: "url", help: "Where the badge leads: http, https or mailto."),
    .option("title", value: "text", help: "What readers hear who cannot see the badge."),
  ]

  static let styleOptions: [OptionDefinition] =
    environmentOptions + [
      .option(
        "plugin",
        value: "file",
        help: "Take styles from this plugin first.",
        completion: .file(extensions: ["so"]),
        isRepeatable: true
      ),
      .option(
        "style-path",
        value: "dir",
        help: "Look for plugins in this folder before others.",
        completion: .directory,
        isRepeatable: true
      ),
    ] + isolationOptions

  /// The options that set values of the environment chain.
  static let environmentOptions: [OptionDefinition] = [
    .option(
      "style",
      value: "name[:option=value,...]",
      help: "The style, and the values of its options. Commas inside parentheses do not separate.",
      completion: .command("badge style list --names")
    ),
    .option(
      "option",
      value: "name=value",
      help: "The value of an option of the style.",
      isRepeatable: true
    ),
    .option(
      "color-scheme",
      value: "scheme",
      help: "The surroundings to draw for.",
      allowed: [
        AllowedValue("light", "a light page or terminal"),
        AllowedValue("dark", "a dark one"),
        AllowedValue("adaptive", "an SVG that follows the reader's preference"),
      ],
      defaultText: "light, or what is known of the terminal"
    ),
    .option(
      "env",
      value: "key=value",
      help: "A value of the environment, such as 'locale=sv_SE' or 'sizeCategory=large'.",
      completion: .command("badge env --names"),
      isRepeatable: true
    ),
  ]

  static let terminalOptions: [OptionDefinition] = [
    .option(
      "ansi",
      value: "colors",
      help: "How many colours the terminal has.",
      allowed: [
        AllowedValue("auto", "what the environment says, and none where the output is no terminal"),
        AllowedValue("always", "what the environment says, and 16 at least"),
        AllowedValue("never", "none"),
        AllowedValue("16", "those of the terminal's palette"),
        AllowedValue("256", "the indexed ones"),
        AllowedValue("truecolor", "24 bits"),
      ],
      defaultText: "auto"
    ),
    .option(
      "glyphs",
      value: "set",
      help: "The characters of edges.",
      allowed: [
        AllowedValue("auto", "unicode in a UTF-8 locale, else ascii"),
        AllowedValue("ascii", "those of every terminal"),
        AllowedValue("unicode", "block elements and box drawing"),
        AllowedValue("powerline", "also those of fonts patched for powerline"),
      ],
      defaultText: "auto"
    ),
    .option(
      "hyperlinks",
      value: "when",
      help: "When links are written (OSC 8).",
      allowed: [
        AllowedValue("auto", "on a terminal that is not dumb"), "always", "never",
      ],
      defaultText: "auto"
    ),
    .option(
      "background",
      value: "shade",
      help: "The terminal's own background.",
      allowed: [AllowedValue("auto", "what COLORFGBG says"), "dark", "light"],
      defaultText: "auto"
    ),
  ]
}
