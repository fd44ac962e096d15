internal import CommandLineKit
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
  static var all: [String] {
    EnvironmentSetting.all.map(\.name) + OutputSetting.allCases.map(\.rawValue)
  }

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

  /// What a shell offers for `--env`: each name with its `=`, and with its value where there are
  /// only a few.
  static var assignments: [AllowedValue] {
    EnvironmentSetting.all.flatMap { setting -> [AllowedValue] in
      setting.words.isEmpty
        ? [AllowedValue(setting.name + "=", setting.help)]
        : setting.words.map { AllowedValue("\(setting.name)=\($0)", setting.help) }
    }
  }
}
