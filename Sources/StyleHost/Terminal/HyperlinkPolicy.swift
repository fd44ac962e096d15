/// When a terminal drawing may carry links (the control sequence OSC 8).
///
/// The raw values are the words that are written on a command line.
///
/// ```swift
/// let policy = HyperlinkPolicy.automatic
/// policy.allowsLinks(environment: ["TERM": "xterm"], isTerminal: true)  // true
/// policy.allowsLinks(environment: ["TERM": "dumb"], isTerminal: true)   // false
/// ```
public enum HyperlinkPolicy: String, Hashable, Sendable, CaseIterable {
  /// On a terminal that is not dumb.
  case automatic = "auto"
  /// In every output, for those who know what reads it.
  case always
  /// Nowhere.
  case never

  /// Whether links may be written to one output.
  ///
  /// - Parameters:
  ///   - environment: The process's environment variables; only `TERM` is read. A terminal
  ///     without a name counts as dumb.
  ///   - isTerminal: Whether the output is a terminal. Anything else, a log file for example,
  ///     would show the sequence's bytes.
  public func allowsLinks(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .automatic:
      let terminal = TerminalName(environment)
      return isTerminal && !terminal.isDumb && !terminal.name.isEmpty
    }
  }
}
