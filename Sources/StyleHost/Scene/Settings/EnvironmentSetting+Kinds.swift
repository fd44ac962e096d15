internal import StyleAPI
internal import Suggestions

extension SettingKind where Value == Color {
  /// A colour in any of the forms that ``ColorParser`` reads.
  static var color: SettingKind {
    SettingKind(
      expectation: "a colour",
      parse: { (text, setting) throws(EnvironmentSettingError) in
        do throws(ColorError) {
          return Color(try ColorParser.parse(text))
        } catch {
          guard case .unknownName(let name) = error else {
            throw .color(setting: setting, error, nearest: nil)
          }
          let nearest = Suggestion.nearest(to: name, in: ColorParser.names)
          throw .color(setting: setting, error, nearest: nearest)
        }
      },
      describe: { color, values in color.resolve(in: values).hexadecimal },
      exact: { color, values in color.resolve(in: values).exactText }
    )
  }
}

extension SettingKind where Value == Font {
  /// A font in words.
  static var font: SettingKind {
    SettingKind(
      expectation: FontDescription.expectation,
      kinds: [.text, .object],
      parse: { (text, setting) throws(EnvironmentSettingError) in
        do throws(FontDescriptionError) {
          return try FontDescription(parsing: text).font
        } catch {
          throw .font(setting: setting, error)
        }
      },
      describe: { font, _ in FontDescription(font).description }
    )
  }
}

extension SettingKind where Value == Int {
  /// A whole number of at least one.
  static var count: SettingKind {
    numeric("a whole number of at least 1", Int.init) { $0 >= 1 }
  }
}

extension SettingKind where Value == Double {
  /// A scale.
  static var scale: SettingKind {
    numeric("a number from 0.1 to 100", Double.init) { (0.1...100).contains($0) }
  }
}

extension SettingKind where Value == Bool {
  /// True or false.
  static var flag: SettingKind {
    var kind = choice([("true", true), ("false", false)])
    kind.kinds = [.text, .flag]
    return kind
  }
}

extension SettingKind where Value == String {
  /// The identifier of a locale.
  static var locale: SettingKind {
    identifier(
      "the identifier of a locale, such as 'sv_SE'",
      nearest: { _ in nil },
      LocaleIdentifier.normalized
    )
  }

  /// The name of a time zone.
  static var timeZone: SettingKind {
    identifier(
      "a time zone such as 'Europe/Stockholm', 'GMT' or 'GMT+2'",
      nearest: TimeZoneIdentifier.nearest
    ) { TimeZoneIdentifier.isValid($0) ? $0 : nil }
  }

  /// The name of a calendar, as Foundation calls it.
  static var calendar: SettingKind {
    let names = [
      "gregorian", "buddhist", "chinese", "coptic", "ethiopicAmeteAlem", "ethiopicAmeteMihret",
      "hebrew", "indian", "islamic", "islamicCivil", "islamicTabular", "islamicUmmAlQura",
      "iso8601", "japanese", "persian", "republicOfChina",
    ]
    return choice(names.map { ($0, $0) })
  }

  private static func identifier(
    _ expectation: String,
    nearest: @escaping @Sendable (String) -> String?,
    _ read: @escaping @Sendable (String) -> String?
  ) -> SettingKind {
    SettingKind(
      expectation: expectation,
      parse: { (text, setting) throws(EnvironmentSettingError) in
        if let identifier = read(text) { return identifier }
        throw .badValue(
          setting: setting,
          value: text,
          expected: expectation,
          nearest: nearest(text)
        )
      },
      describe: { identifier, _ in identifier }
    )
  }
}

extension SettingKind where Value: CustomStringConvertible {
  /// A number that satisfies a condition.
  fileprivate static func numeric(
    _ expectation: String,
    _ read: @escaping @Sendable (String) -> Value?,
    _ isAllowed: @escaping @Sendable (Value) -> Bool
  ) -> SettingKind {
    SettingKind(
      expectation: expectation,
      kinds: [.text, .number],
      parse: { (text, setting) throws(EnvironmentSettingError) in
        if let value = read(text), isAllowed(value) { return value }
        throw .badValue(setting: setting, value: text, expected: expectation, nearest: nil)
      },
      describe: { value, _ in
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
    )
  }
}

extension DisplayColor {
  /// The colour as `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  var hexadecimal: String {
    let components = [red, green, blue] + (opacity < 1 ? [opacity] : [])
    return components.reduce(into: "#") { text, component in
      let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

extension DisplayColor {
  /// The colour as text that reads as the very same colour, as far as its components lie between
  /// 0 and 1.
  var exactText: String {
    let short = hexadecimal
    if let color = try? ColorParser.parse(short), color == self { return short }
    func percent(_ component: Float) -> String { "\(Double(min(max(component, 0), 1)) * 100)%" }
    return "rgb(\(percent(red)) \(percent(green)) \(percent(blue)) / \(percent(opacity)))"
  }
}
