/// What a renderer must know of a text besides its letters.
struct TextTraits {
  /// Whether an XML reader would drop spaces: runs of them, or spaces at an end.
  var losesSpaces = false
  /// Whether the text is to be laid out from right to left.
  var isRightToLeft = false

  /// Looks at a text once; ASCII takes the short way.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var followsSpace = true
    var all: UInt8 = 0
    for byte in bytes {
      all |= byte
      // Controls that become spaces count as such; the others may, which costs an attribute.
      let isSpace = byte <= 0x20
      if isSpace, followsSpace { losesSpaces = true }
      followsSpace = isSpace
    }
    if followsSpace, !bytes.isEmpty { losesSpaces = true }
    if all >= 0x80 { isRightToLeft = Self.isRightToLeft(bytes) }
  }

  /// Whether the first strong character is one of a script that runs from right to left.
  ///
  /// Rules P2 and P3 of the Unicode bidirectional algorithm (UAX #9).
  private static func isRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let step = UTF8Step(bytes, at: index)
      index += step.length
      guard let value = step.scalar, let scalar = Unicode.Scalar(value) else { continue }
      if isInRightToLeftBlock(value) {
        // Arabic digits and marks are not strong.
        if scalar.properties.isAlphabetic { return true }
      } else if scalar.properties.isAlphabetic {
        return false
      }
    }
    return false
  }

  /// Whether a scalar lies in a block that is set aside for scripts from right to left.
  private static func isInRightToLeftBlock(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x1_0800..<0x1_1000,
      0x1_E800..<0x1_F000:
      true
    default: false
    }
  }
}
