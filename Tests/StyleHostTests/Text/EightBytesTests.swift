import Testing

@testable import StyleHost

@Suite("Eight bytes")
struct EightBytesTests {
  /// A byte at each place among others that no test marks.
  private static func eight(_ byte: UInt8, at index: Int) -> EightBytes {
    var bytes = Array("xabcdefgh".utf8)
    bytes[index + 1] = byte
    return bytes.withUnsafeBytes { EightBytes($0, at: 1) }
  }

  @Test("say which is the first that is no printable ASCII", arguments: UInt8.min...UInt8.max)
  func marksTheUnprintable(byte: UInt8) {
    let isPrintable = (0x20...0x7E).contains(byte)
    for index in 0..<8 {
      let marks = Self.eight(byte, at: index).unprintable
      #expect(EightBytes.count(before: marks) == (isPrintable ? 8 : index))
    }
  }

  @Test("say which is the first that is equal to a byte", arguments: UInt8.min...UInt8.max)
  func marksEqualBytes(byte: UInt8) {
    for index in 0..<8 {
      let eight = Self.eight(byte, at: index)
      #expect(EightBytes.count(before: eight.equal(to: 0x22)) == (byte == 0x22 ? index : 8))
      let isBracket = byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      let brackets = eight.equal(to: UInt8(ascii: "<"), orWith: 0x02)
      #expect(EightBytes.count(before: brackets) == (isBracket ? index : 8))
    }
  }
}
