/// A positional argument of a command.
package struct ArgumentDefinition: Hashable, Sendable {
  /// Whether a command can do without an argument.
  package enum Requirement: Hashable, Sendable {
    /// It has to be there.
    case required
    /// It may be left out.
    case optional
    /// It has to be there unless one of these options (by their first long names) is given.
    case requiredUnless(options: [String])
  }

  /// What is known of the argument's value.
  package var value: ValueDefinition
  /// What the argument means.
  package var help: String
  /// Whether the command can do without it.
  package var requirement: Requirement
  /// Whether it takes every word that is left for it, rather than one.
  package var isRepeatable: Bool

  /// Describes an argument.
  ///
  /// - Parameters:
  ///   - name: The name by which a caller asks for its value, and that the help shows.
  ///   - help: What the argument means.
  ///   - requirement: Whether the command can do without it.
  ///   - isRepeatable: Whether it takes every word that is left for it. One of a command at most.
  ///   - allowed: The only values that are accepted; any value if this is empty.
  ///   - defaultText: What the help says about the value if there is none.
  ///   - completion: What a shell offers; the allowed values by default.
  package init(
    _ name: String,
    help: String,
    requirement: Requirement = .required,
    isRepeatable: Bool = false,
    allowed: [AllowedValue] = [],
    defaultText: String? = nil,
    completion: CompletionKind? = nil
  ) {
    value = ValueDefinition(
      name,
      allowed: allowed,
      defaultText: defaultText,
      completion: completion
    )
    self.help = help
    self.requirement = requirement
    self.isRepeatable = isRepeatable
  }

  /// The name by which a caller asks for the argument's value.
  package var name: String { value.name }

  /// The argument as usage lines show it: `<file>`, `[<file>]` or `[<file> ...]`.
  package var synopsis: String {
    let name = isRepeatable ? "\(value.placeholder) ..." : value.placeholder
    return requirement == .optional ? "[\(name)]" : name
  }
}
