internal import FoundationEssentials
internal import FoundationInternationalization

/// Writes a number as people of a locale write it.
///
/// This library exists for this one function: it brings in ICU, which takes as long to load as the
/// rest of a program to run, so `badge` loads it only where a scene has a number. What crosses is
/// plain C, so that neither side needs to know the other's types.
///
/// - Parameters:
///   - number: The number as JSON has it, such as `3000` or `-1.5e3`.
///   - locale: The identifier of a locale, such as `sv_SE`.
///   - notation: The raw value of a ``NumberNotation``.
///   - currency: An ISO 4217 code such as `SEK`, which only currencies need.
///   - fractionDigits: Digits after the decimal sign; a negative number leaves them to the
///     notation, which for decimal numbers and percentages are those that the number has.
///   - output: Where the UTF-8 of the text goes; no zero is written at its end.
///   - capacity: The number of bytes there is room for.
/// - Returns: The length of the text in bytes, which is only written where there is room for it;
///   -1 where the number cannot be read or is too large, -2 for an unknown notation, -3 where the
///   notation takes whole numbers only, or no larger ones.
@c(badge_format_number_1)
public func formatNumber(
  _ number: UnsafePointer<CChar>,
  _ locale: UnsafePointer<CChar>,
  _ notation: Int32,
  _ currency: UnsafePointer<CChar>?,
  _ fractionDigits: Int32,
  _ output: UnsafeMutablePointer<UInt8>?,
  _ capacity: Int
) -> Int {
  guard let value = Decimal(string: String(cString: number)), value.isFinite else { return -1 }
  guard let notation = NumberNotation(rawValue: notation) else { return -2 }
  let formatter = LocalizedNumber(
    value: value,
    locale: Locale(identifier: String(cString: locale)),
    currency: currency.map { String(cString: $0) } ?? "XXX",
    fractionDigits: fractionDigits < 0 ? nil : Int(fractionDigits)
  )
  guard var text = formatter.text(in: notation) else { return -3 }
  return text.withUTF8 { utf8 in
    if let output, utf8.count <= capacity {
      for (index, byte) in utf8.enumerated() { output[index] = byte }
    }
    return utf8.count
  }
}
