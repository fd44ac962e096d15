// Where lines may end: a small part of UAX #14, enough for labels. Lines end at spaces, after
// hyphens, and between the characters of scripts that are written without spaces.

extension String {
  /// Whether any character in the string ends a line: line feeds, carriage returns, form feeds,
  /// vertical tabs, and Unicode's next line, line separator and paragraph separator.
  var hasLineBreak: Bool {
    utf8.withContiguousStorageIfAvailable(Self.hasLineBreak) ?? Self.hasLineBreak(utf8)
  }

  private static func hasLineBreak(_ utf8: some Sequence<UInt8>) -> Bool {
    // Of ASCII none but these controls ends a line, which is found out without a look at pairs.
    var bits: UInt8 = 0
    for byte in utf8 { bits |= byte < 0x0e ? 0x80 : byte }
    return bits >= 0x80 && hasLineBreakSequence(utf8)
  }

  private static func hasLineBreakSequence(_ utf8: some Sequence<UInt8>) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      switch byte {
      case 0x0a...0x0d: return true
      case 0x85 where before.1 == 0xc2: return true
      case 0xa8, 0xa9: if before == (0xe2, 0x80) { return true }
      default: break
      }
      before = (before.1, byte)
    }
    return false
  }
}

extension Character {
  /// Whether a line may end at the character, which is then not drawn: spaces other than those
  /// that hold words together.
  var isBreakingSpace: Bool {
    switch firstScalar {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: true
    default: false
    }
  }

  /// Whether a line may end between the character and the next one.
  func canBreak(before next: Character) -> Bool {
    if isHyphen { return !next.isHyphen && !next.isBreakingSpace && !next.isNumber }
    guard isIdeographic || next.isIdeographic else { return false }
    return !isOpening && !next.isClosing && !isGlue && !next.isGlue
  }

  private var firstScalar: UInt32 { unicodeScalars.first?.value ?? 0 }

  private var isHyphen: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}": true
    default: false
    }
  }

  /// Whether the character belongs to a script in which lines may end after any character.
  private var isIdeographic: Bool {
    switch firstScalar {
    case 0x2e80...0x2fff, 0x3003...0x3007, 0x3012...0x319f, 0x31c0...0x4dbf, 0x4e00...0xa4cf,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xff21...0xff3a, 0xff41...0xff5a, 0xff66...0xffdc,
      0x20000...0x3fffd:
      true
    default: false
    }
  }

  /// Spaces and joiners that hold their neighbours together.
  private var isGlue: Bool {
    switch firstScalar {
    case 0xa0, 0x202f, 0x2007, 0x2060, 0xfeff: true
    default: false
    }
  }

  /// Brackets and quotation marks that no line ends with.
  private var isOpening: Bool { "([{‘“〈《「『【〔〖（［｛｢".contains(self) }

  /// Punctuation and small kana that no line starts with.
  private var isClosing: Bool {
    """
    )]}’”,.!?:;%…、。〉》」』】〕〗〜！％），．：；？］｝｡｣､･・ー゛゜ヽヾ々〻\
    ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ
    """.contains(self)
  }
}
