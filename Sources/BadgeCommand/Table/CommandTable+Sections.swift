internal import CommandLineKit

extension CommandTable {
  static let exitStatus = HelpSection(
    "Exit status",
    entries: ExitCode.allCases.map { HelpSection.Entry(String($0.rawValue), $0.meaning) }
  )

  static let variables = HelpSection(
    "Environment",
    entries: EnvironmentVariable.all.map { HelpSection.Entry($0.name, $0.meaning) }
  )

  static let files = HelpSection(
    "Files",
    entries: [
      HelpSection.Entry(
        "$XDG_CONFIG_HOME/badge/config.json",
        "The user's configuration; in ~/.config without the variable."
      ),
      HelpSection.Entry(
        ".badge.json",
        """
        The project's configuration: the first one from the current folder upwards, as far as the \
        top of the working tree or the home folder.
        """
      ),
      HelpSection.Entry(
        "$XDG_DATA_HOME/badge/styles",
        "The user's plugins; in ~/.local/share without the variable."
      ),
    ]
  )
}
