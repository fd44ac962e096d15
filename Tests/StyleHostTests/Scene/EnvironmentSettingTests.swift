import Foundation
import StyleAPI
import Testing

@testable import StyleHost

@Suite struct EnvironmentSettingTests {
  @Test(arguments: [
    ("badgeTint", "red", "#e05d44"), ("badgeTint", "#0a7", "#00aa77"),
    ("badgeTint", "none", "none"),
    ("badgeTint", "rgb(0 170 119 / 50%)", "#00aa7780"), ("badgeLabelTint", "gray", "#555555"),
    ("tint", "#ABCDEF", "#abcdef"), ("tint", "none", "none"), ("foreground", "#123456", "#123456"),
    ("colorScheme", "dark", "dark"), ("colorSchemeContrast", "increased", "increased"),
    ("locale", "sv_SE", "sv_SE"), ("locale", "zh-hant-tw", "zh_Hant_TW"), ("locale", "EN", "en"),
    ("locale", "es-419", "es_419"), ("locale", "sl-rozaj", "sl_ROZAJ"),
    ("calendar", "buddhist", "buddhist"), ("timeZone", "GMT", "GMT"),
    ("timeZone", "GMT+5:30", "GMT+5:30"), ("timeZone", "GMT-0330", "GMT-0330"),
    ("sizeCategory", "accessibilityLarge", "accessibilityLarge"),
    ("layoutDirection", "rightToLeft", "rightToLeft"), ("displayScale", "2", "2"),
    ("displayScale", "1.5", "1.5"), ("lineLimit", "2", "2"), ("lineLimit", "none", "none"),
    ("truncationMode", "middle", "middle"), ("multilineTextAlignment", "center", "center"),
    ("isEnabled", "false", "false"), ("font", "none", "none"), ("font", "caption", "caption"),
    ("font", "bold caption", "caption bold"), ("font", "12", "12"), ("font", "12.5", "12.5"),
    ("font", "title2 semibold italic monospaced", "title2 semibold italic monospaced"),
    ("font", "12 black italic monospaced", "12 black italic monospaced"),
    ("font", "headline", "headline"),
  ])
  func `a value is written, and described as it would be written`(
    name: String,
    text: String,
    description: String
  ) throws {
    var values = EnvironmentValues()
    let setting = try EnvironmentSetting.named(name)
    try setting.change(to: text).apply(to: &values, styles: SceneStyles())
    #expect(setting.describe(values) == description)
    // What was described can be read again, and does not change other values.
    var again = EnvironmentValues()
    try setting.change(to: description).apply(to: &again, styles: SceneStyles())
    // The usual colour of texts follows the colour scheme.
    for other in EnvironmentSetting.all where other.name == name || other.name != "foreground" {
      let expected = other.name == name ? description : other.describe(EnvironmentValues())
      #expect(other.describe(again) == expected)
    }
    var copy = EnvironmentValues()
    setting.copy(values, &copy)
    #expect(setting.describe(copy) == description)
  }

  @Test func `what views read is what was written`() throws {
    var values = EnvironmentValues()
    for (name, text) in [
      ("colorScheme", "dark"), ("colorSchemeContrast", "increased"), ("locale", "sv-se"),
      ("calendar", "japanese"), ("sizeCategory", "small"), ("layoutDirection", "rightToLeft"),
      ("displayScale", "3"), ("lineLimit", "4"), ("isEnabled", "false"), ("font", "14 bold"),
      ("badgeTint", "#010203"), ("tint", "#040506"), ("truncationMode", "head"),
    ] {
      try EnvironmentSetting.named(name).change(to: text)
        .apply(to: &values, styles: SceneStyles())
    }
    #expect(values.colorScheme == .dark && values.colorSchemeContrast == .increased)
    #expect(values.localeIdentifier == "sv_SE" && values.calendarIdentifier == "japanese")
    #expect(values.sizeCategory == .small && values.layoutDirection == .rightToLeft)
    #expect(values.displayScale == 3 && values.lineLimit == 4 && !values.isEnabled)
    #expect(values.font == .system(size: 14).bold() && values.truncationMode == .head)
    #expect(values.badgeTint == Color(hex: 0x010203) && values.tint == Color(hex: 0x040506))
  }

