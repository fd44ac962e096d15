internal import StyleAPI

extension ByteBuffer {
  /// A component from 0 to 1 as a byte; anything else stops at the nearer end, NaN at zero.
  @inline(__always)
  static func byte(_ component: Float) -> UInt8 {
    // In this order NaN becomes zero. The last bits of the sum are the rounded number, as in
    // `thousandths(_:)`.
    let inRange = min(1, max(0, component))
    return UInt8(truncatingIfNeeded: (inRange * 255 + 0x1.8p23).bitPattern)
  }

  /// Appends the colour, without its opacity, as `#rgb` where that is exact and else as `#rrggbb`.
  mutating func append(shortHex color: DisplayColor) {
    let red = Self.byte(color.red)
    let green = Self.byte(color.green)
    let blue = Self.byte(color.blue)
    reserve(7)
    let start = end
    start[0] = UInt8(ascii: "#")
    if red >> 4 == red & 15, green >> 4 == green & 15, blue >> 4 == blue & 15 {
      start[1] = Self.hexDigit(red & 15)
      start[2] = Self.hexDigit(green & 15)
      start[3] = Self.hexDigit(blue & 15)
      advance(to: start + 4)
    } else {
      Self.write(hex: red, to: start + 1)
      Self.write(hex: green, to: start + 3)
      Self.write(hex: blue, to: start + 5)
      advance(to: start + 7)
    }
  }

  /// Appends the colour, without its opacity, as `#rrggbb`.
  mutating func append(longHex color: DisplayColor) {
    reserve(7)
    let start = end
    start[0] = UInt8(ascii: "#")
    Self.write(hex: Self.byte(color.red), to: start + 1)
    Self.write(hex: Self.byte(color.green), to: start + 3)
    Self.write(hex: Self.byte(color.blue), to: start + 5)
    advance(to: start + 7)
  }

  @inline(__always)
  private static func write(hex byte: UInt8, to start: UnsafeMutablePointer<UInt8>) {
    start[0] = hexDigit(byte >> 4)
    start[1] = hexDigit(byte & 15)
  }

  /// The lower-case digit for a value from 0 to 15.
  @inline(__always)
  static func hexDigit(_ nibble: UInt8) -> UInt8 {
    let digits: StaticString = "0123456789abcdef"
    return digits.utf8Start[Int(nibble & 15)]
  }
}
