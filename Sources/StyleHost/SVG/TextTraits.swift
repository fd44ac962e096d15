/// What a renderer must know of a text besides its letters.
struct TextTraits {
  /// Whether an XML reader would drop spaces: runs of them, or spaces at an end.
  var losesSpaces = false
  /// Whether there is nothing but printable ASCII.
  var isPrintableASCII = true
  /// Whether the text is to be laid out from right to left.
  var isRightToLeft = false

  /// Looks at a text; ASCII takes the short way.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var followsSpace = true
    for byte in bytes {
      if byte &- 0x20 >= 0x5F { isPrintableASCII = false }
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, followsSpace { losesSpaces = true }
      followsSpace = isSpace
    }
    if followsSpace, !bytes.isEmpty { losesSpaces = true }
    if !isPrintableASCII { isRightToLeft = Self.isRightToLeft(bytes) }
  }

  /// Whether the first strong character is one of a script that runs from right to left.
  ///
  /// Rules P2 and P3 of the Unicode bidirectional algorithm (UAX #9).
  private static func isRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for scalar in UTF8Scalars(bytes) where isLetter(scalar) {
      return isInRightToLeftBlock(scalar)
    }
    return false
  }

  /// Whether a character is strong, as far as that can be told by its being a letter; digits and
  /// marks are not.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether a character lies in a block that is set aside for scripts from right to left.
  private static func isInRightToLeftBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x1_0800..<0x1_1000,
      0x1_E800..<0x1_F000:
      true
    default: false
    }
  }
}