  @Test func `a style is loaded with its options`() throws {
    var values = EnvironmentValues()
    let change = try EnvironmentSetting.named("badgeStyle").change(to: "fancy:tint=#abcabc")
    #expect(change.style == StyleReference(name: "fancy", options: ["tint": "#abcabc"]))
    try change.apply(to: &values, styles: SceneStyles())
    #expect((values.badgeStyle as? PlateStyle)?.color == Color(hex: 0xABCABC))
    #expect(try EnvironmentSetting.named("badgeStyle").describe(values) == "PlateStyle")
    let unknown = try EnvironmentSetting.named("badgeStyle").change(to: "nobody")
    #expect(throws: StyleLoadingError.self) {
      try unknown.apply(to: &values, styles: SceneStyles())
    }
  }

  @Test func `the colour of texts reaches texts and spares other values`() throws {
    var values = EnvironmentValues()
    values.badgeTint = .red
    try EnvironmentSetting.named("foreground").change(to: "#123456")
      .apply(to: &values, styles: SceneStyles())
    let svg = try SVGRenderer().render(Text(verbatim: "x"), environment: values)
    #expect(svg.contains(##"fill="#123456""##))
    #expect(values.badgeTint == .red)
  }

  @Test(
    arguments: [
      ("colorScheme", "adaptive", "one of 'light' or 'dark'", nil),
      ("colorScheme", "drak", "one of 'light' or 'dark'", "dark"),
      ("calendar", "gregorain", nil, "gregorian"),
      ("locale", "svenska", "the identifier of a locale, such as 'sv_SE'", nil),
      ("locale", "", nil, nil), ("locale", "sv_", nil, nil), ("locale", "sv SE", nil, nil),
      ("locale", "../etc", nil, nil), ("locale", "sv_SE.UTF-8", nil, nil),
      ("timeZone", "GMT+25", nil, nil), ("timeZone", "GMT+1:75", nil, nil),
      ("timeZone", "../../etc/passwd", nil, nil), ("timeZone", "", nil, nil),
      ("lineLimit", "0", "a whole number of at least 1, or 'none'", nil),
      ("lineLimit", "1.5", nil, nil),
      ("displayScale", "0", "a number from 0.1 to 100", nil), ("displayScale", "nan", nil, nil),
      ("isEnabled", "yes", "one of 'true' or 'false'", nil),
      ("layoutDirection", "rtl", nil, nil),
    ] as [(String, String, String?, String?)]
  )
  func `a value of another kind is an error`(
    name: String,
    text: String,
    expected: String?,
    nearest: String?
  ) throws {
    let setting = try EnvironmentSetting.named(name)
    let error = #expect(throws: EnvironmentSettingError.self) { try setting.change(to: text) }
    guard case .badValue(name, text, let found, let suggestion) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    if let expected { #expect(found == expected) }
    #expect(suggestion == nearest)
    #expect(setting.expectation == found)
  }

  @Test func `names of settings are suggested`() {
    #expect(throws: EnvironmentSettingError.self) { try EnvironmentSetting.named("colour") }
    let error = #expect(throws: EnvironmentSettingError.self) {
      try EnvironmentSetting.named("badgetint")
    }
    #expect(
      error.map(String.init(describing:))
        == "there is no value 'badgetint' in the environment; did you mean 'badgeTint'?"
    )
    #expect(Set(EnvironmentSetting.all.map(\.name)).count == EnvironmentSetting.all.count)
  }

  @Test func `each setting is found by its name`() throws {
    for setting in EnvironmentSetting.all {
      #expect(try EnvironmentSetting.named(setting.name).help == setting.help)
    }
  }

  @Test(arguments: [
    ("tint", "bleu", "tint: unknown colour 'bleu'; did you mean 'blue'?"),
    (
      "tint", "#12",
      "tint: '#12' is not a colour: write 3, 4, 6 or 8 hexadecimal digits after the #"
    ),
    (
      "font", "captoin",
      "font: 'captoin' is no text style, weight or size of a font; did you mean 'caption'?"
    ),
    (
      "font", "bold",
      "font: 'bold' gives the font no size; add a text style such as 'caption', or points"
    ),
    ("font", "12 13", "font: '13' is one word too many in the font"),
    ("font", "caption 12", "font: '12' is one word too many in the font"),
    ("font", "12 italic italic", "font: 'italic' is one word too many in the font"),
    ("font", "12 bold heavy", "font: 'heavy' is one word too many in the font"),
    ("font", "0", "font: '0' is no size of a font, which is from 1 to 500 points"),
    ("font", "", "font: '' gives the font no size; add a text style such as 'caption', or points"),
    ("badgeStyle", ":", "badgeStyle: ':' names no style; write NAME or NAME:OPTION=VALUE,…"),
  ])
  func `the reason is in English`(name: String, text: String, message: String) throws {
    let setting = try EnvironmentSetting.named(name)
    let error = #expect(throws: EnvironmentSettingError.self) { try setting.change(to: text) }
    #expect(error.map(String.init(describing:)) == message)
  }

  @Test func `every setting says what it is`() {
    for setting in EnvironmentSetting.all {
      #expect(setting.help.hasSuffix(".") && setting.help.count > 15)
      #expect(!setting.expectation.isEmpty)
      for word in setting.words { #expect(throws: Never.self) { try setting.change(to: word) } }
    }
  }
}

