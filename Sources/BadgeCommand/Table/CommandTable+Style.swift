internal import CommandLineKit
internal import StyleValidation

extension CommandTable {
  static let style = CommandDefinition(
    name: "style",
    abstract: "Show, install, trust and write the styles of badges and their plugins.",
    subcommands: [
      CommandDefinition(
        name: "list",
        abstract: "List the styles that can be used.",
        discussion: "Nothing of a plugin is run: what is shown stands in a note in its file.",
        options: searchOptions + [
          noPlugins,
          .flag(
            "all",
            help: "Show every place and file that was looked at, and why it is not used."
          ),
          json,
          .flag("names", help: "Write a name a line, with a tab and a sentence."),
        ]
      ),
      CommandDefinition(
        name: "inspect",
        abstract: "Show what a plugin says about itself, without running it.",
        arguments: [plugin],
        options: searchOptions + [json]
      ),
      new, build, validate, install, remove, trust, why, retry, doctor,
    ]
  )

  private static let new = CommandDefinition(
    name: "new",
    abstract: "Make a package for a style of your own.",
    discussion: """
      It has a style, its declaration, tests with snapshots, a README and a workflow for continuous \
      integration. 'badge style build' compiles it for this badge, and so does 'swift build'.
      """,
    examples: [
      CommandExample(
        "From nothing to a badge:",
        "badge style new neon && badge style build neon"
      )
    ],
    arguments: [
      ArgumentDefinition(
        "name",
        help: "The style's name: lower-case letters, digits and '-'."
      ),
      ArgumentDefinition(
        "folder",
        help: "The folder of the package.",
        requirement: .optional,
        defaultText: "one of the style's name",
        completion: .directory
      ),
    ],
    options: [
      .option(
        "id",
        value: "id",
        help: "The plugin's identifier, a reversed domain name.",
        defaultText: "org.example. and the name"
      )
    ]
  )

  private static let build = CommandDefinition(
    name: "build",
    abstract: "Compile a style for this badge.",
    discussion: """
      The sources beside the one style.note in Sources are compiled with swiftc against the StyleAPI \
      of this badge. The library goes to \(StylePackage.products) in the package, and is loaded to see \
      that it registers what is declared. Where nothing has changed, nothing is compiled.
      """,
    arguments: [
      ArgumentDefinition(
        "folder",
        help: "The package.",
        requirement: .optional,
        defaultText: "the current folder",
        completion: .directory
      )
    ],
    options: [
      .flag("debug", help: "Compile for a debugger, without optimisation.")
    ]
  )

  private static let validate = CommandDefinition(
    name: "validate",
    abstract: "Look for everything that can be wrong with a plugin.",
    discussion: """
      The checks look at the file, at its code without running it, and at what its styles draw, \
      which happens in processes that may do nothing else. \(ValidationReport.page) explains each \
      of them. Some findings are advice, with which a plugin passes; any other makes the exit \
      status 1.
      """,
    examples: [
      CommandExample("The package that you are in:", "badge style validate ."),
      CommandExample(
        "In continuous integration:",
        "badge style validate libNeon.so --junit report.xml"
      ),
    ],
    arguments: [
      ArgumentDefinition(
        "style",
        help: "A plugin's file, a package, which is built first, or the name of a style.",
        completion: .command("badge style list --names")
      )
    ],
    options: searchOptions + [
      .option(
        "only",
        value: "check",
        help: "Make this check, or all of this group, such as 'elf'.",
        isRepeatable: true
      ),
      .option(
        "seed",
        value: "number",
        help: "What random badges are made from.",
        defaultText: "another one each time, which the report names"
      ),
      json,
      .option(
        "junit",
        value: "file",
        help: "Write the report in JUnit's XML too.",
        completion: .file(extensions: ["xml"])
      ),
      .option(
        "cases",
        value: "dir",
        help: "Compare every scene NAME.json in this folder with NAME.svg and NAME.txt beside it.",
        defaultText: "Cases in a package",
        completion: .directory
      ),
      .flag("record", help: "Keep what is drawn of these scenes now."),
      .flag("all", help: "Show the checks that have passed, too."),
      .option(
        "timeout",
        value: "seconds",
        help: "The time for all checks. What is not checked by then makes the exit status 1, too.",
        defaultText: "\(StyleValidateCommand.usualTimeout), and none with --in-process"
      ),
      .flag(
        "in-process",
        help: "Load the plugin into this process, as a debugger needs it."
      ),
    ]
  )

  private static let install = CommandDefinition(
    name: "install",
    abstract: "Check a plugin, and put it where it is found.",
    discussion: """
      The file is copied to $XDG_DATA_HOME/badge/styles, in place of an older one of the same \
      plugin, and is trusted. Nothing of it is run. A plugin that this badge cannot use is not \
      installed.
      """,
    examples: [
      CommandExample("What you have just built:", "badge style install .build/release/libNeon.so")
    ],
    arguments: [
      ArgumentDefinition(
        "file",
        help: "The plugin.",
        completion: .file(extensions: ["so"])
      )
    ]
  )

  private static let remove = CommandDefinition(
    name: "remove",
    abstract: "Take away a plugin that was installed.",
    arguments: [
      ArgumentDefinition(
        "name",
        help: "One of its styles, its identifier, or the name of its file.",
        completion: .command("badge style list --names")
      )
    ]
  )

  private static let trust = CommandDefinition(
    name: "trust",
    abstract: "Say that a plugin may run.",
    discussion: """
      A plugin that is found in a folder runs only after you have said so, and as long as its bytes \
      stay the same: what is remembered is their SHA-256. On a terminal this is asked when the \
      plugin is used first. Bundled styles, and a file that --plugin names, need no such word.

      In CI, where nobody can be asked, the project's .badge.json says it: \
      "trustedPlugins": { "<id>": "<sha256>" }. Elsewhere these count after 'trust --project' has \
      shown them to you.
      """,
    usage: ["<style>", "<style> --hash <sha256>", "--project", "--revoke <style>"],
    arguments: [
      ArgumentDefinition(
        "style",
        help: "A style's name, or the path of a plugin.",
        requirement: .requiredUnless(options: ["project"]),
        completion: .command("badge style list --names")
      )
    ],
    options: [
      .option(
        "hash",
        value: "sha256",
        help: "Do not ask, but trust the plugin if this is the SHA-256 of its bytes."
      ),
      .flag("project", help: "Trust the plugins that the project's .badge.json names."),
      .flag("revoke", help: "Do not trust the plugin any more."),
    ]
  )

  private static let why = CommandDefinition(
    name: "why",
    abstract: "Say why a plugin is not used, and how it failed the last time.",
    arguments: [plugin]
  )

  private static let retry = CommandDefinition(
    name: "retry",
    abstract: "Try a plugin again that has failed.",
    discussion: """
      A plugin that fails in two runs on end, while it is loaded or at a fixed badge, is not tried \
      any more. One that is built again, or meets another badge, is.
      """,
    arguments: [plugin]
  )

  private static let doctor = CommandDefinition(
    name: "doctor",
    abstract: "Say what is wrong with the plugins that are found, and what to do.",
    options: searchOptions
  )

  private static let plugin = ArgumentDefinition(
    "style",
    help: "A style's name, or the path of a plugin.",
    completion: .command("badge style list --names")
  )

  static let noPlugins = OptionDefinition.flag(
    "no-plugins",
    help: "Use the bundled styles only, as with BADGE_STYLE_SAFE=1."
  )

  private static let searchOptions = styleOptions.filter {
    ["plugin", "style-path"].contains($0.key)
  }
}
