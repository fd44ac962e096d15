internal import StyleHost

/// Where a value of the environment chain came from, the farthest first.
enum SettingSource: Hashable, Sendable {
  /// The tool itself.
  case builtIn
  /// A variable that describes the terminal or the user's customs, such as `LANG`.
  case surroundings(variable: String)
  /// The user's configuration file.
  case userConfiguration(path: String)
  /// The project's configuration file.
  case projectConfiguration(path: String)
  /// A variable of the tool's own, such as `BADGE_STYLE`.
  case variable(String)
  /// An option of the command line, as it is written there.
  case option(String)
}

extension SettingSource {
  /// The kind of source, for programs.
  var kind: String {
    switch self {
    case .builtIn: "builtIn"
    case .surroundings: "surroundings"
    case .userConfiguration: "userConfiguration"
    case .projectConfiguration: "projectConfiguration"
    case .variable: "variable"
    case .option: "option"
    }
  }

  /// Whether the value was given on the command line.
  var isOption: Bool { if case .option = self { true } else { false } }

  /// The file, variable or option; nil for what is built in.
  var name: String? {
    switch self {
    case .builtIn: nil
    case .surroundings(let name), .variable(let name), .option(let name): name
    case .userConfiguration(let path), .projectConfiguration(let path): path
    }
  }
}

extension SettingSource: CustomStringConvertible {
  /// What people call it.
  var description: String { name ?? "built in" }
}
