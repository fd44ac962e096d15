internal import StyleHost

/// A variable that the tool reads, for the help and the documentation.
struct EnvironmentVariable: Hashable, Sendable {
  var name: String
  /// What it does, in a sentence.
  var meaning: String

  /// All of them: those that set values of the environment chain first.
  static var all: [EnvironmentVariable] { settings + places + terminal }

  /// The variables that set values of the environment chain.
  static var settings: [EnvironmentVariable] {
    let views = EnvironmentSetting.all.map { ($0.name, $0.help) }
    let output = OutputSetting.allCases.map { ($0.rawValue, $0.help) }
    return (views + output).map { name, help in
      EnvironmentVariable(
        name: EnvironmentKeys.variable(for: name),
        meaning: "The value '\(name)'. \(help)"
      )
    }
  }

  /// The variables that say where files are.
  static let places = [
    EnvironmentVariable(
      name: "BADGE_STYLE_PATH",
      meaning: "Folders of plugins, separated by colons."
    ),
    EnvironmentVariable(
      name: "BADGE_STYLE_SAFE",
      meaning: "Not 0, false, no or off: only the bundled styles are used."
    ),
    EnvironmentVariable(
      name: "CI",
      meaning: """
        Not 0, false, no or off: nobody is asked, and the plugins may run that .badge.json names.
        """
    ),
    EnvironmentVariable(
      name: "XDG_CONFIG_HOME",
      meaning: "The folder with 'badge/config.json'; ~/.config by default."
    ),
    EnvironmentVariable(
      name: "XDG_DATA_HOME",
      meaning: "The folder with 'badge/styles', the user's plugins; ~/.local/share by default."
    ),
    EnvironmentVariable(
      name: "XDG_DATA_DIRS",
      meaning: "Folders with 'badge/styles'; /usr/local/share:/usr/share by default."
    ),
    EnvironmentVariable(
      name: "XDG_STATE_HOME",
      meaning: """
        The folder with 'badge/trust', the plugins that may run, and 'badge/failures'; \
        ~/.local/state by default.
        """
    ),
    EnvironmentVariable(
      name: "XDG_CACHE_HOME",
      meaning: """
        The folder with 'badge/styles', where it is remembered which plugins have which styles; \
        ~/.cache by default.
        """
    ),
    EnvironmentVariable(
      name: "HOME",
      meaning: "The home folder, at which the search for '.badge.json' ends."
    ),
    EnvironmentVariable(
      name: "SHELL",
      meaning: "The shell that 'badge completions' writes for if none is named."
    ),
  ]

  /// The variables that describe the terminal, which other programs read too.
  static let terminal = [
    EnvironmentVariable(
      name: "NO_COLOR",
      meaning: "Not empty: no colours, unless an option or the chain says otherwise."
    ),
    EnvironmentVariable(
      name: "FORCE_COLOR",
      meaning: "Colours even where the output is no terminal: 0 none, 1 16, 2 256, 3 24 bits."
    ),
    EnvironmentVariable(
      name: "CLICOLOR_FORCE",
      meaning: "Not 0: colours even where the output is no terminal."
    ),
    EnvironmentVariable(name: "CLICOLOR", meaning: "0: no colours."),
    EnvironmentVariable(
      name: "COLORTERM",
      meaning: "'truecolor' or '24bit': the terminal has 24-bit colours."
    ),
    EnvironmentVariable(name: "TERM", meaning: "The terminal's name, which tells its colours."),
    EnvironmentVariable(
      name: "TMUX",
      meaning: "Set: a TERM of 'screen' is tmux, which shows what COLORTERM says."
    ),
    EnvironmentVariable(
      name: "COLORFGBG",
      meaning: "The terminal's colours as 'foreground;background', which tells dark from light."
    ),
    EnvironmentVariable(
      name: "GITHUB_ACTIONS",
      meaning: "Set, as GITEA_ACTIONS and CIRCLECI: a log that shows 24-bit colours."
    ),
    EnvironmentVariable(
      name: "GITLAB_CI",
      meaning: """
        Set, as APPVEYOR, BUILDKITE, DRONE, TEAMCITY_VERSION, TF_BUILD and TRAVIS: a log that shows \
        16 colours.
        """
    ),
    EnvironmentVariable(
      name: "LC_ALL",
      meaning: "The locale of characters and numbers in a terminal, before all others."
    ),
    EnvironmentVariable(
      name: "LC_CTYPE",
      meaning: "The locale of characters in a terminal: without UTF-8, edges are ASCII."
    ),
    EnvironmentVariable(name: "LC_NUMERIC", meaning: "The locale of numbers in a terminal."),
    EnvironmentVariable(name: "LANG", meaning: "The locale where no other variable says it."),
    EnvironmentVariable(name: "COLUMNS", meaning: "The columns that help and errors fill."),
  ]
}
