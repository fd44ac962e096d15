/// Reads command lines by a table of commands.
///
/// The rules are those of the GNU tools and of swift-argument-parser:
///
/// - `--name value`, `--name=value`, `-n value`, `-nvalue`, `-n=value`, and `-abc` for three flags;
/// - options and positional arguments in any order; after `--` there are no options;
/// - a word that begins with a dash is no value, except `-` and numbers; `--name=-x` passes it;
/// - names are written out, since an abbreviation that works today is ambiguous tomorrow;
/// - `-h` or `--help` anywhere in the line asks for help, and so does `help` before subcommands.
package struct CommandParser: Sendable {
  private let root: CommandDefinition

  /// Makes a parser for a tool.
  package init(root: CommandDefinition) {
    self.root = root
  }

  /// Reads the words of a command line, without the name of the tool.
  ///
  /// A group of commands without a subcommand asks for the group's help.
  ///
  /// - Throws: The first thing that cannot be understood.
  package func parse(_ words: [String]) throws(ParserError) -> ParseResult {
    var session = ParseSession(root: root, words: words)
    do {
      return try session.run()
    } catch {
      // Who asks for help shall not first have to write a correct command line. A word that names
      // no command is different: its help cannot be shown.
      if case .unknownSubcommand = error.reason { throw error }
      guard let path = session.pathOfRequestedHelp() else { throw error }
      return .help(path: path)
    }
  }
}
