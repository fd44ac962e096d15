extension ByteBuffer {
  /// Appends bytes in base 64 with padding (RFC 4648 §4).
  mutating func append(base64 bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let left = min(3, bytes.count - index)
      var group = UInt32(bytes[index]) << 16
      if left > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if left > 2 { group |= UInt32(bytes[index + 2]) }
      for place in 0..<4 {
        let digit = UInt8(truncatingIfNeeded: group >> UInt32(18 - 6 * place)) & 63
        append(place <= left ? Self.base64Digit(digit) : UInt8(ascii: "="))
      }
      index += 3
    }
  }

  private static func base64Digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }
}
