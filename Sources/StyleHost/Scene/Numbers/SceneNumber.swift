/// A number of a scene with the form in which it is shown.
struct SceneNumber: Sendable {
  /// The digits as JSON has them.
  var digits: String
  var notation = Notation.decimal
  /// The ISO 4217 code of a currency.
  var currency: String?
  /// Digits after the decimal sign; nil leaves them to the notation.
  var fractionDigits: Int?

  /// A way to write a number; the raw values are part of BadgeFormatting's interface.
  enum Notation: Int32, CaseIterable, Sendable {
    case decimal = 0
    case percent = 1
    case currency = 2
    case compact = 3
    case scientific = 4
    case bytes = 5
  }

  /// As many significant digits as a number may have: those of Foundation's `Decimal`.
  static let mostDigits = 38
}

extension SceneObject {
  private static let notations = SceneNumber.Notation.allCases.map { (name: "\($0)", value: $0) }

  /// The number of a node, with its `format`.
  func number() throws(SceneError) -> SceneNumber? {
    guard let value = self["number"] else { return nil }
    guard case .number(let digits) = value.content else {
      throw .wrongKind(value, expected: "a number", at: path.key("number"))
    }
    let significant = digits.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
      .count { $0 != UInt8(ascii: ".") }
    guard significant <= SceneNumber.mostDigits else {
      throw SceneError(
        .badValue(found: digits, expected: "a number of at most 38 digits", nearest: nil),
        at: path.key("number"),
        offset: value.offset
      )
    }
    var number = SceneNumber(digits: digits)
    guard let format = self["format"] else { return number }
    guard case .object = format.content else {
      number.notation = try word("format", of: Self.notations) ?? .decimal
      try requireCurrency(of: number, at: path.key("format"), offset: format.offset)
      return number
    }
    let object = try SceneObject(format, at: path.key("format"), expected: "a format")
    try object.refuseKeys(except: ["style", "currency", "fractionDigits"])
    number.notation = try object.word("style", of: Self.notations) ?? .decimal
    number.currency = try object.currency()
    number.fractionDigits = try object.fractionDigits()
    try requireCurrency(of: number, at: object.path, offset: format.offset)
    if number.notation == .bytes, let value = object["fractionDigits"] {
      throw SceneError(
        .misplacedKey(owner: "a format other than 'bytes'"),
        at: object.path.key("fractionDigits"),
        offset: value.offset
      )
    }
    if number.notation != .currency, let value = object["currency"] {
      throw SceneError(
        .misplacedKey(owner: "a format with the style 'currency'"),
        at: object.path.key("currency"),
        offset: value.offset
      )
    }
    return number
  }

  private func requireCurrency(
    of number: SceneNumber,
    at path: ScenePath,
    offset: Int
  ) throws(SceneError) {
    guard number.notation == .currency, number.currency == nil else { return }
    throw SceneError(.missingKey("currency"), at: path, offset: offset)
  }

  private func currency() throws(SceneError) -> String? {
    let expected = "the code of a currency, such as 'EUR'"
    guard let code = try text("currency", expected: expected) else { return nil }
    let isCode =
      code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    guard isCode else {
      throw SceneError(
        .badValue(found: code, expected: expected, nearest: nil),
        at: path.key("currency"),
        offset: self["currency"]?.offset ?? offset
      )
    }
    return code
  }

  private func fractionDigits() throws(SceneError) -> Int? {
    let expected = "a whole number from 0 to 20"
    guard let value = self["fractionDigits"] else { return nil }
    let path = path.key("fractionDigits")
    let number = try value.number(at: path, in: 0...20, expected: expected)
    guard let digits = Int(exactly: number) else {
      throw SceneError(
        .badValue(found: "\(number)", expected: expected, nearest: nil),
        at: path,
        offset: value.offset
      )
    }
    return digits
  }
}
