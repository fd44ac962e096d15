internal import Suggestions

/// The reading of one command line.
struct ParseSession {
  private typealias GivenOption = ParsedArguments.GivenOption

  private var scope: CommandScope
  /// The options of `scope`, which are too many to collect again for each word.
  private var options: [OptionDefinition]
  private var words: ArraySlice<String>
  private var areOptionsOver = false
  private var givenOptions: [GivenOption] = []
  private var values: [String] = []

  init(root: CommandDefinition, words: [String]) {
    scope = CommandScope(root: root)
    options = scope.options
    self.words = words[...]
  }

  /// Reads all words.
  mutating func run() throws(ParserError) -> ParseResult {
    while let word = words.popFirst() {
      switch token(word) {
      case .terminator:
        areOptionsOver = true
      case .long(let name, let value):
        if let request = try takeLong(name, value) { return request }
      case .short(let letters, let value):
        if let request = try takeShort(word, letters, value) { return request }
      case .value(let value):
        guard scope.command.isGroup else {
          values.append(value)
          continue
        }
        if value == "help", scope.hasHelpCommand { return .help(path: try pathAfterHelp()) }
        try descend(to: value)
      }
    }
    guard !scope.command.isGroup else { return .help(path: scope.path) }
    return .command(try finish())
  }

  private func token(_ word: String) -> ArgumentToken {
    guard !areOptionsOver else { return .value(word) }
    return ArgumentToken(word) { letter in options.contains { $0.shortName == letter } }
  }

  private func failure(_ reason: ParserError.Reason) -> ParserError {
    ParserError(reason, at: scope.path)
  }
}

// MARK: - Options

extension ParseSession {
  /// Takes an option by its long name.
  ///
  /// - Returns: What the option asks for instead of the command, if it does.
  private mutating func takeLong(
    _ name: String,
    _ value: String?
  ) throws(ParserError) -> ParseResult? {
    for option in options {
      guard let side = option.side(ofLongName: name) else { continue }
      return try take(option, "--" + name, value, isInverted: side == .inverted)
    }
    throw unknownOption("--" + name)
  }

  /// Takes the options of a word such as `-abc`, `-ofile` or `-o=file`.
  private mutating func takeShort(
    _ word: String,
    _ letters: String,
    _ value: String?
  ) throws(ParserError) -> ParseResult? {
    var rest = letters[...]
    while let letter = rest.popFirst() {
      let spelling = "-" + String(letter)
      guard let option = options.first(where: { $0.shortName == letter }) else {
        throw unknownOption(spelling, in: word)
      }
      var attached: String?
      if option.value != nil, !rest.isEmpty {
        attached = value.map { "\(rest)=\($0)" } ?? String(rest)
        rest = ""
      } else if rest.isEmpty {
        attached = value
      }
      if let request = try take(option, spelling, attached) { return request }
    }
    return nil
  }

  private mutating func take(
    _ option: OptionDefinition,
    _ spelling: String,
    _ attached: String?,
    isInverted: Bool = false
  ) throws(ParserError) -> ParseResult? {
    var given = GivenOption(key: option.key, spelling: spelling, isInverted: isInverted)
    if let definition = option.value {
      let value = try value(of: spelling, attached)
      try check(value, isAllowedBy: definition, for: .option(spelling))
      given.value = value
    } else if let attached {
      throw failure(.unexpectedValue(option: spelling, value: attached))
    }
    if option == .help { return .help(path: pathThroughRemainingWords()) }
    if option == .version, let version = scope.root.version { return .version(version) }
    try checkRepetition(of: option, given)
    givenOptions.append(given)
    return nil
  }

  /// The value attached to an option, or else the next word.
  private mutating func value(
    of spelling: String,
    _ attached: String?
  ) throws(ParserError) -> String {
    if let attached { return attached }
    if let word = words.first, case .value(let value) = token(word) {
      words.removeFirst()
      return value
    }
    throw failure(.missingValue(option: spelling, next: words.first))
  }

  private func checkRepetition(
    of option: OptionDefinition,
    _ given: GivenOption
  ) throws(ParserError) {
    guard !option.isRepeatable,
      let earlier = givenOptions.first(where: { $0.key == given.key })
    else { return }
    if option.value != nil { throw failure(.repeatedOption(given.spelling)) }
    // A flag twice says nothing new, a flag and its opposite contradict each other.
    if earlier.isInverted != given.isInverted {
      throw failure(.conflict(.option(earlier.spelling), .option(given.spelling)))
    }
  }

