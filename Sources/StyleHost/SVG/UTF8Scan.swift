/// One step of a walk over bytes that ought to be UTF-8.
struct UTF8Step {
  /// The scalar, or nil where the byte does not begin a well-formed sequence.
  var scalar: UInt32?
  /// The number of bytes it takes; one where ill-formed.
  var length: Int

  /// Decodes the sequence at an index.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let lead = bytes[index]
    let expected = Self.length(of: lead)
    guard expected > 0, index + expected <= bytes.count else {
      self.init(scalar: nil, length: 1)
      return
    }
    guard expected > 1 else {
      self.init(scalar: UInt32(lead), length: 1)
      return
    }
    var value = UInt32(lead) & (0x7F >> UInt32(expected))
    for offset in 1..<expected {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else {
        self.init(scalar: nil, length: 1)
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isOverlong = expected == 3 && value < 0x800 || expected == 4 && value < 0x1_0000
    let isSurrogate = (0xD800...0xDFFF).contains(value)
    guard !isOverlong, !isSurrogate, value <= 0x10_FFFF else {
      self.init(scalar: nil, length: 1)
      return
    }
    self.init(scalar: value, length: expected)
  }

  private init(scalar: UInt32?, length: Int) {
    self.scalar = scalar
    self.length = length
  }

  /// The length that a lead byte announces; zero for a byte that leads nothing.
  private static func length(of lead: UInt8) -> Int {
    switch lead {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }
}
