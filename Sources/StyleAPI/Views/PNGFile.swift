/// What the structure of a PNG file says (PNG Specification, third edition, section 5).
///
/// A reader of the drawing shows a broken picture, or none, for a file that was cut off on its way.
/// So all chunks have to be there, with right checksums; what is in them is not unpacked.
struct PNGFile {
  /// The size in pixels.
  let size: CGSize
  /// The bytes up to the end of the last chunk.
  let byteCount: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Reads the chunks; nil is returned for a file that is not a whole PNG.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    var index = Self.signature.count
    var size: CGSize?
    var hasData = false
    while let chunk = Chunk(bytes, at: index) {
      index = chunk.end
      switch chunk.type {
      case "IHDR":
        guard size == nil, chunk.content.count == 13 else { return nil }
        let start = chunk.content.lowerBound
        let (width, height) = (Chunk.number(bytes, at: start), Chunk.number(bytes, at: start + 4))
        guard width > 0, height > 0 else { return nil }
        size = CGSize(width: Double(width), height: Double(height))
      case "IDAT": hasData = true
      case "IEND":
        guard let size, hasData else { return nil }
        self.size = size
        byteCount = index
        return
      default: break
      }
      if size == nil { return nil }
    }
    return nil
  }

  /// A piece of the file: its length, its type, its content and a checksum.
  private struct Chunk {
    let type: String
    let content: Range<Int>
    var end: Int { content.upperBound + 4 }

    /// The chunk at an index; nil if it is not all there.
    init?(_ bytes: [UInt8], at index: Int) {
      guard bytes.count - index >= 12 else { return nil }
      let length = Int(Self.number(bytes, at: index))
      guard length <= bytes.count - index - 12 else { return nil }
      type = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      content = index + 8..<index + 8 + length
      let checksum = Self.checksum(bytes[index + 4..<content.upperBound])
      guard checksum == Self.number(bytes, at: content.upperBound) else { return nil }
    }

    static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The CRC-32 of ISO 3309 (PNG Specification, annex D).
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
      var remainder = ~UInt32(0)
      for byte in bytes {
        let index = UInt8(truncatingIfNeeded: remainder) ^ byte
        remainder = table[Int(index)] ^ (remainder >> 8)
      }
      return ~remainder
    }

    private static let table = (0..<256).map { byte -> UInt32 in
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0xedb8_8320 }
      return value
    }
  }
}
