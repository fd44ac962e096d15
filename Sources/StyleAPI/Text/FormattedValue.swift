@_spi(Reflection) import Swift
import FoundationEssentials

/// A value whose text depends on the environment.
protocol EnvironmentFormatted {
  func string(in environment: EnvironmentValues) -> String
  func isEqual(to other: any EnvironmentFormatted) -> Bool
}

/// A value with its format.
struct FormattedValue<Format: FormatStyle>: EnvironmentFormatted
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  init(_ input: Format.FormatInput, format: Format) {
    self.input = input
    self.format = format
  }

  func string(in environment: EnvironmentValues) -> String {
    var format = format.locale(environment.locale)
    setCalendarAndTimeZone(of: &format, in: environment)
    return format.format(input)
  }

  func isEqual(to other: any EnvironmentFormatted) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }

  /// Date formats carry a calendar and a time zone, which no protocol names; they are found by
  /// the types of the fields.
  private func setCalendarAndTimeZone(of format: inout Format, in environment: EnvironmentValues) {
    withUnsafeMutableBytes(of: &format) { bytes in
      guard let base = bytes.baseAddress else { return }
      _ = _forEachField(of: Format.self) { _, offset, type, _ in
        if type == Calendar.self {
          (base + offset).assumingMemoryBound(to: Calendar.self).pointee = environment.calendar
        } else if type == TimeZone.self {
          (base + offset).assumingMemoryBound(to: TimeZone.self).pointee = environment.timeZone
        }
        return true
      }
    }
  }
}
