internal import CommandLineKit

extension CommandTable {
  static let exitStatus = HelpSection(
    "Exit status",
    entries: ExitCode.allCases.map { HelpSection.Entry(String($0.rawValue), $0.meaning) }
  )

  /// The table with the variables and files that are explained with `badge env`.
  ///
  /// Making their texts takes long, so the table that command lines are read by goes without.
  static var documented: CommandDefinition {
    var root = root
    for index in root.subcommands.indices where root.subcommands[index].name == environment.name {
      root.subcommands[index].sections = [variables, files]
    }
    return root
  }

  private static var variables: HelpSection {
    HelpSection(
      "Environment",
      entries: EnvironmentVariable.all.map { HelpSection.Entry($0.name, $0.meaning) }
    )
  }

  private static let files = HelpSection(
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
