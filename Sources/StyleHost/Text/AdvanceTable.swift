/// The advances of one face, by scalar.
struct AdvanceTable {
  let face: FontFace
  let hasMonospacedDigits: Bool

  /// What the table says of a scalar.
  struct Entry {
    /// The advance in the face's units.
    var units: Int
    /// Whether the scalar can join others in a grapheme, which then has to be measured as a whole.
    var joins: Bool
  }

  subscript(scalar: Unicode.Scalar) -> Entry {
    let number = Self.classNumber(of: scalar.value)
    var units = Int(FontTables.advances[number * FontFace.allCases.count + face.rawValue])
    if number == 0 { units = unlisted(scalar) }
    if hasMonospacedDigits, scalar.value > 0x7F, let zero = Self.zero(ofDigit: scalar) {
      units = widestDigit(from: zero)
    }
    return Entry(units: units, joins: number < FontTables.clusterClasses)
  }

  /// The class of a scalar: that of the last run that begins at the scalar or before.
  static func classNumber(of scalar: UInt32) -> Int {
    if scalar < FontTables.direct.count { return Int(FontTables.direct[Int(scalar)]) }
    guard scalar <= 0xFFFFF else { return 0 }
    let key = scalar << 12 | 0xFFF
    let page = Int(scalar >> 8)
    var low = 0
    var high = FontTables.runs.count
    if page + 1 < FontTables.pages.count {
      low = Int(FontTables.pages[page])
      high = Int(FontTables.pages[page + 1]) + 1
    }
    while high - low > 1 {
      let middle = (low + high) >> 1
      if FontTables.runs[middle] <= key { low = middle } else { high = middle }
    }
    return Int(FontTables.runs[low] & 0xFFF)
  }

  /// The width of what the tables do not list: letters and emoji of later Unicode versions, which
  /// the standard library may know.
  private func unlisted(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
    default: scalar.properties.isEmojiPresentation ? face.emojiWidth : face.unknownWidth
    }
  }

  /// The zero of the ten digits that a digit belongs to; they follow one another in every script.
  private static func zero(ofDigit scalar: Unicode.Scalar) -> UInt32? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return scalar.value - UInt32(value)
  }

  private func widestDigit(from zero: UInt32) -> Int {
    (zero...zero + 9).reduce(0) { widest, digit in
      let number = Self.classNumber(of: digit)
      let advance = FontTables.advances[number * FontFace.allCases.count + face.rawValue]
      return max(widest, Int(advance))
    }
  }
}
