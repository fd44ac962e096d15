extension ParsedArguments {
  /// The whole number given for an option or an argument; `nil` if none was.
  ///
  /// - Throws: An error that names the option if the value is no whole number in `range`.
  package func integer(
    _ name: String,
    in range: ClosedRange<Int> = Int.min...Int.max
  ) throws(ParserError) -> Int? {
    guard let text = string(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw invalid(text, for: name, .notInteger(range))
    }
    return number
  }

  /// The number given for an option or an argument; `nil` if none was.
  ///
  /// - Throws: An error that names the option if the value is no finite decimal number in `range`.
  package func number(
    _ name: String,
    in range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) throws(ParserError) -> Double? {
    guard let text = string(name) else { return nil }
    // Double would also read "nan", "infinity" and "0x1p4".
    let isDecimal = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
    guard isDecimal, let number = Double(text), number.isFinite, range.contains(number) else {
      throw invalid(text, for: name, .notNumber(range))
    }
    return number
  }

  /// The case of an enumeration whose raw value was given; `nil` if nothing was.
  ///
  /// - Throws: An error that names the option and the cases if there is no such case.
  package func choice<Choice>(
    _ name: String,
    as type: Choice.Type = Choice.self
  ) throws(ParserError) -> Choice? where Choice: CaseIterable & RawRepresentable<String> {
    guard let text = string(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw invalid(text, for: name, .notAllowed(Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// The values given for an option, each read by a function of the caller's.
  ///
  /// - Parameter read: Turns one text into a value; `nil` refuses it.
  /// - Throws: An error that names the option and says `expectation` if a value is refused.
  package func values<Value>(
    _ name: String,
    expecting expectation: String,
    read: (String) -> Value?
  ) throws(ParserError) -> [Value] {
    var values: [Value] = []
    for text in strings(name) {
      guard let value = read(text) else {
        throw invalid(text, for: name, .explained(expectation))
      }
      values.append(value)
    }
    return values
  }
}

extension ParsedArguments {
  /// Refuses options and arguments that cannot be used together.
  ///
  /// - Throws: An error that names the first two of these that were both given.
  package func requireAtMostOne(of names: String...) throws(ParserError) {
    var first: ParserError.Operand?
    for name in names {
      guard let operand = givenOperand(name) else { continue }
      if let first { throw ParserError(.conflict(first, operand), at: scope.path) }
      first = operand
    }
  }

  /// An error for a command that cannot do without an argument or an option in this case.
  package func missing(_ name: String) -> ParserError {
    ParserError(.missingArgument(operand(name)), at: scope.path)
  }

  /// An error for a value of an option or an argument that the caller cannot use.
  ///
  /// - Parameter explanation: A sentence that says what is expected instead; may be empty.
  package func invalid(
    _ value: String,
    for name: String,
    because explanation: String
  ) -> ParserError {
    invalid(value, for: name, .explained(explanation))
  }

  private func invalid(
    _ value: String,
    for name: String,
    _ problem: ParserError.ValueProblem
  ) -> ParserError {
    ParserError(.invalidValue(value, operand(name), problem), at: scope.path)
  }

  /// What was given under a name, as it was typed; `nil` if nothing was.
  private func givenOperand(_ name: String) -> ParserError.Operand? {
    if let option = givenOptions.last(where: { $0.key == name }) {
      return .option(option.spelling)
    }
    if givenArguments.contains(where: { $0.name == name && !$0.values.isEmpty }) {
      return .argument(name)
    }
    return nil
  }

  /// What a name stands for: as it was typed, or else as it is declared.
  private func operand(_ name: String) -> ParserError.Operand {
    if let operand = givenOperand(name) { return operand }
    let option = scope.declaredOptions.first { $0.key == name }
    return option.map { .option($0.longSpellings.first ?? name) } ?? .argument(name)
  }
}
