@_spi(Host) internal import StyleAPI

extension EnvironmentSetting {
  /// All settings, in the order in which help shows them.
  public static let all: [EnvironmentSetting] = [
    badgeStyle,
    EnvironmentSetting(
      "badgeTint",
      \.badgeTint,
      SettingKind.color.orNone(),
      help: "The colour of badges, or of their message part; none leaves it to the style."
    ),
    EnvironmentSetting(
      "badgeLabelTint",
      \.badgeLabelTint,
      SettingKind.color.orNone(),
      help: "The colour of the label part of badges; none leaves it to the style."
    ),
    EnvironmentSetting(
      "colorScheme",
      \.colorScheme,
      .cases(),
      help: "Whether the surroundings are light or dark."
    ),
    EnvironmentSetting(
      "colorSchemeContrast",
      \.colorSchemeContrast,
      .cases(),
      help: "How strongly colours should differ."
    ),
    foreground,
    EnvironmentSetting(
      "tint",
      \.tint,
      SettingKind.color.orNone(),
      help: "The colour of what can be tinted; none leaves it to the views."
    ),
    EnvironmentSetting(
      "font",
      \.font,
      SettingKind.font.orNone(),
      help: "The font of texts outside of badges, and of styles that choose none."
    ),
    EnvironmentSetting(
      "sizeCategory",
      \.sizeCategory,
      .cases(),
      help: "How large a reader wants text to be, where its font is a text style."
    ),
    EnvironmentSetting(
      "lineLimit",
      \.lineLimit,
      SettingKind.count.orNone(),
      help: "The most lines that a text takes; none sets no limit."
    ),
    EnvironmentSetting(
      "truncationMode",
      \.truncationMode,
      .choice([("head", .head), ("middle", .middle), ("tail", .tail)]),
      help: "Where a text that does not fit is cut."
    ),
    EnvironmentSetting(
      "multilineTextAlignment",
      \.multilineTextAlignment,
      .cases(),
      help: "How the lines of a text are lined up."
    ),
    EnvironmentSetting(
      "locale",
      \.localeIdentifier,
      .locale,
      help: "The locale in which numbers and dates are written."
    ),
    EnvironmentSetting(
      "calendar",
      \.calendarIdentifier,
      .calendar,
      help: "The calendar in which dates are written."
    ),
    EnvironmentSetting(
      "timeZone",
      \.timeZoneIdentifier,
      .timeZone,
      help: "The time zone in which dates are written."
    ),
    EnvironmentSetting(
      "layoutDirection",
      \.layoutDirection,
      .cases(),
      help: "The direction in which layout runs."
    ),
    EnvironmentSetting(
      "displayScale",
      \.displayScale,
      .scale,
      help: "Pixels a point, for styles that draw for one resolution."
    ),
    EnvironmentSetting(
      "isEnabled",
      \.isEnabled,
      .flag,
      help: "Whether controls react."
    ),
  ]

  private static let badgeStyle = EnvironmentSetting(
    "badgeStyle",
    help: "The style of badges: NAME, or NAME:OPTION=VALUE,… with options of its own.",
    words: [],
    expectation: "a style: NAME or NAME:OPTION=VALUE,…",
    kinds: [.text],
    parse: { (text) throws(EnvironmentSettingError) in
      do throws(StyleReferenceError) {
        return .style(try StyleReference(parsing: text))
      } catch {
        throw .style(setting: "badgeStyle", error)
      }
    },
    copy: { $1.badgeStyle = $0.badgeStyle },
    describe: { "\(type(of: $0.badgeStyle))" }
  )

  private static let foreground = EnvironmentSetting(
    "foreground",
    help: "The colour of texts and icons outside of badges.",
    words: [],
    expectation: "a colour",
    kinds: [.text],
    parse: { (text) throws(EnvironmentSettingError) in
      let color = try SettingKind<Color>.color.parse(text, "foreground")
      return .write { $0.setForeground(color) }
    },
    copy: { $1.setForeground(of: $0) },
    describe: { values in
      switch ForegroundStyle()._paint(in: values) {
      case .color(let color): color.hexadecimal
      case .gradient: "a gradient"
      }
    },
    exact: { values in
      if case .color(let color) = ForegroundStyle()._paint(in: values) { return color.exactText }
      return "black"
    }
  )
}
