internal import StyleHost

/// The names of values in the environment chain, and what else they are called.
enum EnvironmentKeys {
  /// The style of badges.
  static let style = "badgeStyle"
  /// The colour of messages.
  static let tint = "badgeTint"
  /// The colour of labels.
  static let labelTint = "badgeLabelTint"
  /// The surroundings that are drawn for.
  static let colorScheme = "colorScheme"
  /// The locale of numbers.
  static let locale = "locale"

  /// The names of all values, those of the views' environment first.
  ///
  /// Those are the names of `EnvironmentSetting.all`, which takes long to make.
  static let all =
    [
      "badgeStyle", "badgeTint", "badgeLabelTint", "colorScheme", "colorSchemeContrast",
      "foreground", "tint", "font", "sizeCategory", "lineLimit", "truncationMode",
      "multilineTextAlignment", "locale", "calendar", "timeZone", "layoutDirection",
      "displayScale", "isEnabled",
    ] + OutputSetting.allCases.map(\.rawValue)

  /// The environment variable of a value: `BADGE_COLOR_SCHEME` for `colorScheme`, and for the values
  /// that have options of their own, the option's name.
  static func variable(for name: String) -> String {
    switch name {
    case style: return "BADGE_STYLE"
    case tint: return "BADGE_COLOR"
    case labelTint: return "BADGE_LABEL_COLOR"
    default: break
    }
    var words = ""
    for character in name {
      if character.isUppercase { words += "_" }
      words += character.uppercased()
    }
    return "BADGE_" + words
  }
}
