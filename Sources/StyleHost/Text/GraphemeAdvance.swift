/// The advance of one grapheme, which is not always the sum of its scalars.
enum GraphemeAdvance {
  /// The advance in the face's units.
  static func units(of scalars: Character.UnicodeScalarView, table: AdvanceTable) -> Int {
    guard let first = scalars.first else { return 0 }
    switch style(of: scalars, first: first) {
    case .emoji: return table.face.emojiWidth
    case .text: return min(table[first].units, table.face.unitsPerEm)
    case .plain: break
    }
    // Conjoining jamo fill one square, however many vowels and finals follow.
    if first.isLeadingJamo { return table[first].units }
    return scalars.reduce(0) { $0 + table[$1].units }
  }

  private enum Style { case emoji, text, plain }

  /// Whether a sequence of UTS #51 turns the grapheme into one emoji, or VS15 an emoji into text.
  private static func style(of scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Style
  {
    guard first.properties.isEmoji else { return .plain }
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case 0xFE0E: return .text
      case 0xFE0F, 0x20E3: return .emoji  // VS16, enclosing keycap
      case 0x200D, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF, 0xE0020...0xE007F:
        // Joiner, skin tone, second half of a flag, tag; none of them makes a digit an emoji.
        if !first.isASCII { return .emoji }
      default: continue
      }
    }
    return .plain
  }
}

extension Unicode.Scalar {
  /// Whether this is a conjoining initial consonant of Hangul.
  fileprivate var isLeadingJamo: Bool {
    0x1100...0x115F ~= value || 0xA960...0xA97C ~= value
  }
}
