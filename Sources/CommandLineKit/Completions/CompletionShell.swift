/// A shell for which completion scripts are written.
package enum CompletionShell: String, Hashable, Sendable, CaseIterable {
  /// GNU Bash, from version 4.
  case bash
  /// The Z shell, from version 5.
  case zsh
  /// The friendly interactive shell, from version 3.
  case fish
}

extension CompletionShell {
  /// Returns the script that teaches the shell the commands, options and values of a tool.
  ///
  /// It is meant to be read at the start of a session, as in `source <(tool completions bash)`, or
  /// to be kept where the shell looks for completions.
  package func completionScript(for root: CommandDefinition) -> String {
    let tree = CompletionCommand(root: root)
    return switch self {
    case .bash: BashCompletion(tree).script
    case .zsh: ZshCompletion(tree).script
    case .fish: FishCompletion(tree).script
    }
  }

  /// The shell whose name ends a path such as `$SHELL` has; `nil` if it is none of these.
  package init?(path: String) {
    self.init(rawValue: String(path.split(separator: "/").last ?? ""))
  }
}
