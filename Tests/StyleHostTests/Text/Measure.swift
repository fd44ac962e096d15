@_spi(Host) import StyleAPI

@testable import StyleHost

/// Measures a string as the graph does, through the protocol.
func measuredWidth(_ text: String, _ font: ResolvedFont, with metrics: any TextMetrics) -> Double {
  var text = text
  return text.withUTF8 { metrics.width(of: $0, font: font) }
}

/// The width in the font tables, in points.
func fontWidth(_ text: String, _ font: ResolvedFont) -> Double {
  measuredWidth(text, font, with: FontTableMetrics())
}

/// Bytes that are not necessarily UTF-8.
func fontWidth(bytes: [UInt8], _ font: ResolvedFont) -> Double {
  bytes.withUnsafeBufferPointer { FontTableMetrics().width(of: $0, font: font) }
}

extension ResolvedFont {
  /// The font of README badges.
  static let verdana11 = ResolvedFont(family: .verdana, size: 11)
}

/// A reproducible source of random numbers: SplitMix64.
struct RandomTexts: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Scalars of all planes, with the awkward ones more often than chance would have them.
  mutating func text(maximum: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...maximum, using: &self) {
      let range: ClosedRange<UInt32> =
        switch Int.random(in: 0..<8, using: &self) {
        case 0: 0...0x7F
        case 1: 0x80...0x36F
        case 2: 0x5D0...0x8FF
        case 3: 0x900...0xDFF
        case 4: 0x1100...0x11FF
        case 5: 0x1F1E6...0x1F6FF
        case 6: 0x2000...0x206F
        default: 0...0x10FFFF
        }
      let joiners: [Unicode.Scalar] = ["\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{94D}", "\u{301}"]
      let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self))
      scalars.append(scalar ?? "\u{FFFD}")
      if Int.random(in: 0..<6, using: &self) == 0 {
        scalars.append(joiners[Int.random(in: 0..<joiners.count, using: &self)])
      }
    }
    return String(scalars)
  }
}
