/// Eight bytes of a text in one word, so that one operation tests them all.
///
/// A test gives marks: a bit for each byte of which it is true. Only the lowest is to be relied on;
/// those above it may come from a carry.
///
/// ```swift
/// "say \"hi\"".utf8.withContiguousStorageIfAvailable { text in
///   let bytes = EightBytes(UnsafeRawBufferPointer(text), at: 0)
///   EightBytes.count(before: bytes.equal(to: UInt8(ascii: "\"")))  // 4
/// }
/// ```
package struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// The bytes, the first the lowest.
  package let word: UInt64

  /// Takes eight bytes out of more.
  @inline(__always)
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Marks what is not printable ASCII: C0, DEL and everything beyond.
  @inline(__always)
  package var unprintable: UInt64 {
    let controls = (word &- Self.ones &* 0x20) & ~word
    let others = (word &+ Self.ones) | word
    return (controls | others) & Self.tops
  }

  /// Marks the bytes that are equal to one.
  @inline(__always)
  package func equal(to byte: UInt8) -> UInt64 { Self.zeros(of: word ^ Self.all(byte)) }

  /// Marks the bytes that are equal to one of two which differ in one bit.
  @inline(__always)
  func equal(to byte: UInt8, orWith bit: UInt8) -> UInt64 {
    Self.zeros(of: (word | Self.all(bit)) ^ Self.all(byte | bit))
  }

  /// How many bytes stand before the first that is marked: 8 where none is.
  @inline(__always)
  package static func count(before marks: UInt64) -> Int { marks.trailingZeroBitCount / 8 }

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { ones &* UInt64(byte) }

  @inline(__always)
  private static func zeros(of word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }
}