@Suite struct LocaleIdentifierTests {
  @Test(
    arguments: [
      ([:], "en_001"), (["LANG": ""], "en_001"), (["LANG": "sv_SE.UTF-8"], "sv_SE"),
      (["LANG": "C"], "en_001"), (["LANG": "C.UTF-8"], "en_001"), (["LANG": "POSIX"], "en_001"),
      (["LANG": "sv_SE.UTF-8@euro"], "sv_SE"), (["LANG": "de_DE@euro"], "de_DE"),
      (["LANG": "sr_RS@latin"], "sr_Latn_RS"), (["LANG": "sr_RS.UTF-8@cyrillic"], "sr_Cyrl_RS"),
      (["LANG": "en_US.UTF-8", "LC_NUMERIC": "sv_SE.UTF-8"], "sv_SE"),
      (["LANG": "en_US.UTF-8", "LC_NUMERIC": "", "LC_ALL": ""], "en_US"),
      (["LANG": "en_US", "LC_NUMERIC": "sv_SE", "LC_ALL": "fr_CH"], "fr_CH"),
      (["LC_ALL": "C", "LANG": "sv_SE"], "en_001"), (["LANG": "/usr/share/x"], "en_001"),
      (["LANG": "swedish"], "en_001"), (["LC_MESSAGES": "sv_SE"], "en_001"), (["LANG": "eo"], "eo"),
    ] as [([String: String], String)]
  )
  func `a terminal's locale is that of its numbers`(
    environment: [String: String],
    locale: String
  ) {
    #expect(LocaleIdentifier.ofTerminal(environment: environment) == locale)
  }

  @Test func `time zones are those of the system's database`() {
    let hasDatabase = FileManager.default.fileExists(atPath: "/usr/share/zoneinfo")
    #expect(TimeZoneIdentifier.isValid("UTC") && TimeZoneIdentifier.isValid("Europe/Stockholm"))
    #expect(!TimeZoneIdentifier.isValid("europe") && !TimeZoneIdentifier.isValid("A/../B"))
    if hasDatabase {
      #expect(
        !TimeZoneIdentifier.isValid("Europe/Stokholm") && !TimeZoneIdentifier.isValid("Europe")
      )
      #expect(TimeZoneIdentifier.nearest(to: "Europe/Stokholm") == "Europe/Stockholm")
      #expect(TimeZoneIdentifier.nearest(to: "Eurpoe/Stokholm") == "Europe/Stockholm")
    }
  }
}
