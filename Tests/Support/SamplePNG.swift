/// A PNG file with all of its chunks, for tests that do not look at the pixels.
package enum SamplePNG {
  /// The bytes of a file of a size in pixels.
  package static func bytes(width: UInt8, height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
      + chunk("IDAT", [0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])
      + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bytes(of: UInt32(content.count)) + body + bytes(of: checksum(of: body))
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32 of the bytes, a bit at a time.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var value = ~UInt32(0)
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0xedb8_8320 }
    }
    return ~value
  }
}
