import Foundation
import StyleAPI
import Testing

@testable import StyleHost

@Suite struct ByteBufferTests {
  @Test("A buffer grows and keeps what was written")
  func growth() {
    var buffer = ByteBuffer(capacity: 1)
    var expected = ""
    for number in 0..<1000 {
      buffer.append(integer: number)
      buffer.append(literal: ", ")
      expected += "\(number), "
    }
    #expect(buffer.string == expected)
    #expect(buffer.count == expected.utf8.count)
    buffer.removeAll()
    buffer.append(string: "again")
    #expect(buffer.string == "again")
  }

  @Test("Written bytes can be copied, also where that makes the buffer grow")
  func copies() {
    var buffer = ByteBuffer(capacity: 16)
    buffer.append(literal: "0123456789abcdef")
    buffer.append(copyOf: 10..<16)
    #expect(buffer.string == "0123456789abcdefabcdef")
  }

  @Test(
    "Base 64 is that of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
  )
  func base64(text: String, encoded: String) {
    var buffer = ByteBuffer()
    buffer.append(base64: Array(text.utf8))
    #expect(buffer.string == encoded)
  }

  @Test("Base 64 of all bytes is Foundation's")
  func allBytes() {
    let bytes = (0...255).map { UInt8($0) }
    var buffer = ByteBuffer()
    buffer.append(base64: bytes)
    #expect(buffer.string == Data(bytes).base64EncodedString())
  }

  @Test(
    "Colours take their shortest form",
    arguments: [
      (0x000000, "#000"), (0xFFFFFF, "#fff"), (0x44CC11, "#4c1"), (0x555555, "#555"),
      (0x555556, "#555556"), (0xE05D44, "#e05d44"), (0x0A0B0C, "#0a0b0c"),
    ] as [(UInt32, String)]
  )
  func colors(hex: UInt32, text: String) {
    var buffer = ByteBuffer()
    buffer.append(shortHex: .hex(hex))
    #expect(buffer.string == text)
  }

  @Test("All 256 values of a component come back, and others stop at the ends")
  func components() {
    for value in 0...255 { #expect(ByteBuffer.byte(Float(value) / 255) == UInt8(value)) }
    #expect(ByteBuffer.byte(-1) == 0)
    #expect(ByteBuffer.byte(2) == 255)
    #expect(ByteBuffer.byte(.nan) == 0)
    #expect(ByteBuffer.byte(.infinity) == 255)
  }
}
