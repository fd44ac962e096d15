internal import Suggestions

/// Which option somebody probably meant at one place of a command line.
struct OptionSuggestions {
  let scope: CommandScope

  /// The option nearest to a word, with its dashes; `nil` if none is plausible.
  ///
  /// - Parameter word: What was typed, with its dashes if it had any. The dashes of typography,
  ///   into which word processors turn `--`, are dashes too.
  func nearest(to word: String) -> String? {
    let visible = scope.options.filter { !$0.isHidden }
    let name = String(word.drop { "-\u{2013}\u{2014}".contains($0) })
    if name.count == 1 {
      let letters = visible.compactMap(\.shortName).map(String.init)
      return Suggestion.nearest(to: name, in: letters).map { "-" + $0 }
    }
    let names = visible.flatMap(\.longSpellings).map { String($0.dropFirst(2)) }
    return Suggestion.nearest(to: name, in: names).map { "--" + $0 }
  }

  /// The command above or directly below that has an option which is not understood here.
  ///
  /// - Parameters:
  ///   - spelling: The option with its dashes.
  ///   - words: The rest of the command line, which may name the command that was meant.
  /// - Returns: The path to the command; `nil` if there is none, or no telling which.
  func owner(of spelling: String, before words: ArraySlice<String>) -> [String]? {
    func declares(_ command: CommandDefinition) -> Bool {
      command.options.contains { !$0.isHidden && $0.spellings.contains(spelling) }
    }
    if spelling == "--version", scope.root.version != nil { return [] }
    for depth in scope.chain.indices.dropLast().reversed() where declares(scope.chain[depth]) {
      return Array(scope.path.prefix(depth))
    }
    let below = scope.command.subcommands.filter { !$0.isHidden && declares($0) }
    let named = words.lazy.compactMap(scope.command.subcommand(named:)).first
    let owner = below.first { $0.name == named?.name } ?? (below.count == 1 ? below[0] : nil)
    return owner.map { scope.path + [$0.name] }
  }
}
