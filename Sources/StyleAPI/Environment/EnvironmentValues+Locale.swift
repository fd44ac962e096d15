private enum LocaleKey: EnvironmentKey { static var defaultValue: String { "en_001" } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: String { "gregorian" } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: String { "GMT" } }

// Only names are kept: what sets one and what reads none load nothing.
extension EnvironmentValues {
  /// The name of ``locale``, such as `sv_SE`; `en_001` by default.
  public var localeIdentifier: String {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The name of ``calendar``, as Foundation calls it, such as `japanese`; `gregorian` by default.
  ///
  /// A name that Foundation does not have stands for the Gregorian calendar.
  public var calendarIdentifier: String {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The name of ``timeZone``, such as `Europe/Stockholm`; `GMT` by default.
  public var timeZoneIdentifier: String {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
