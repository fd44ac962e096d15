internal import StyleAPI
internal import Suggestions

/// How the values of a type are written.
struct SettingKind<Value: Sendable>: Sendable {
  /// The words that are values; empty where there is no such list.
  var words: [String] = []
  /// What a value looks like, in words.
  var expectation: String
  /// The kinds of JSON values that stand for one.
  var kinds: Set<JSONValue.Kind> = [.text]
  /// Reads a text, which is a value of the setting of the given name.
  var parse: @Sendable (String, _ setting: String) throws(EnvironmentSettingError) -> Value
  /// Writes a value so that it can be read again.
  var describe: @Sendable (Value, EnvironmentValues) -> String
  /// Writes a value so that the very same one is read again, where `describe` rounds.
  var exact: (@Sendable (Value, EnvironmentValues) -> String)?
}

extension SettingKind {
  /// Writes the value of a property exactly; nil where there is no more exact form.
  fileprivate func exactText(
    of property: any KeyPath<EnvironmentValues, Value> & Sendable
  ) -> (@Sendable (EnvironmentValues) -> String)? {
    guard let exact else { return nil }
    return { exact($0[keyPath: property], $0) }
  }

  private var exactOrNone: (@Sendable (Value?, EnvironmentValues) -> String)? {
    guard let exact else { return nil }
    return { value, values in value.map { exact($0, values) } ?? "none" }
  }
}

extension EnvironmentSetting {
  /// A setting that is a property of the environment.
  init<Value>(
    _ name: String,
    _ property: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ kind: SettingKind<Value>,
    help: String
  ) {
    self.init(
      name,
      help: help,
      words: kind.words,
      expectation: kind.expectation,
      kinds: kind.kinds,
      parse: { (text) throws(EnvironmentSettingError) in
        let value = try kind.parse(text, name)
        return .write { $0[keyPath: property] = value }
      },
      copy: { $1[keyPath: property] = $0[keyPath: property] },
      describe: { kind.describe($0[keyPath: property], $0) },
      exact: kind.exactText(of: property)
    )
  }
}

extension SettingKind {
  /// One of a few values that have names.
  static func choice(_ choices: [(name: String, value: Value)]) -> SettingKind
  where Value: Equatable {
    let words = choices.map(\.name)
    let expectation = "one of " + SceneError.Problem.list(words)
    return SettingKind(
      words: words,
      expectation: expectation,
      parse: { (text, setting) throws(EnvironmentSettingError) in
        if let choice = choices.first(where: { $0.name == text }) { return choice.value }
        throw .badValue(
          setting: setting,
          value: text,
          expected: expectation,
          nearest: Suggestion.nearest(to: text, in: words)
        )
      },
      describe: { value, _ in choices.first { $0.value == value }?.name ?? "\(value)" }
    )
  }

  /// One of the cases of an enumeration, called as in Swift.
  static func cases() -> SettingKind where Value: CaseIterable & Equatable {
    choice(Value.allCases.map { (name: "\($0)", value: $0) })
  }

  /// A value or none, where none is written as the word `none` or as null.
  func orNone() -> SettingKind<Value?> {
    let expectation = expectation + ", or 'none'"
    return SettingKind<Value?>(
      words: words + ["none"],
      expectation: expectation,
      kinds: kinds.union([.null]),
      parse: { (text, setting) throws(EnvironmentSettingError) in
        if text == "none" { return nil }
        do throws(EnvironmentSettingError) {
          return try parse(text, setting)
        } catch {
          guard case .badValue(_, _, _, let nearest) = error else { throw error }
          throw .badValue(setting: setting, value: text, expected: expectation, nearest: nearest)
        }
      },
      describe: { value, values in value.map { describe($0, values) } ?? "none" },
      exact: exactOrNone
    )
  }
}
