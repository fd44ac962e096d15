/// The advances of one line, added up scalar by scalar or, where that would be wrong, grapheme by
/// grapheme.
struct RunMeasure {
  /// The sum in the face's units.
  private(set) var units = 0
  /// The number of graphemes, each of which is followed by the tracking.
  private(set) var graphemes = 0
  /// Whether there are Arabic letters, whose widths depend on their neighbours.
  private(set) var hasArabic = false
  /// Whether there may be consonants that melt into one another.
  private(set) var hasConjuncts = false

  /// Adds up scalars, or returns nil at the first one that may join others in a grapheme: a mark,
  /// a joiner, a variation selector, a regional indicator, an emoji modifier.
  ///
  /// Segmenting costs ten times as much, so Latin, Greek, Cyrillic, CJK and plain emoji avoid it.
  init?(scalars utf8: UnsafeBufferPointer<UInt8>, table: AdvanceTable) {
    for scalar in UTF8Scalars(utf8) {
      let entry = table[scalar]
      if entry.joins { return nil }
      units += entry.units
      graphemes += 1
      hasArabic = hasArabic || ArabicJoining.scalars.contains(scalar.value)
    }
  }

  /// Adds up graphemes.
  init(graphemes utf8: UnsafeBufferPointer<UInt8>, table: AdvanceTable) {
    for character in String(decoding: utf8, as: UTF8.self) {
      let scalars = character.unicodeScalars
      units += GraphemeAdvance.units(of: scalars, table: table)
      graphemes += 1
      for scalar in scalars {
        hasArabic = hasArabic || ArabicJoining.scalars.contains(scalar.value)
        hasConjuncts = hasConjuncts || IndicConjuncts.rule(of: scalar) != nil
      }
    }
  }
}
