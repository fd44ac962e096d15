/// An option or a flag of a command.
///
/// Make one with ``option(_:_:short:value:help:allowed:defaultText:completion:isRepeatable:isRequired:isGlobal:isHidden:)``,
/// ``flag(_:_:short:help:isRepeatable:isGlobal:isHidden:)`` or
/// ``invertibleFlag(_:short:help:defaultText:isGlobal:isHidden:)``.
package struct OptionDefinition: Hashable, Sendable {
  /// Whether a value belongs to the option.
  package enum Kind: Hashable, Sendable {
    /// No value: `--verbose`.
    case flag
    /// No value, and a second name that says the opposite: `--links`, `--no-links`.
    case invertibleFlag(defaultText: String?)
    /// A value: `--output FILE`.
    case option(ValueDefinition)
  }

  /// The long names without their dashes; the first is the one by which values are asked for.
  package var longNames: [String]
  /// The one-letter name, if there is one.
  package var shortName: Character?
  /// What the option does.
  package var help: String
  /// Whether a value belongs to it.
  package var kind: Kind
  /// Whether it may be given more than once.
  package var isRepeatable: Bool
  /// Whether the command cannot do without it.
  package var isRequired: Bool
  /// Whether it may also stand after the name of a subcommand.
  package var isGlobal: Bool
  /// Whether it is left out of help, completion and suggestions.
  package var isHidden: Bool
}

extension OptionDefinition {
  /// An option with a value.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - otherNames: Further long names.
  ///   - short: The one-letter name.
  ///   - value: What the value is called in the help; the long name by default.
  ///   - help: What the option does.
  ///   - allowed: The only values that are accepted; any value if this is empty.
  ///   - defaultText: What the help says about the value if the option is not given.
  ///   - completion: What a shell offers; the allowed values by default.
  package static func option(
    _ name: String,
    _ otherNames: String...,
    short: Character? = nil,
    value: String? = nil,
    help: String,
    allowed: [AllowedValue] = [],
    defaultText: String? = nil,
    completion: CompletionKind? = nil,
    isRepeatable: Bool = false,
    isRequired: Bool = false,
    isGlobal: Bool = false,
    isHidden: Bool = false
  ) -> OptionDefinition {
    let value = ValueDefinition(
      value ?? name,
      allowed: allowed,
      defaultText: defaultText,
      completion: completion
    )
    return OptionDefinition(
      longNames: [name] + otherNames,
      shortName: short,
      help: help,
      kind: .option(value),
      isRepeatable: isRepeatable,
      isRequired: isRequired,
      isGlobal: isGlobal,
      isHidden: isHidden
    )
  }

  /// A flag, which is on if it is given; a repeatable one is counted, as in `-vvv`.
  package static func flag(
    _ name: String,
    _ otherNames: String...,
    short: Character? = nil,
    help: String,
    isRepeatable: Bool = false,
    isGlobal: Bool = false,
    isHidden: Bool = false
  ) -> OptionDefinition {
    OptionDefinition(
      longNames: [name] + otherNames,
      shortName: short,
      help: help,
      kind: .flag,
      isRepeatable: isRepeatable,
      isRequired: false,
      isGlobal: isGlobal,
      isHidden: isHidden
    )
  }

  /// A flag with an opposite, `--name` and `--no-name`.
  package static func invertibleFlag(
    _ name: String,
    short: Character? = nil,
    help: String,
    defaultText: String? = nil,
    isGlobal: Bool = false,
    isHidden: Bool = false
  ) -> OptionDefinition {
    OptionDefinition(
      longNames: [name],
      shortName: short,
      help: help,
      kind: .invertibleFlag(defaultText: defaultText),
      isRepeatable: false,
      isRequired: false,
      isGlobal: isGlobal,
      isHidden: isHidden
    )
  }
}
