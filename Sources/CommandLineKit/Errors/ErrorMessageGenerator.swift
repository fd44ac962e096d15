/// Turns what is wrong with a command line into English.
///
/// ```text
/// Error: Unknown option '--exprss'. Did you mean '--express'?
/// Usage: ship send [--express] <address>
///   See 'ship send --help' for more information.
/// ```
package struct ErrorMessageGenerator: Sendable {
  private let root: CommandDefinition
  private let layout: TextLayout

  /// Makes a generator.
  ///
  /// - Parameters:
  ///   - root: The tool.
  ///   - layout: The columns to which usage lines are fitted.
  package init(root: CommandDefinition, layout: TextLayout = TextLayout()) {
    self.root = root
    self.layout = layout
  }

  /// The whole message, with a line feed at its end.
  ///
  /// It says what is wrong, how the option in question is used, how the command is written, and
  /// where to read more.
  package func message(for error: ParserError) -> String {
    let scope = CommandScope(root: root, path: error.path) ?? CommandScope(root: root)
    let sentences = ErrorSentences(scope: scope)
    var lines = ["Error: " + sentences.description(of: error.reason)]
    if let help = sentences.help(for: error.reason) { lines.append("Help:  " + help) }
    lines += UsageLines(scope: scope).lines(heading: "Usage: ", layout: layout)
    lines.append("  See '\(scope.invocation) --help' for more information.")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Only what is wrong, without the usage.
  package func description(of error: ParserError) -> String {
    let scope = CommandScope(root: root, path: error.path) ?? CommandScope(root: root)
    return ErrorSentences(scope: scope).description(of: error.reason)
  }
}
