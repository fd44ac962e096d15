internal import Glibc

// Ids come from what is drawn, so that any number of badges can stand in one page without a clash
// and the same badge always has the same bytes. The hash is known when all is written: until then
// its place is held by bytes that XML cannot hold.

extension ByteBuffer {
  /// Appends the id of a gradient, clip, filter or class by its number within the document.
  mutating func append(identifier number: Int) {
    append(literal: "\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}")
    append(integer: number)
  }

  /// Puts the hash of all bytes from an index on into the ids among them.
  mutating func resolveIdentifiers(from start: Int) {
    withMutableBytes(from: start) { bytes in
      guard let base = bytes.baseAddress else { return }
      var name = IdentifierName(hash: Self.hash(UnsafeRawBufferPointer(bytes)))
      let length = MemoryLayout<IdentifierName>.size
      var rest = bytes.count
      var place = UnsafeMutableRawPointer(base)
      while let found = memchr(place, 1, rest) {
        rest -= place.distance(to: found) + length
        place = found + length
        found.copyMemory(from: &name, byteCount: length)
      }
    }
  }

  /// A 64-bit hash without a seed, the same on every machine.
  ///
  /// Each sixteen bytes are mixed in by a multiplication whose halves are folded together, as in
  /// wyhash. Two lanes go side by side, since a multiplication waits for the one before it.
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var lanes: (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0x5899_65CC_7537_4CC3)
    var index = 0
    while index &+ 32 <= bytes.count {
      mix(bytes, at: index, into: &lanes)
      index &+= 32
    }
    if index < bytes.count, bytes.count >= 32 {
      // The last step takes some bytes again rather than fewer.
      mix(bytes, at: bytes.count &- 32, into: &lanes)
    } else {
      for byte in bytes[index...] { lanes.0 = fold(lanes.0 ^ UInt64(byte), key) }
    }
    return fold(fold(lanes.0 ^ UInt64(bytes.count), key) ^ lanes.1, key)
  }

  @inline(__always)
  private static func mix(
    _ bytes: UnsafeRawBufferPointer,
    at index: Int,
    into lanes: inout (UInt64, UInt64)
  ) {
    lanes.0 = fold(lanes.0 ^ word(bytes, at: index), key ^ word(bytes, at: index &+ 8))
    lanes.1 = fold(lanes.1 ^ word(bytes, at: index &+ 16), key ^ word(bytes, at: index &+ 24))
  }

  private static var key: UInt64 { 0xE703_7ED1_A0B4_28DB }

  /// Eight bytes as a number, the same on every machine.
  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  @inline(__always)
  private static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let (high, low) = first.multipliedFullWidth(by: second)
    return high ^ low
  }
}

/// The part of an id that a document's hash becomes: a letter and eight base-36 digits.
///
/// That is 46 bits: among a thousand different badges in one page, two have the same once in a
/// hundred million pages.
private struct IdentifierName: BitwiseCopyable {
  private var letter: UInt8
  private var digits: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)

  init(hash: UInt64) {
    var rest = hash / 26
    func digit() -> UInt8 {
      let value = UInt8(truncatingIfNeeded: rest % 36)
      rest /= 36
      return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
    }
    letter = UInt8(ascii: "a") + UInt8(truncatingIfNeeded: hash % 26)
    digits = (digit(), digit(), digit(), digit(), digit(), digit(), digit(), digit())
  }
}
