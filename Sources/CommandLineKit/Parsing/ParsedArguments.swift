/// What a user gave to a command, asked for by the names in its definition.
///
/// ```swift
/// let output = arguments.string("output")                   // "-o a.svg", "--output=a.svg": a.svg
/// let jobs = try arguments.integer("jobs", in: 1...64) ?? 1
/// let format = try arguments.choice("format", as: Format.self) ?? .svg
/// ```
///
/// A name that the command does not declare is a mistake of the program, which stops with the
/// reason.
package struct ParsedArguments: Sendable {
  /// An option or a flag as it was given.
  struct GivenOption: Hashable, Sendable {
    /// The first long name of the option.
    var key: String
    /// The name that was typed, with its dashes.
    var spelling: String
    /// The value; `nil` for a flag.
    var value: String?
    /// Whether the name was the opposite one, `--no-name`.
    var isInverted = false
  }

  /// The words that one positional argument received.
  struct GivenArgument: Hashable, Sendable {
    /// The argument's name.
    var name: String
    /// The words; empty if the argument was left out.
    var values: [String]
  }

  let scope: CommandScope
  let givenOptions: [GivenOption]
  let givenArguments: [GivenArgument]

  /// Every value of an option or an argument, in the order on the command line.
  package func strings(_ name: String) -> [String] {
    if let argument = givenArguments.first(where: { $0.name == name }) { return argument.values }
    let given = given(name)
    // Looking through the table takes longer than everything else here.
    if given.isEmpty { require(name, isDeclared: scope.declaresOption(name, hasValue: true)) }
    return given.map { option in
      guard let value = option.value else { undeclared(name) }
      return value
    }
  }

  /// The value of an option or an argument, the last of several; `nil` if it was not given.
  package func string(_ name: String) -> String? {
    strings(name).last
  }

  /// Whether a flag is on; `nil` if neither it nor its opposite was given.
  package func optionalFlag(_ name: String) -> Bool? {
    require(name, isDeclared: scope.declaresOption(name, hasValue: false))
    return given(name).last.map { !$0.isInverted }
  }

  /// Whether a flag is on; one that was not given is off.
  package func flag(_ name: String) -> Bool {
    optionalFlag(name) ?? false
  }

  /// How often a flag was given, as in `-vvv`.
  package func count(_ name: String) -> Int {
    _ = optionalFlag(name)
    return given(name).count
  }

  private func given(_ name: String) -> [GivenOption] {
    givenOptions.filter { $0.key == name }
  }

  private func require(_ name: String, isDeclared: Bool) {
    if !isDeclared { undeclared(name) }
  }

  private func undeclared(_ name: String) -> Never {
    fatalError("'\(scope.invocation)' declares nothing of this kind named '\(name)'")
  }
}
