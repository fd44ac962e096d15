/// The scalars of UTF-8 bytes; what is not well-formed reads as U+FFFD.
///
/// Ill-formed bytes are replaced as `String(decoding:as:)` does it: one U+FFFD for each maximal
/// subpart (The Unicode Standard, section 3.9). Nothing is allocated.
struct UTF8Scalars: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// Whether a scalar read so far stands for ill-formed bytes.
  private(set) var hasReplaced = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  @inline(__always)
  mutating func next() -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let lead = bytes[index]
    index += 1
    return lead < 0x80 ? Unicode.Scalar(lead) : multibyte(lead)
  }

  private mutating func replacement() -> Unicode.Scalar {
    hasReplaced = true
    return "\u{FFFD}"
  }

  private mutating func multibyte(_ lead: UInt8) -> Unicode.Scalar {
    // The second byte's range is what rules out overlong forms, surrogates and U+110000 on.
    let length: Int
    var value: UInt32
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF:
      (length, value) = (3, UInt32(lead & 0x0F))
      if lead == 0xE0 { allowed = 0xA0...0xBF }
      if lead == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (length, value) = (4, UInt32(lead & 0x07))
      if lead == 0xF0 { allowed = 0x90...0xBF }
      if lead == 0xF4 { allowed = 0x80...0x8F }
    default: return replacement()
    }
    for _ in 1..<length {
      guard index < bytes.count, allowed.contains(bytes[index]) else { return replacement() }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
      allowed = 0x80...0xBF
    }
    return Unicode.Scalar(value) ?? replacement()
  }
}
