/// Which characters may stand in an XML document at all, escaped or not.
///
/// XML 1.0 (section 2.2, *Char*) has no way to write most control characters, U+FFFE and U+FFFF: a
/// document with one of them is not well-formed, and a browser draws none of it.
///
/// ```swift
/// XMLText.replacingDisallowed(in: "a\u{0}b")  // "a\u{FFFD}b"
/// ```
package enum XMLText {
  /// Whether XML 1.0 allows a character.
  ///
  /// - Parameter scalar: The character.
  package static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0x00..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// Whether all characters of UTF-8 bytes may stand in XML.
  ///
  /// - Parameter utf8: Well-formed UTF-8.
  package static func allows(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // U+FFFE and U+FFFF are EF BF BE and EF BF BF; a first look needs nothing but the bytes.
    var needsLook = false
    for byte in utf8 where byte < 0x20 || byte == 0xEF { needsLook = true }
    return !needsLook || UTF8Scalars(utf8).allSatisfy(allows)
  }

  /// The text as character data, which may stand in a double-quoted attribute too.
  ///
  /// - Parameter text: Any text; control characters in it, line feeds too, are replaced.
  package static func escaped(_ text: String) -> String {
    var text = text
    var buffer = ByteBuffer(capacity: text.utf8.count + 16)
    text.withUTF8 { buffer.append(escaping: $0) }
    return buffer.string
  }

  /// The text with U+FFFD for each character that XML does not allow.
  ///
  /// Text without one comes back as it is. Nothing is escaped.
  ///
  /// - Parameter text: Any text.
  package static func replacingDisallowed(in text: String) -> String {
    var text = text
    if text.withUTF8({ allows($0) }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(allows(scalar) ? scalar : "\u{FFFD}") }
    return String(result)
  }
}
