internal import StyleAPI
internal import StyleHost
internal import Suggestions

/// One value at one level of the environment chain.
struct SettingEntry: Hashable, Sendable {
  /// What a value changes.
  enum Effect: Hashable, Sendable {
    /// The style of badges.
    case style(StyleReference)
    /// The colour of messages; nil leaves it to the style.
    case tint(Color?)
    /// The colour of labels; nil leaves it to the style.
    case labelTint(Color?)
    /// The surroundings that are drawn for.
    case colorScheme(DrawingColorScheme)
    /// Any other value of the environment of the views.
    case environment(EnvironmentChange)
    /// How a terminal is written to.
    case output(OutputSetting)
  }

  /// The name of the value: `badgeStyle`, `locale`, `ansi`.
  var name: String
  /// The value as it was written.
  var text: String
  var effect: Effect
  var source: SettingSource
}

/// Why a value cannot be set.
enum SettingError: Error, Hashable, Sendable {
  /// It is no value of the environment, or not a valid one.
  case environment(EnvironmentSettingError)
  /// It is none of the values of an output setting.
  case badWord(OutputSetting, value: String)
}

extension SettingEntry {
  /// A value by its name, as somebody wrote it.
  init(
    _ name: String,
    _ text: String,
    from source: SettingSource
  ) throws(SettingError) {
    self.name = name
    self.text = text
    self.source = source
    if let setting = OutputSetting(rawValue: name) {
      guard setting.accepts(text) else { throw .badWord(setting, value: text) }
      effect = .output(setting)
      return
    }
    do {
      effect = try Self.effect(name, text)
    } catch {
      throw .environment(error)
    }
  }

  /// The effect of a value of the views' environment.
  ///
  /// The values that have options of their own are read here, so that a run that has no others does
  /// not make the table of all of them, which takes as long as drawing a badge.
  private static func effect(
    _ name: String,
    _ text: String
  ) throws(EnvironmentSettingError) -> Effect {
    switch name {
    case EnvironmentKeys.style:
      do {
        return .style(try StyleReference(parsing: text))
      } catch {
        throw .style(setting: name, error)
      }
    case EnvironmentKeys.tint: return .tint(try color(name, text))
    case EnvironmentKeys.labelTint: return .labelTint(try color(name, text))
    case EnvironmentKeys.colorScheme:
      if let scheme = DrawingColorScheme(rawValue: text) { return .colorScheme(scheme) }
      let words = DrawingColorScheme.allCases.map(\.rawValue)
      throw .badValue(
        setting: name,
        value: text,
        expected: "one of " + words.map { "'\($0)'" }.joined(separator: ", "),
        nearest: Suggestion.nearest(to: text, in: words)
      )
    default: return .environment(try EnvironmentSetting.named(name).change(to: text))
    }
  }

  private static func color(
    _ name: String,
    _ text: String
  ) throws(EnvironmentSettingError) -> Color? {
    if text == "none" { return nil }
    do {
      return Color(try ColorParser.parse(text))
    } catch {
      guard case .unknownName(let word) = error else {
        throw .color(setting: name, error, nearest: nil)
      }
      let nearest = Suggestion.nearest(to: word, in: ColorParser.names)
      throw .color(setting: name, error, nearest: nearest)
    }
  }

  /// Writes the value into the environment of the views, unless it is the style, which has to be
  /// loaded first, or does not concern them.
  func apply(
    to values: inout EnvironmentValues,
    styles: any StyleProvider
  ) throws(StyleLoadingError) {
    switch effect {
    case .tint(let color): values.badgeTint = color
    case .labelTint(let color): values.badgeLabelTint = color
    case .colorScheme(.light): values.colorScheme = .light
    case .colorScheme(.dark): values.colorScheme = .dark
    case .environment(let change): try change.apply(to: &values, styles: styles)
    case .style, .colorScheme(.adaptive), .output: break
    }
  }
}
