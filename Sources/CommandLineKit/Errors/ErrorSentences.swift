internal import Suggestions

/// The sentences of the errors at one command.
struct ErrorSentences {
  /// The most values that are listed in a sentence; more get a line each.
  private static let maximumInlineCount = 5

  let scope: CommandScope

  /// What is wrong, without an "Error:" before it.
  func description(of reason: ParserError.Reason) -> String {
    switch reason {
    case .unknownOption(let name, let suggestion):
      "Unknown option \(quoted(name))" + didYouMean(suggestion)
    case .misplacedOption(let name, let owner):
      misplaced(name, owner)
    case .unknownSubcommand(let word, let suggestion):
      "Unknown subcommand \(quoted(word))"
        + (suggestion == nil ? pleaseProvideSubcommand : didYouMean(suggestion))
    case .unexpectedArgument(let word, let suggestion):
      "Unexpected argument \(quoted(word))" + didYouMean(suggestion)
    case .optionAfterTerminator(let option):
      "The option \(quoted(option)) has to stand before '--'"
    case .missingValue(let option, let next):
      "Missing value for \(quoted(synopsis(.option(option))))" + passing(next, to: option)
    case .unexpectedValue(let option, let value):
      "The option \(quoted(option)) does not take any value, but \(quoted(value)) was specified."
    case .missingArgument(let operand):
      "Missing expected argument \(quoted(synopsis(operand)))"
    case .invalidValue(let value, let operand, let problem):
      "The value \(quoted(value)) is invalid for \(quoted(synopsis(operand)))"
        + explanation(of: problem, value)
    case .repeatedOption(let option):
      "The option \(quoted(option)) can be given only once"
    case .conflict(let first, let second):
      "\(quoted(short(first))) and \(quoted(short(second))) cannot be used together"
    }
  }

  /// The help of what the error is about; `nil` if it is about nothing that has help.
  func help(for reason: ParserError.Reason) -> String? {
    let operand: ParserError.Operand
    switch reason {
    case .missingValue(let option, _): operand = .option(option)
    case .missingArgument(let missing): operand = missing
    case .invalidValue(_, let refusing, _): operand = refusing
    default: return nil
    }
    let help =
      switch operand {
      case .option(let spelling): option(spelling)?.help
      case .argument(let name): argument(name)?.help
      }
    guard let help, !help.isEmpty else { return nil }
    return "\(synopsis(operand))  \(help)"
  }
}

// MARK: - Parts of sentences

extension ErrorSentences {
  private func quoted(_ text: String) -> String {
    "'\(text.escapedForMessage)'"
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { ". Did you mean \(quoted($0))?" } ?? ""
  }

  private func misplaced(_ name: String, _ owner: [String]) -> String {
    let command = ([scope.root.name] + owner).joined(separator: " ")
    let place =
      if owner.count < scope.path.count {
        "before \(quoted(scope.path[owner.count]))"
      } else {
        "after \(quoted(owner.last ?? scope.root.name))"
      }
    return "The option \(quoted(name)) belongs to \(quoted(command)) and has to stand \(place)"
  }

  private var pleaseProvideSubcommand: String {
    pleaseProvide(scope.command.subcommands.filter { !$0.isHidden }.map(\.name))
  }

  private func pleaseProvide(_ values: [String]) -> String {
    guard values.count <= Self.maximumInlineCount else {
      return ". Please provide one of the following:"
        + values.map { "\n  - \($0.escapedForMessage)" }.joined()
    }
    let quotedValues = values.map(quoted)
    guard let last = quotedValues.last else { return "" }
    if quotedValues.count == 1 { return ". Please provide \(last)." }
    return ". Please provide one of \(quotedValues.dropLast().joined(separator: ", ")) or \(last)."
  }

  private func explanation(of problem: ParserError.ValueProblem, _ value: String) -> String {
    switch problem {
    case .notAllowed(let values):
      let request = pleaseProvide(values)
      guard let suggestion = Suggestion.nearest(to: value, in: values) else { return request }
      // After a question, the request does not begin with a full stop.
      return didYouMean(suggestion) + request.dropFirst()
    case .emptyPath:
      return ". Please provide a path."
    case .notInteger(let range):
      let (minimum, maximum) = (range.lowerBound, range.upperBound)
      return ". Please provide a whole number"
        + limits(
          minimum == .min ? nil : String(minimum),
          maximum == .max ? nil : String(maximum)
        )
    case .notNumber(let range):
      let (minimum, maximum) = (range.lowerBound, range.upperBound)
      return ". Please provide a number"
        + limits(
          minimum.isFinite ? decimal(minimum) : nil,
          maximum.isFinite ? decimal(maximum) : nil
        )
    case .explained(let explanation):
      return explanation.isEmpty ? "" : ". " + explanation
    }
  }

  private func limits(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): " from \(minimum) to \(maximum)."
    case (let minimum?, nil): " of at least \(minimum)."
    case (nil, let maximum?): " of at most \(maximum)."
    case (nil, nil): "."
    }
  }

  private func decimal(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// How to pass a word that looks like an option, unless it is one.
  private func passing(_ next: String?, to option: String) -> String {
    guard let next, next != "--" else { return "" }
    let name = String(next.prefix { $0 != "=" })
    guard self.option(name) == nil else { return "" }
    return ". To pass \(quoted(next)), write \(quoted("\(option)=\(next)"))"
  }
}

// MARK: - Definitions

extension ErrorSentences {
  private func option(_ spelling: String) -> OptionDefinition? {
    (scope.options + scope.declaredOptions).first { $0.spellings.contains(spelling) }
  }

  private func argument(_ name: String) -> ArgumentDefinition? {
    scope.command.arguments.first { $0.name == name }
  }

  /// An option or an argument as errors name it, with its value: `--output <file>`.
  private func synopsis(_ operand: ParserError.Operand) -> String {
    switch operand {
    case .option(let spelling):
      option(spelling)?.value.map { "\(spelling) \($0.placeholder)" } ?? spelling
    case .argument(let name):
      "<\(name)>"
    }
  }

  /// An option or an argument by its name alone.
  private func short(_ operand: ParserError.Operand) -> String {
    switch operand {
    case .option(let spelling): spelling
    case .argument(let name): "<\(name)>"
    }
  }
}
