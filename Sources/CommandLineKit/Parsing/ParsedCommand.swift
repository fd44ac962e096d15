/// What a command line asks for.
package enum ParseResult: Sendable {
  /// A command is to be run.
  case command(ParsedCommand)
  /// The help of the command at this path is to be shown.
  case help(path: [String])
  /// The version is to be shown.
  case version(String)
}

/// A command that was chosen, with what was given to it.
package struct ParsedCommand: Sendable {
  /// The names below the root that lead to the command, without aliases.
  package var path: [String]
  /// What was given.
  package var arguments: ParsedArguments
}
