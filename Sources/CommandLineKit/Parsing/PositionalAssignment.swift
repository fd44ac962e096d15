/// The words of a command line, dealt out to the positional arguments.
///
/// Required arguments are served first, so that an optional one may stand before them: `[<label>]
/// <message>` gives a single word to the message. What is over goes to the optional arguments from
/// the left, and the repeatable one takes all that is left.
struct PositionalAssignment {
  /// What each argument received, in the order of the definitions.
  private(set) var arguments: [ParsedArguments.GivenArgument] = []
  /// The first required argument that went without.
  private(set) var missing: String?
  /// The first word that no argument took.
  private(set) var excess: String?

  /// Deals out words.
  ///
  /// - Parameter isGiven: Whether an option was given, by its key.
  init(
    _ values: [String],
    to definitions: [ArgumentDefinition],
    isGiven: (String) -> Bool
  ) {
    let required = definitions.map { definition in
      switch definition.requirement {
      case .required: true
      case .optional: false
      case .requiredUnless(let options): !options.contains(where: isGiven)
      }
    }
    var rest = values[...]
    var spare = max(0, values.count - required.count { $0 })
    for (definition, isRequired) in zip(definitions, required) {
      var count = isRequired ? 1 : 0
      if definition.isRepeatable || !isRequired {
        let extra = definition.isRepeatable ? spare : min(spare, 1)
        count += extra
        spare -= extra
      }
      let taken = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      if isRequired, taken.isEmpty, missing == nil { missing = definition.name }
      arguments.append(ParsedArguments.GivenArgument(name: definition.name, values: taken))
    }
    excess = rest.first
  }
}
