/// Makes text from outside safe to put on a terminal or into a drawing.
///
/// A label may come from anybody, and a terminal obeys control characters wherever they stand.
/// Nothing here parses escape sequences: without its ESC the rest of one is harmless text.
///
/// ```swift
/// TextSanitizer.sanitize("\u{1B}[31mfailed\n")  // "\u{FFFD}[31mfailed "
/// ```
///
/// - A tab, a line break (also CR LF as one, U+0085, U+2028 and U+2029) becomes a space.
/// - Other control characters (U+0000 to U+001F, U+007F to U+009F), noncharacters and bytes that
///   are not UTF-8 become U+FFFD, so that one sees that something was there.
/// - Characters that reorder text (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069) are
///   dropped: they are invisible and could make a badge read as something else.
package enum TextSanitizer {
  /// The text without anything that is not to be drawn; the text itself if it is clean.
  ///
  /// - Parameter text: Any text.
  package static func sanitize(_ text: String) -> String {
    var text = text
    return text.withUTF8 { isClean($0) ? nil : rewritten($0) } ?? text
  }

  /// The text of UTF-8 bytes without anything that is not to be drawn.
  ///
  /// - Parameter utf8: Any bytes; what is not well-formed UTF-8 becomes U+FFFD.
  package static func sanitize(utf8: UnsafeBufferPointer<UInt8>) -> String {
    isClean(utf8) ? String(decoding: utf8, as: UTF8.self) : rewritten(utf8)
  }

  /// Whether text is drawn as it is.
  ///
  /// - Parameter utf8: Any bytes; bytes that are not well-formed UTF-8 are not clean.
  package static func isClean(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var isPrintableASCII = true
    for byte in utf8 where byte &- 0x20 >= 0x5F { isPrintableASCII = false }
    if isPrintableASCII { return true }
    var scalars = UTF8Scalars(utf8)
    while let scalar = scalars.next() {
      guard case .keep = Verdict(scalar) else { return false }
    }
    return !scalars.hasReplaced
  }

  /// Whether a character is drawn as U+FFFD: a control character, or no character at all.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if case .replace = Verdict(scalar) { return true }
    return false
  }

  /// The text with U+FFFD for every control character, and with everything else as it is.
  package static func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  private static func rewritten(_ utf8: UnsafeBufferPointer<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    var follows = false  // whether a carriage return has just become a space
    for scalar in UTF8Scalars(utf8) {
      switch Verdict(scalar) {
      case .keep: result.append(scalar)
      case .drop: break
      case .replace: result.append("\u{FFFD}")
      case .space: if !(follows && scalar == "\n") { result.append(" ") }
      }
      follows = scalar == "\r"
    }
    return String(result)
  }

  private enum Verdict {
    case keep, drop, replace, space

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .space
      case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: self = .replace
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .drop
      case let value: self = value & 0xFFFE == 0xFFFE ? .replace : .keep
      }
    }
  }
}
