internal import StyleAPI

extension DisplayColor {
  /// Makes a colour from 0xRRGGBB.
  init(rgb: UInt32) {
    self.init(
      red: Float(rgb >> 16 & 0xFF) / 255,
      green: Float(rgb >> 8 & 0xFF) / 255,
      blue: Float(rgb & 0xFF) / 255
    )
  }

  /// Makes a colour from the digits of CSS's hexadecimal notation, `rgb`, `rgba`, `rrggbb` or
  /// `rrggbbaa`, or returns nil if they are not that.
  init?(hexadecimal digits: Substring) {
    let count = digits.utf8.count
    guard [3, 4, 6, 8].contains(count) else { return nil }
    var value: UInt32 = 0
    for byte in digits.utf8 {
      guard let digit = byte.hexadecimalDigit else { return nil }
      value = value << 4 | digit
      if count < 6 { value = value << 4 | digit }
    }
    let hasOpacity = count == 4 || count == 8
    self.init(rgb: hasOpacity ? value >> 8 : value)
    if hasOpacity { opacity = Float(value & 0xFF) / 255 }
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }
}
