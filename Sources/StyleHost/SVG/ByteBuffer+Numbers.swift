extension ByteBuffer {
  /// Rounds to thousandths, halves to even.
  ///
  /// Numbers in a display list are finite. One that is not is an error of whoever made the list; it
  /// counts as zero here, since a drawing with a hole is better than one that no reader opens.
  /// Lengths beyond ±999,999,999 stop there: readers keep 32-bit floats.
  @inline(__always)
  static func thousandths(_ value: Double) -> Int {
    guard value.magnitude < 999_999_999 else { return extremeThousandths(value) }
    // Added to this, a double keeps no fraction, and its last bits are the rounded number: a third
    // of the instructions of a checked conversion.
    let magic = 0x1.8p52
    return Int(truncatingIfNeeded: (value * 1000 + magic).bitPattern &- magic.bitPattern)
  }

  @inline(never)
  private static func extremeThousandths(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return value < 0 ? -999_999_999_000 : 999_999_999_000
  }

  /// Appends a number with at most three decimals: never `-0`, never an exponent.
  @inline(__always)
  package mutating func append(decimal value: Double) {
    append(thousandths: Self.thousandths(value))
  }

  /// Appends a whole number.
  package mutating func append(integer value: Int) {
    append(thousandths: value * 1000)
  }

  /// Appends a number that is given in thousandths, without trailing zeros.
  @inline(__always)
  mutating func append(thousandths value: Int) {
    reserve(Self.longestNumber)
    advance(to: Self.write(thousandths: value, to: end))
  }

  /// The number of bytes that the longest number takes.
  @inline(__always)
  static var longestNumber: Int { 24 }

  /// Writes a number that is given in thousandths and returns the place behind it.
  @inline(never)
  static func write(
    thousandths value: Int,
    to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var end = start
    if value < 0 {
      end[0] = UInt8(ascii: "-")
      end += 1
    }
    let magnitude = value.magnitude
    let whole = magnitude / 1000
    let fraction = magnitude &- whole &* 1000
    if whole < 10 {
      end[0] = digit(whole)
      end += 1
    } else if whole < 100 {
      let tens = whole / 10
      end[0] = digit(tens)
      end[1] = digit(whole &- tens &* 10)
      end += 2
    } else {
      end = whole < 1000 ? write(threeDigits: whole, to: end) : write(manyDigits: whole, to: end)
    }
    return fraction == 0 ? end : write(fraction: fraction, to: end)
  }

  @inline(__always)
  private static func write(
    threeDigits whole: UInt,
    to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let tens = whole / 10
    let hundreds = whole / 100
    start[0] = digit(hundreds)
    start[1] = digit(tens &- hundreds &* 10)
    start[2] = digit(whole &- tens &* 10)
    return start + 3
  }

  @inline(never)
  private static func write(
    manyDigits whole: UInt,
    to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let end =
      whole < 1000
      ? write(threeDigits: whole, to: start) : write(manyDigits: whole / 10, to: start)
    guard whole >= 1000 else { return end }
    end[0] = digit(whole % 10)
    return end + 1
  }

  /// Writes the decimals and returns the place behind them.
  @inline(__always)
  private static func write(
    fraction: UInt,
    to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let tenths = fraction / 100
    let rest = fraction &- tenths &* 100
    start[0] = UInt8(ascii: ".")
    start[1] = digit(tenths)
    guard rest != 0 else { return start + 2 }
    let hundredths = rest / 10
    let thousandths = rest &- hundredths &* 10
    start[2] = digit(hundredths)
    guard thousandths != 0 else { return start + 3 }
    start[3] = digit(thousandths)
    return start + 4
  }

  @inline(__always)
  private static func digit(_ value: UInt) -> UInt8 {
    UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
  }
}