  private func check(
    _ value: String,
    isAllowedBy definition: ValueDefinition,
    for operand: ParserError.Operand
  ) throws(ParserError) {
    if value.isEmpty, definition.isPath {
      throw failure(.invalidValue(value, operand, .emptyPath))
    }
    guard !definition.allowed.isEmpty else { return }
    if definition.allowed.contains(where: { $0.name == value }) { return }
    let names = definition.allowed.map(\.name)
    throw failure(.invalidValue(value, operand, .notAllowed(names)))
  }

  private func unknownOption(_ spelling: String, in word: String? = nil) -> ParserError {
    let suggestions = OptionSuggestions(scope: scope)
    // "-style" reads as five letters, but was meant as one name.
    if let word, word.count > 3, let suggestion = suggestions.nearest(to: word) {
      return failure(.unknownOption(word, suggestion: suggestion))
    }
    if let owner = suggestions.owner(of: spelling, before: words) {
      return failure(.misplacedOption(spelling, owner: owner))
    }
    return failure(.unknownOption(spelling, suggestion: suggestions.nearest(to: spelling)))
  }
}

// MARK: - Subcommands and help

extension ParseSession {
  private mutating func descend(to word: String) throws(ParserError) {
    guard scope.descend(to: word) else { throw unknownSubcommand(word) }
    options = scope.options
  }

  private func unknownSubcommand(_ word: String) -> ParserError {
    let visible = scope.command.subcommands.filter { !$0.isHidden }
    let names = visible.flatMap { [$0.name] + $0.aliases }
    let suggestion = Suggestion.nearest(
      to: word,
      in: names + (scope.hasHelpCommand ? ["help"] : [])
    )
    return failure(.unknownSubcommand(word, suggestion: suggestion))
  }

  /// Where the words after `help` lead.
  private mutating func pathAfterHelp() throws(ParserError) -> [String] {
    while let word = words.popFirst() {
      guard case .value(let name) = token(word) else {
        if token(word) == .long(name: "help", value: nil) { continue }
        if token(word) == .short(letters: "h", value: nil) { continue }
        throw unknownOption(word)
      }
      if !scope.command.isGroup { throw failure(.unexpectedArgument(name, suggestion: nil)) }
      if name == "help", scope.hasHelpCommand { continue }
      try descend(to: name)
    }
    return scope.path
  }

  /// Where `--help` leads, which may stand before the names of the commands too.
  private mutating func pathThroughRemainingWords() -> [String] {
    while let word = words.popFirst(), scope.command.isGroup {
      if case .value(let name) = token(word), !scope.descend(to: name) { break }
    }
    return scope.path
  }

  /// The command whose help one of the remaining words asks for; `nil` if none does.
  mutating func pathOfRequestedHelp() -> [String]? {
    let remaining = areOptionsOver ? [] : words.prefix { $0 != "--" }
    guard remaining.contains(where: { $0 == "--help" || $0 == "-h" }) else { return nil }
    return pathThroughRemainingWords()
  }
}

// MARK: - Positional arguments

extension ParseSession {
  /// The option that a word in excess would be if it stood before `--`.
  private func optionAfterTerminator(_ word: String) -> String? {
    guard areOptionsOver else { return nil }
    let spelling = String(word.prefix { $0 != "=" })
    return options.contains { $0.spellings.contains(spelling) } ? spelling : nil
  }

  private func finish() throws(ParserError) -> ParsedCommand {
    for option in options where option.isRequired {
      guard givenOptions.contains(where: { $0.key == option.key }) else {
        throw failure(.missingArgument(.option(option.longSpellings.first ?? option.key)))
      }
    }
    let definitions = scope.command.arguments
    let assignment = PositionalAssignment(values, to: definitions) { key in
      givenOptions.contains { $0.key == key }
    }
    // What is written in excess is reported before what is missing: it is the nearer mistake.
    if let excess = assignment.excess {
      if let option = optionAfterTerminator(excess) {
        throw failure(.optionAfterTerminator(option))
      }
      let suggestion = OptionSuggestions(scope: scope).nearest(to: excess)
      throw failure(.unexpectedArgument(excess, suggestion: suggestion))
    }
    for (definition, given) in zip(definitions, assignment.arguments) {
      for value in given.values {
        try check(value, isAllowedBy: definition.value, for: .argument(definition.name))
      }
    }
    if let missing = assignment.missing { throw failure(.missingArgument(.argument(missing))) }
    let arguments = ParsedArguments(
      scope: scope,
      givenOptions: givenOptions,
      givenArguments: assignment.arguments
    )
    return ParsedCommand(path: scope.path, arguments: arguments)
  }
}
