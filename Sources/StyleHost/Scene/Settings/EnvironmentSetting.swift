public import StyleAPI
internal import Suggestions

/// A value of the environment that people set by its name: in a scene, in a configuration file, or
/// with `--env NAME=VALUE`.
///
/// ```swift
/// var values = EnvironmentValues()
/// let setting = try EnvironmentSetting.named("colorScheme")
/// try setting.change(to: "dark").apply(to: &values, styles: library)
/// setting.describe(values)  // "dark"
/// ```
public struct EnvironmentSetting: Sendable {
  /// The name, which is that of the property of `EnvironmentValues`.
  public let name: String
  /// A sentence about what it does.
  public let help: String
  /// The words that are values of it; empty where there is no such list.
  public let words: [String]
  /// What a value looks like, in words: `a colour`, `one of 'light' or 'dark'`.
  public let expectation: String
  /// The kinds of JSON values that stand for a value of it.
  let kinds: Set<JSONValue.Kind>
  /// Makes the effect of a value as somebody writes it.
  let parse: @Sendable (String) throws(EnvironmentSettingError) -> EnvironmentChange.Effect
  /// Copies the value from one environment to another.
  let copy: @Sendable (EnvironmentValues, inout EnvironmentValues) -> Void
  private let text: @Sendable (EnvironmentValues) -> String
  private let exact: (@Sendable (EnvironmentValues) -> String)?

  init(
    _ name: String,
    help: String,
    words: [String],
    expectation: String,
    kinds: Set<JSONValue.Kind>,
    parse:
      @escaping @Sendable (String) throws(EnvironmentSettingError) ->
      EnvironmentChange.Effect,
    copy: @escaping @Sendable (EnvironmentValues, inout EnvironmentValues) -> Void,
    describe: @escaping @Sendable (EnvironmentValues) -> String,
    exact: (@Sendable (EnvironmentValues) -> String)? = nil
  ) {
    self.name = name
    self.help = help
    self.words = words
    self.expectation = expectation
    self.kinds = kinds
    self.parse = parse
    self.copy = copy
    text = describe
    self.exact = exact
  }

  /// The change that a value as somebody writes it makes.
  ///
  /// - Throws: ``EnvironmentSettingError`` where the text is no value of the setting.
  public func change(to text: String) throws(EnvironmentSettingError) -> EnvironmentChange {
    EnvironmentChange(setting: self, text: text, effect: try parse(text))
  }

  /// The value in an environment, as it would be written.
  ///
  /// A style is described by its type, since it does not know the name that it was loaded under.
  /// Of colours that have two looks, that of the environment's colour scheme is described.
  public func describe(_ values: EnvironmentValues) -> String { text(values) }

  /// The value in an environment, as text that reads as the very same value.
  func exactText(_ values: EnvironmentValues) -> String { (exact ?? text)(values) }

  /// The setting of a name.
  ///
  /// - Throws: ``EnvironmentSettingError/unknownSetting(name:nearest:known:)``.
  public static func named(_ name: String) throws(EnvironmentSettingError) -> EnvironmentSetting {
    if let setting = ofName(name) { return setting }
    let known = all.map(\.name)
    throw .unknownSetting(
      name: name,
      nearest: Suggestion.nearest(to: name, in: known),
      known: known
    )
  }
}

/// A setting together with a value.
public struct EnvironmentChange: Sendable {
  /// The setting.
  public let setting: EnvironmentSetting
  /// The value, as it was written.
  public let text: String
  let effect: Effect

  /// The name of the setting.
  public var name: String { setting.name }

  /// What a change does.
  enum Effect: Sendable {
    /// Writes a value.
    case write(@Sendable (inout EnvironmentValues) -> Void)
    /// Sets a style, which has to be loaded first.
    case style(StyleReference)
  }

  /// Makes the change.
  ///
  /// - Throws: ``StyleLoadingError`` where the change is a style's that cannot be had.
  public func apply(
    to values: inout EnvironmentValues,
    styles: any StyleProvider
  ) throws(StyleLoadingError) {
    try writer(styles: styles)(&values)
  }

  /// What the change writes, with its style loaded.
  func writer(
    styles: any StyleProvider
  ) throws(StyleLoadingError) -> @Sendable (inout EnvironmentValues) -> Void {
    switch effect {
    case .write(let write): return write
    case .style(let reference):
      let style = try styles.style(reference)
      return { $0.badgeStyle = style }
    }
  }

  /// The style that the change sets, if that is what it does.
  public var style: StyleReference? {
    if case .style(let reference) = effect { return reference }
    return nil
  }
}

extension EnvironmentChange: Hashable {
  /// Whether two changes give the same setting the same text.
  public static func == (one: EnvironmentChange, other: EnvironmentChange) -> Bool {
    one.name == other.name && one.text == other.text
  }

  /// Hashes the setting's name and the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(text)
  }
}
