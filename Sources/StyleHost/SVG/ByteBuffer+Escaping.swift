extension ByteBuffer {
  /// Appends text as XML character data that is also right in a double-quoted attribute.
  ///
  /// Whatever the bytes are, the result is well-formed and cannot steer a reader:
  /// - `& < > "` become entities;
  /// - tab, line feed, carriage return, U+2028 and U+2029 become a space;
  /// - other controls (C0, DEL, C1), U+FFFE, U+FFFF and ill-formed UTF-8 become U+FFFD;
  /// - bidirectional controls (U+061C, U+200E, U+200F, U+202A–E, U+2066–9) are left out.
  mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      guard Self.isPlain(bytes[index]) else { break }
      index &+= 1
    }
    if index == bytes.count {
      append(bytes: bytes)
    } else {
      append(escaping: bytes, from: index)
    }
  }

  /// Appends text whose first bytes stand for themselves.
  @inline(never)
  private mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var plain = 0
    var index = start
    while index < bytes.count {
      guard !Self.isPlain(bytes[index]) else {
        index += 1
        continue
      }
      let step = UTF8Step(bytes, at: index)
      if let replacement = Self.replacement(for: step) {
        append(bytes: UnsafeBufferPointer(rebasing: bytes[plain..<index]))
        append(literal: replacement)
        plain = index + step.length
      }
      index += step.length
    }
    append(bytes: UnsafeBufferPointer(rebasing: bytes[plain...]))
  }

  /// Whether a byte stands for itself: printable ASCII without `& < > "`.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    // Bits 0–31 are the controls, the others the four characters above.
    let special: UInt64 = 0xFFFF_FFFF | 1 << 34 | 1 << 38 | 1 << 60 | 1 << 62
    if byte >= 64 { return byte < 127 }
    return special &>> UInt64(byte) & 1 == 0
  }

  /// What to write instead of a scalar, or nil where it may stand.
  private static func replacement(for step: UTF8Step) -> StaticString? {
    guard let scalar = step.scalar else { return "\u{FFFD}" }
    switch scalar {
    case 0x26: return "&amp;"
    case 0x3C: return "&lt;"
    case 0x3E: return "&gt;"
    case 0x22: return "&quot;"
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: return " "
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: return "\u{FFFD}"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return ""
    default: return nil
    }
  }
}
