@_spi(Reflection) import Swift

/// A value whose text depends on the environment.
protocol EnvironmentFormatted {
  func string(in environment: EnvironmentValues) -> String
  func isEqual(to other: any EnvironmentFormatted) -> Bool
}

/// A value with its format, and what writes it.
struct FormattedValue<Input: Equatable, Format: Equatable>: EnvironmentFormatted {
  let input: Input
  let format: Format
  let write: (Input, Format, EnvironmentValues) -> String

  func string(in environment: EnvironmentValues) -> String { write(input, format, environment) }

  func isEqual(to other: any EnvironmentFormatted) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}

/// Gives the fields of one type in a value another value, which is asked for only if there are any.
///
/// Formats of dates carry a calendar and a time zone, which no protocol names; they are found by
/// the types of the fields.
@usableFromInline
func _replaceFields<Whole, Field>(of whole: inout Whole, with field: () -> Field) {
  withUnsafeMutableBytes(of: &whole) { bytes in
    guard let base = bytes.baseAddress else { return }
    _ = _forEachField(of: Whole.self) { _, offset, type, _ in
      if type == Field.self {
        (base + offset).assumingMemoryBound(to: Field.self).pointee = field()
      }
      return true
    }
  }
}
