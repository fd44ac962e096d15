public import FoundationEssentials

private enum LocaleKey: EnvironmentKey { static var defaultValue: String { "en_001" } }
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar.Identifier { .gregorian }
}
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: String { "GMT" } }

// Only names are kept. A Locale that is made before the library of locales is loaded stays
// `en_001` for good, so the values are made at the first read, after loading that library.
extension EnvironmentValues {
  /// The locale in which numbers and dates are written; `en_001` by default.
  public var locale: Locale {
    get {
      Internationalization.load()
      return Locale(identifier: localeIdentifier)
    }
    set { localeIdentifier = newValue.identifier }
  }

  /// The name of ``locale``, such as `sv_SE`; setting it loads nothing.
  public var localeIdentifier: String {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which dates are written; Gregorian by default.
  public var calendar: Calendar {
    get {
      Internationalization.load()
      var calendar = Calendar(identifier: self[CalendarKey.self])
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue.identifier }
  }

  /// The kind of ``calendar``; setting it loads nothing.
  public var calendarIdentifier: Calendar.Identifier {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which dates are written; GMT by default.
  public var timeZone: TimeZone {
    get {
      Internationalization.load()
      return TimeZone(identifier: timeZoneIdentifier) ?? .gmt
    }
    set { timeZoneIdentifier = newValue.identifier }
  }

  /// The name of ``timeZone``, such as `Europe/Stockholm`; setting it loads nothing.
  public var timeZoneIdentifier: String {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
