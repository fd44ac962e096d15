internal import FoundationEssentials
internal import FoundationInternationalization

/// A number together with the customs by which it is written.
struct LocalizedNumber {
  let value: Decimal
  let locale: Locale
  let currency: String
  /// Nil leaves the digits after the decimal sign to the notation.
  let fractionDigits: Int?

  /// The number as text; nil where the notation takes whole numbers only, or no larger ones.
  func text(in notation: NumberNotation) -> String? {
    switch notation {
    case .decimal:
      value.formatted(.number.locale(locale).precision(exactly ?? asGiven))
    case .percent:
      value.formatted(Decimal.FormatStyle.Percent(locale: locale).precision(exactly ?? asGiven))
    case .currency:
      value.formatted(applyingDigits(Decimal.FormatStyle.Currency(code: currency, locale: locale)))
    case .compact:
      value.formatted(applyingDigits(.number.locale(locale).notation(.compactName)))
    case .scientific:
      value.formatted(applyingDigits(.number.locale(locale).notation(.scientific)))
    case .bytes: byteCount
    }
  }

  private typealias Precision = NumberFormatStyleConfiguration.Precision

  private var exactly: Precision? { fractionDigits.map { .fractionLength($0) } }

  /// All digits of the number, which a decimal number has at most 38 of.
  private var asGiven: Precision { .fractionLength(0...38) }

  private func applyingDigits(_ style: Decimal.FormatStyle) -> Decimal.FormatStyle {
    exactly.map { style.precision($0) } ?? style
  }

  private func applyingDigits(
    _ style: Decimal.FormatStyle.Currency
  ) -> Decimal.FormatStyle.Currency {
    exactly.map { style.precision($0) } ?? style
  }

  private var byteCount: String? {
    guard let count = Int64(exactly: value) else { return nil }
    return count.formatted(
      ByteCountFormatStyle(style: .file, spellsOutZero: false, locale: locale)
    )
  }
}

extension Int64 {
  /// The whole number that a decimal one is; nil where it has a fraction or is too large.
  fileprivate init?(exactly value: Decimal) {
    // A whole `Decimal` is written without a fraction, and without an exponent.
    self.init(value.description)
  }
}
