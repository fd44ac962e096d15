extension OptionDefinition {
  /// The name by which a caller asks for the option's value: the first long name.
  package var key: String { longNames.first ?? shortName.map(String.init) ?? "" }

  /// Whether ``key`` is this name.
  func hasKey(_ name: String) -> Bool {
    longNames.isEmpty ? key == name : longNames[0] == name
  }

  /// Whether a value belongs to the option.
  var hasValue: Bool {
    if case .option = kind { true } else { false }
  }

  /// What is known of the option's value; `nil` for flags.
  package var value: ValueDefinition? {
    if case .option(let value) = kind { value } else { nil }
  }

  /// Whether `--no-name` exists.
  package var isInvertible: Bool {
    if case .invertibleFlag = kind { true } else { false }
  }

  /// The long names with their dashes, the inverted ones last.
  package var longSpellings: [String] {
    longNames.map { "--" + $0 } + (isInvertible ? longNames.map { "--no-" + $0 } : [])
  }

  /// Every name with its dashes: the short one, the long ones, the inverted ones.
  package var spellings: [String] {
    (shortName.map { ["-" + String($0)] } ?? []) + longSpellings
  }

  /// Which of the two sides of an option a long name stands for.
  enum Side {
    case plain
    case inverted
  }

  /// The side that a long name (without its dashes) stands for; `nil` if it is not the option's.
  func side(ofLongName name: String) -> Side? {
    if longNames.contains(name) { return .plain }
    guard isInvertible, name.hasPrefix("no-") else { return nil }
    return longNames.contains(String(name.dropFirst(3))) ? .inverted : nil
  }

  /// The names as the help lists them, with the value: `-o, --output <file>`.
  package var label: String {
    var names = shortName.map { ["-" + String($0)] } ?? []
    names += longNames.map { isInvertible ? "--\($0)/--no-\($0)" : "--" + $0 }
    let list = names.joined(separator: ", ")
    return value.map { "\(list) \($0.placeholder)" } ?? list
  }

  /// The first name and the value, as errors and usage lines show them: `--output <file>`.
  package var synopsis: String {
    let name = longSpellings.first ?? spellings.first ?? ""
    return value.map { "\(name) \($0.placeholder)" } ?? name
  }
}

/// Options under one heading of the help.
package struct OptionGroup: Hashable, Sendable {
  /// The heading of options that need none of their own, and of the built-in ones.
  package static let plain = "Options"

  /// The heading, such as "Terminal options".
  package var title: String
  /// The options, in their order.
  package var options: [OptionDefinition]

  /// Puts options under a heading.
  package init(_ title: String, _ options: [OptionDefinition]) {
    self.title = title
    self.options = options
  }
}
