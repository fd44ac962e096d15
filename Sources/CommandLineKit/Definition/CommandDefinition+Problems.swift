extension CommandDefinition {
  /// What is wrong with the table itself, one sentence each; empty for a sound one.
  ///
  /// A tool's tests should expect none. The parser relies on what is checked here.
  package func problems() -> [String] {
    problems(at: CommandScope(root: self))
  }

  private func problems(at scope: CommandScope) -> [String] {
    var problems = nameProblems() + argumentProblems() + optionProblems(at: scope)
    problems = problems.map { "\(scope.invocation): \($0)" }
    for subcommand in subcommands {
      var below = scope
      guard below.descend(to: subcommand.name) else { continue }
      problems += subcommand.problems(at: below)
    }
    return problems
  }

  private func nameProblems() -> [String] {
    var problems: [String] = []
    if abstract.isEmpty { problems.append("there is no abstract") }
    if isGroup, !arguments.isEmpty { problems.append("it has both subcommands and arguments") }
    let words = subcommands.flatMap { [$0.name] + $0.aliases }
    problems += words.filter { !Self.isName($0) }.map { "'\($0)' is no name of a subcommand" }
    problems += subcommands.misnamed.map { "the subcommand '\($0)' is called otherwise itself" }
    problems += Self.repetitions(in: words).map { "'\($0)' chooses two subcommands" }
    return problems
  }

  private func argumentProblems() -> [String] {
    var problems: [String] = []
    if let index = arguments.firstIndex(where: \.isRepeatable) {
      problems += arguments[(index + 1)...].filter {
        $0.isRepeatable || $0.requirement != .required
      }
      .map { "<\($0.name)> never gets a word, since <\(arguments[index].name)> takes them all" }
    }
    for argument in arguments {
      guard case .requiredUnless(let keys) = argument.requirement else { continue }
      for key in keys where !options.contains(where: { $0.key == key }) {
        problems.append("<\(argument.name)> depends on '\(key)', which is no option")
      }
    }
    return problems
  }

  private func optionProblems(at scope: CommandScope) -> [String] {
    let names =
      scope.options.flatMap(\.longNames)
      + scope.options.compactMap { $0.shortName.map(String.init) }
    let keys = scope.declaredOptions.map(\.key) + arguments.map(\.name)
    return names.filter { !Self.isName($0) }.map { "'\($0)' is no name of an option" }
      + Self.repetitions(in: scope.options.flatMap(\.spellings)).map { "'\($0)' is two options" }
      + Self.repetitions(in: keys).map { "the values of '\($0)' cannot be told apart" }
      + options.filter(\.longNames.isEmpty).map { "'\($0.label)' has no long name" }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-") && !text.contains { $0 == "=" || $0.isWhitespace }
  }

  private static func repetitions(in words: [String]) -> [String] {
    words.indices.filter { words[..<$0].contains(words[$0]) }.map { words[$0] }
  }
}
