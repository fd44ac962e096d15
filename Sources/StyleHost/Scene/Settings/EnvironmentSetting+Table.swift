@_spi(Host) internal import StyleAPI

extension EnvironmentSetting {
  /// All settings, in the order in which help shows them.
  public static let all: [EnvironmentSetting] = [
    badgeStyle, badgeTint, badgeLabelTint, colorScheme, colorSchemeContrast, foreground, tint, font,
    sizeCategory, lineLimit, truncationMode, multilineTextAlignment, locale, calendar, timeZone,
    layoutDirection, displayScale, isEnabled,
  ]

  /// The setting of a name, without making the others: to make all of them takes as long as a badge.
  static func ofName(_ name: String) -> EnvironmentSetting? {
    switch name {
    case "badgeStyle": badgeStyle
    case "badgeTint": badgeTint
    case "badgeLabelTint": badgeLabelTint
    case "colorScheme": colorScheme
    case "colorSchemeContrast": colorSchemeContrast
    case "foreground": foreground
    case "tint": tint
    case "font": font
    case "sizeCategory": sizeCategory
    case "lineLimit": lineLimit
    case "truncationMode": truncationMode
    case "multilineTextAlignment": multilineTextAlignment
    case "locale": locale
    case "calendar": calendar
    case "timeZone": timeZone
    case "layoutDirection": layoutDirection
    case "displayScale": displayScale
    case "isEnabled": isEnabled
    default: nil
    }
  }

  private static let badgeTint = EnvironmentSetting(
    "badgeTint",
    \.badgeTint,
    SettingKind.color.orNone(),
    help: "The colour of badges, or of their message part; none leaves it to the style."
  )

  private static let badgeLabelTint = EnvironmentSetting(
    "badgeLabelTint",
    \.badgeLabelTint,
    SettingKind.color.orNone(),
    help: "The colour of the label part of badges; none leaves it to the style."
  )

  private static let colorScheme = EnvironmentSetting(
    "colorScheme",
    \.colorScheme,
    .cases(),
    help: "Whether the surroundings are light or dark."
  )

  private static let colorSchemeContrast = EnvironmentSetting(
    "colorSchemeContrast",
    \.colorSchemeContrast,
    .cases(),
    help: "How strongly colours should differ."
  )

  private static let tint = EnvironmentSetting(
    "tint",
    \.tint,
    SettingKind.color.orNone(),
    help: "The colour of what can be tinted; none leaves it to the views."
  )

  private static let font = EnvironmentSetting(
    "font",
    \.font,
    SettingKind.font.orNone(),
    help: "The font of texts outside of badges, and of styles that choose none."
  )

  private static let sizeCategory = EnvironmentSetting(
    "sizeCategory",
    \.sizeCategory,
    .cases(),
    help: "How large a reader wants text to be, where its font is a text style."
  )

  private static let lineLimit = EnvironmentSetting(
    "lineLimit",
    \.lineLimit,
    SettingKind.count.orNone(),
    help: "The most lines that a text takes; none sets no limit."
  )

  private static let truncationMode = EnvironmentSetting(
    "truncationMode",
    \.truncationMode,
    .choice([("head", .head), ("middle", .middle), ("tail", .tail)]),
    help: "Where a text that does not fit is cut."
  )

  private static let multilineTextAlignment = EnvironmentSetting(
    "multilineTextAlignment",
    \.multilineTextAlignment,
    .cases(),
    help: "How the lines of a text are lined up."
  )

  private static let locale = EnvironmentSetting(
    "locale",
    \.localeIdentifier,
    .locale,
    help: "The locale in which numbers and dates are written."
  )

  private static let calendar = EnvironmentSetting(
    "calendar",
    \.calendarIdentifier,
    .calendar,
    help: "The calendar in which dates are written."
  )

  private static let timeZone = EnvironmentSetting(
    "timeZone",
    \.timeZoneIdentifier,
    .timeZone,
    help: "The time zone in which dates are written."
  )

  private static let layoutDirection = EnvironmentSetting(
    "layoutDirection",
    \.layoutDirection,
    .cases(),
    help: "The direction in which layout runs."
  )

  private static let displayScale = EnvironmentSetting(
    "displayScale",
    \.displayScale,
    .scale,
    help: "Pixels a point, for styles that draw for one resolution."
  )

  private static let isEnabled = EnvironmentSetting(
    "isEnabled",
    \.isEnabled,
    .flag,
    help: "Whether controls react."
  )

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
