internal import StyleAPI

/// Moves and scales the data of an SVG path, and leaves everything else in it as it is.
struct PathDataScaler {
  private let bytes: [UInt8]
  private var index = 0
  private let scale: Double
  private let origin: CGPoint
  private var result = ""

  /// The data in other coordinates: `(x - origin.x) × scale`, and the same for y.
  ///
  /// - Returns: Nil where the data cannot be read.
  static func scaled(_ data: String, by scale: Double, origin: CGPoint) -> String? {
    var scaler = PathDataScaler(bytes: Array(data.utf8), scale: scale, origin: origin)
    return scaler.run() ? scaler.result : nil
  }

  private init(bytes: [UInt8], scale: Double, origin: CGPoint) {
    self.bytes = bytes
    self.scale = scale
    self.origin = origin
  }

  private mutating func run() -> Bool {
    skipSeparators()
    var isFirst = true
    while index < bytes.count {
      let command = bytes[index]
      index += 1
      guard let kinds = Self.parameters(of: command | 0x20) else { return false }
      // A relative move at the start counts from the origin, and what follows it stays relative.
      var letter = isFirst && command == UInt8(ascii: "m") ? UInt8(ascii: "M") : command
      isFirst = false
      var isRepeated = false
      skipSeparators()
      repeat {
        if isRepeated, command == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
        if isRepeated, command == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
        result.unicodeScalars.append(Unicode.Scalar(letter))
        for kind in kinds {
          guard write(kind, isRelative: letter & 0x20 != 0) else { return false }
        }
        isRepeated = true
        skipSeparators()
      } while !kinds.isEmpty && index < bytes.count && isNumberStart(bytes[index])
    }
    return true
  }

  private enum Parameter {
    case x, y, length, angle, flag
  }

  private static func parameters(of command: UInt8) -> [Parameter]? {
    switch command {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): [.x, .y]
    case UInt8(ascii: "h"): [.x]
    case UInt8(ascii: "v"): [.y]
    case UInt8(ascii: "c"): [.x, .y, .x, .y, .x, .y]
    case UInt8(ascii: "s"), UInt8(ascii: "q"): [.x, .y, .x, .y]
    case UInt8(ascii: "a"): [.length, .length, .angle, .flag, .flag, .x, .y]
    case UInt8(ascii: "z"): []
    default: nil
    }
  }

  private mutating func write(_ parameter: Parameter, isRelative: Bool) -> Bool {
    skipSeparators()
    if parameter == .flag {
      guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return false }
      result += bytes[index] == 0x31 ? "1 " : "0 "
      index += 1
      return true
    }
    guard let number = number() else { return false }
    let changed =
      switch parameter {
      case .x: (isRelative ? number : number - origin.x) * scale
      case .y: (isRelative ? number : number - origin.y) * scale
      case .length: number * scale
      case .angle, .flag: number
      }
    guard changed.isFinite else { return false }
    result += "\(changed) "
    return true
  }

  // MARK: Scanning

  private func isNumberStart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  private mutating func skipSeparators() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[index]) {
      index += 1
    }
  }

  private mutating func number() -> Double? {
    let first = index
    skip("+-")
    skipDigits()
    if skip(".") { skipDigits() }
    if skip("eE") {
      skip("+-")
      skipDigits()
    }
    return Double(String(decoding: bytes[first..<index], as: UTF8.self))
  }

  @discardableResult
  private mutating func skip(_ characters: String) -> Bool {
    guard index < bytes.count, characters.utf8.contains(bytes[index]) else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() {
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
  }
}
