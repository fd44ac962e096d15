public import FoundationEssentials

// What has types of Foundation is compiled into the code that uses it, so that this library does not
// need Foundation's: see Documentation/Growth.md. An installation leaves this file's object out.
//
// A Locale that is made before the library of locales is loaded stays `en_001` for good, so the
// values are made at each reading, after loading that library.
extension EnvironmentValues {
  /// The locale in which numbers and dates are written; `en_001` by default.
  @_alwaysEmitIntoClient
  public var locale: Locale {
    get {
      _loadInternationalization()
      return Locale(identifier: localeIdentifier)
    }
    set { localeIdentifier = newValue.identifier }
  }

  /// The calendar in which dates are written; Gregorian by default.
  ///
  /// It has the environment's locale and time zone.
  @_alwaysEmitIntoClient
  public var calendar: Calendar {
    get {
      _loadInternationalization()
      var calendar = Calendar(identifier: _calendar(named: calendarIdentifier))
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { calendarIdentifier = _name(of: newValue.identifier) }
  }

  /// The time zone in which dates are written; GMT by default.
  @_alwaysEmitIntoClient
  public var timeZone: TimeZone {
    get {
      _loadInternationalization()
      return TimeZone(identifier: timeZoneIdentifier) ?? .gmt
    }
    set { timeZoneIdentifier = newValue.identifier }
  }
}

/// The calendar that Foundation's code calls so; Gregorian where there is none.
@_alwaysEmitIntoClient
func _calendar(named name: String) -> Calendar.Identifier {
  switch name {
  case "bangla": .bangla
  case "buddhist": .buddhist
  case "chinese": .chinese
  case "coptic": .coptic
  case "dangi": .dangi
  case "ethiopicAmeteAlem": .ethiopicAmeteAlem
  case "ethiopicAmeteMihret": .ethiopicAmeteMihret
  case "gujarati": .gujarati
  case "hebrew": .hebrew
  case "indian": .indian
  case "islamic": .islamic
  case "islamicCivil": .islamicCivil
  case "islamicTabular": .islamicTabular
  case "islamicUmmAlQura": .islamicUmmAlQura
  case "iso8601": .iso8601
  case "japanese": .japanese
  case "kannada": .kannada
  case "malayalam": .malayalam
  case "marathi": .marathi
  case "odia": .odia
  case "persian": .persian
  case "republicOfChina": .republicOfChina
  case "tamil": .tamil
  case "telugu": .telugu
  case "vietnamese": .vietnamese
  case "vikram": .vikram
  default: .gregorian
  }
}

/// What Foundation's code calls a calendar.
@_alwaysEmitIntoClient
func _name(of calendar: Calendar.Identifier) -> String {
  switch calendar {
  case .gregorian: "gregorian"
  case .bangla: "bangla"
  case .buddhist: "buddhist"
  case .chinese: "chinese"
  case .coptic: "coptic"
  case .dangi: "dangi"
  case .ethiopicAmeteAlem: "ethiopicAmeteAlem"
  case .ethiopicAmeteMihret: "ethiopicAmeteMihret"
  case .gujarati: "gujarati"
  case .hebrew: "hebrew"
  case .indian: "indian"
  case .islamic: "islamic"
  case .islamicCivil: "islamicCivil"
  case .islamicTabular: "islamicTabular"
  case .islamicUmmAlQura: "islamicUmmAlQura"
  case .iso8601: "iso8601"
  case .japanese: "japanese"
  case .kannada: "kannada"
  case .malayalam: "malayalam"
  case .marathi: "marathi"
  case .odia: "odia"
  case .persian: "persian"
  case .republicOfChina: "republicOfChina"
  case .tamil: "tamil"
  case .telugu: "telugu"
  case .vietnamese: "vietnamese"
  case .vikram: "vikram"
  }
}
