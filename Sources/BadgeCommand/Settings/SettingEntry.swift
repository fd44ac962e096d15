internal import StyleHost

/// One value at one level of the environment chain.
struct SettingEntry: Hashable, Sendable {
  /// What a value changes.
  enum Effect: Hashable, Sendable {
    /// The environment of the views.
    case environment(EnvironmentChange)
    /// The surroundings of an SVG: both of them.
    case adaptiveScheme
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
  /// What the value of the colour scheme is called that stands for both of them.
  static let adaptive = DrawingColorScheme.adaptive.rawValue

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
      guard setting.words.contains(text) else { throw .badWord(setting, value: text) }
      effect = .output(setting)
    } else if name == EnvironmentKeys.colorScheme, text == Self.adaptive {
      effect = .adaptiveScheme
    } else {
      do {
        effect = .environment(try EnvironmentSetting.named(name).change(to: text))
      } catch {
        throw .environment(error)
      }
    }
  }
}
