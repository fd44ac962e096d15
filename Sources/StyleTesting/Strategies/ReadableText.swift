internal import StyleAPI
internal import StyleHost

/// Text with its control characters written out, so that a reference file can be read in any editor
/// and in a diff, and no editor changes it by accident.
///
/// No two texts look the same: the backslash is written twice.
///
/// ```swift
/// ReadableText.escape("\u{1B}[1mbold\u{1B}[0m\n")  // "\\e[1mbold\\e[0m\n"
/// ```
enum ReadableText {
  /// The text with everything but line feeds written out that isn't seen or moves what is.
  static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count * 2)
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Rows without a line feed after the last one as lines that each have one.
  static func escape(rows: String) -> String { escape(rows) + "\n" }

  /// The dump of a drawing.
  static func dump(of list: DisplayList) -> String { escape(DisplayListDump.text(of: list)) }

  /// The text with only those characters written out that a terminal would obey, for messages.
  static func defused(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isObeyed) else { return text }
    return text.unicodeScalars.map { isObeyed($0) ? escape($0) : String($0) }.joined()
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar != "\\" && isEscaped(scalar)
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x20...0x7E: scalar == "\\"
    case 0x00...0x1F, 0x7F...0x9F: true
    // Bidi controls, separators, and what has no width but the joiners, which emoji are made with.
    case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    // The soft hyphen, and blanks that look like a space.
    case 0xA0, 0xAD, 0x2000...0x200A, 0x202F, 0x205F: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\u{1B}": "\\e"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
