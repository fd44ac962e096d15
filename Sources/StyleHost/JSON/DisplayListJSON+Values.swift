internal import StyleAPI

extension ByteBuffer {
  /// Appends a JSON string.
  mutating func append(json string: String) {
    var string = string
    string.withUTF8 { append(json: $0) }
  }

  /// Appends a JSON string; ill-formed UTF-8 becomes U+FFFD.
  ///
  /// All characters that could steer a terminal or a JavaScript reader are escaped: C0, DEL, C1,
  /// bidirectional controls, U+2028 and U+2029.
  mutating func append(json bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    for scalar in UTF8Scalars(bytes) {
      switch scalar {
      case "\"": append(literal: "\\\"")
      case "\\": append(literal: "\\\\")
      case "\n": append(literal: "\\n")
      case "\t": append(literal: "\\t")
      case "\r": append(literal: "\\r")
      case _ where scalar.isInvisibleControl:
        append(literal: "\\u")
        for shift in [12, 8, 4, 0] as [UInt32] {
          append(Self.hexDigit(UInt8(truncatingIfNeeded: scalar.value >> shift) & 15))
        }
      default: append(scalar: scalar)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends `[x, y, width, height]`.
  mutating func append(json rect: CGRect) {
    append(json: [rect.minX, rect.minY, rect.width, rect.height])
  }

  /// Appends `[x, y]`.
  mutating func append(json point: CGPoint) {
    append(json: [point.x, point.y])
  }

  /// Appends an array of numbers.
  mutating func append(json numbers: [Double]) {
    append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(literal: ", ") }
      append(decimal: number)
    }
    append(UInt8(ascii: "]"))
  }

  /// Appends the keys `color` and `opacity` of an object.
  mutating func append(jsonKeysOf color: DisplayColor) {
    append(literal: "\"color\": \"")
    append(longHex: color)
    append(literal: "\", \"opacity\": ")
    append(thousandths: Self.opacity(color))
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control, a bidirectional control, or a separator of lines.
  var isInvisibleControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}
