/// How many terminal cells text takes, by UAX #11.
///
/// A stand-in of the few large ranges, to be replaced by the full table.
enum CellWidth {
  /// The cells of one grapheme: 0, 1 or 2.
  static func cells(of character: Character, ambiguousIsWide: Bool = false) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F, width == 1 { return 2 }
      if width == 0 { width = cells(of: scalar) }
    }
    return width
  }

  /// The cells of a text.
  static func cells(in text: String) -> Int {
    text.reduce(0) { $0 + cells(of: $1) }
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0..<0x20, 0x7F..<0xA0: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    case 0x1160...0x11FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    case .format: return scalar.value == 0xAD ? 1 : 0
    default: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
    }
  }
}
