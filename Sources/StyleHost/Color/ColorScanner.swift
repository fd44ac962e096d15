/// Splits the arguments of a colour function into numbers with units.
struct ColorScanner {
  /// What stands after a number.
  enum Unit {
    case number, percent, degrees
    /// The keyword `none`, which stands for zero.
    case none
  }

  /// A number with its unit; angles are in degrees.
  struct Argument {
    var value: Double
    var unit: Unit
    /// The argument as it was written.
    var text: String
  }

  /// Three or four arguments.
  struct Arguments {
    var values: [Argument]
    /// Whether they are separated by commas rather than by white space.
    var hasCommas: Bool
  }

  private let bytes: [UInt8]
  private var index: Int

  /// Makes a scanner of what follows the opening parenthesis, in small letters.
  init(_ bytes: [UInt8], from index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Three arguments and perhaps an opacity, up to a closing parenthesis at the very end; nil if it
  /// is anything else.
  mutating func arguments() -> Arguments? {
    skipSpace()
    guard let first = argument() else { return nil }
    var values = [first]
    var hasSpace = skipSpace()
    let hasCommas = take(",")
    guard hasCommas || hasSpace else { return nil }
    while true {
      skipSpace()
      guard let next = argument() else { return nil }
      values.append(next)
      hasSpace = skipSpace()
      if take(")") { break }
      let separates = hasCommas ? take(",") : values.count == 3 ? take("/") : hasSpace
      guard separates, values.count < 4 else { return nil }
    }
    guard index == bytes.count, values.count >= 3 else { return nil }
    return Arguments(values: values, hasCommas: hasCommas)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Skips bytes that a test accepts, and tells whether there were any.
  @discardableResult
  private mutating func skip(while isAccepted: (UInt8) -> Bool) -> Bool {
    let start = index
    while let byte = next, isAccepted(byte) { index += 1 }
    return index > start
  }

  /// Skips what CSS calls white space.
  @discardableResult
  private mutating func skipSpace() -> Bool {
    skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0C || $0 == 0x0D }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = index
    skip { 0x61...0x7A ~= $0 }
    return text(from: start)
  }

  private mutating func argument() -> Argument? {
    let start = index
    if let number = number() {
      guard let (unit, factor) = unit() else { return nil }
      return Argument(value: number * factor, unit: unit, text: text(from: start))
    }
    index = start
    return word() == "none" ? Argument(value: 0, unit: .none, text: "none") : nil
  }

  /// The unit at the scanner, and the factor that turns an angle into degrees.
  private mutating func unit() -> (Unit, Double)? {
    if take("%") { return (.percent, 1) }
    switch word() {
    case "": return (.number, 1)
    case "deg": return (.degrees, 1)
    case "grad": return (.degrees, 0.9)
    case "rad": return (.degrees, 180 / .pi)
    case "turn": return (.degrees, 360)
    default: return nil
    }
  }

  /// A number as CSS Syntax 3 (section 4.3.12) has it: no digit is needed before the point, but one
  /// after it, and there is neither infinity nor hexadecimal.
  private mutating func number() -> Double? {
    func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    let start = index
    _ = take("+") || take("-")
    let hasWhole = skip(while: isDigit)
    let beforePoint = index
    if take("."), !skip(while: isDigit) { index = beforePoint }
    guard hasWhole || index > beforePoint else { return nil }
    let beforeExponent = index
    if take("e") {
      _ = take("+") || take("-")
      if !skip(while: isDigit) { index = beforeExponent }
    }
    return Double(text(from: start))
  }
}
