import Testing

@testable import StyleHost

@Suite struct UTF8ScalarsTests {
  @Test("Ill-formed bytes are replaced as the standard library replaces them")
  func illFormed() {
    var random = RandomTexts(seed: 8)
    let interesting: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        interesting[Int.random(in: 0..<interesting.count, using: &random)]
      }
      let (decoded, hasReplaced) = decode(bytes)
      #expect(decoded == String(decoding: bytes, as: UTF8.self), "\(bytes)")
      #expect(hasReplaced == (String(validating: bytes, as: UTF8.self) == nil), "\(bytes)")
    }
  }

  @Test("Every scalar comes back")
  func everyScalar() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var text = String(scalar)
      let decoded = text.withUTF8 { Array(UTF8Scalars($0)) }
      if decoded != [scalar] { Issue.record("U+\(String(value, radix: 16)) is lost") }
    }
  }

  private func decode(_ bytes: [UInt8]) -> (String, Bool) {
    bytes.withUnsafeBufferPointer { buffer in
      var scalars = UTF8Scalars(buffer)
      var text = String.UnicodeScalarView()
      while let scalar = scalars.next() { text.append(scalar) }
      return (String(text), scalars.hasReplaced)
    }
  }
}
