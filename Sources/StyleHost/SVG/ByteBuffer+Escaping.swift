extension ByteBuffer {
  /// Appends text as XML character data that is also right in a double-quoted attribute.
  ///
  /// Whatever the bytes are, the result is well-formed and cannot steer a reader: `& < > "` become
  /// entities, and ``TextSanitizer`` decides what becomes of control characters and of bytes that
  /// are not UTF-8.
  mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    if Self.isPlain(bytes) {
      append(bytes: bytes)
    } else if TextSanitizer.isClean(bytes) {
      append(escapingClean: bytes)
    } else {
      var clean = TextSanitizer.sanitize(utf8: bytes)
      clean.withUTF8 { append(escapingClean: $0) }
    }
  }

  /// Appends text in which nothing but `& < > "` needs care.
  private mutating func append(escapingClean bytes: UnsafeBufferPointer<UInt8>) {
    var plain = 0
    for index in bytes.indices {
      guard let entity = Self.entity(for: bytes[index]) else { continue }
      append(bytes: UnsafeBufferPointer(rebasing: bytes[plain..<index]))
      append(literal: entity)
      plain = index + 1
    }
    append(bytes: UnsafeBufferPointer(rebasing: bytes[plain...]))
  }

  /// Whether all bytes stand for themselves.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index &+ 8 <= raw.count {
      if !isPlain(EightBytes(raw, at: index)) { return false }
      index &+= 8
    }
    while index < raw.count {
      if !isPlain(raw[index]) { return false }
      index &+= 1
    }
    return true
  }

  /// Whether eight bytes stand for themselves.
  @inline(__always)
  private static func isPlain(_ bytes: EightBytes) -> Bool {
    // " and & differ in one bit, and so do < and >.
    let quotes = bytes.equal(to: UInt8(ascii: "\""), orWith: 0x04)
    let brackets = bytes.equal(to: UInt8(ascii: "<"), orWith: 0x02)
    return bytes.unprintable | quotes | brackets == 0
  }

  /// Whether a byte stands for itself: printable ASCII without `& < > "`.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    // Bits 0–31 are the controls, the others the four characters above.
    let special: UInt64 = 0xFFFF_FFFF | 1 << 34 | 1 << 38 | 1 << 60 | 1 << 62
    if byte >= 64 { return byte < 127 }
    return special &>> UInt64(byte) & 1 == 0
  }

  private static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}
