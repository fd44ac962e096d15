/// A string as it stands in a JSON text, between its quotation marks.
package struct JSONString {
  /// The first byte after the quotation mark.
  package let offset: Int
  /// The number of bytes before the closing one.
  let count: Int
  /// Whether there is a backslash in it.
  let hasEscapes: Bool
  /// Whether all bytes are ASCII.
  let isASCII: Bool
}

extension JSONReader {
  /// Reads a string without making one; the next byte is its quotation mark.
  @inline(__always)
  mutating func scanString() throws(JSONError) -> JSONString {
    let start = index &+ 1
    var end = start
    var hasEscapes = false
    var union: UInt8 = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        advance(to: end &+ 1)
        return JSONString(
          offset: start,
          count: end &- start,
          hasEscapes: hasEscapes,
          isASCII: union < 0x80
        )
      }
      union |= byte
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        end &+= 1
        if end < bytes.count { union |= bytes[end] }
      } else if byte < 0x20 {
        throw error(.controlCharacter(Unicode.Scalar(byte)), at: end)
      }
      end &+= 1
    }
    throw error(.unexpectedEnd(expected: .endOfString), at: bytes.count)
  }

  /// The bytes of a string, with escapes as they were written.
  @inline(__always)
  func raw(_ string: JSONString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[string.offset..<string.offset &+ string.count])
  }

  /// Whether a string is this one; true only where it is written without escapes.
  @inline(__always)
  package func matches(_ string: JSONString, _ word: StaticString) -> Bool {
    guard string.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<string.count
    where bytes[string.offset &+ index] != word.utf8Start[index] { return false }
    return true
  }

  /// The text of a string.
  package func text(_ string: JSONString) throws(JSONError) -> String {
    let raw = raw(string)
    if !string.isASCII, let offset = Self.offsetOfBadUTF8(in: raw) {
      throw error(.notUTF8, at: string.offset + offset)
    }
    return string.hasEscapes ? try unescaped(string) : String(decoding: raw, as: UTF8.self)
  }

  private static func offsetOfBadUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var scalars = UTF8Scalars(bytes)
    var offset = 0
    while let scalar = scalars.next() {
      if scalars.hasReplaced { return offset }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  private func unescaped(_ string: JSONString) throws(JSONError) -> String {
    var text = ByteBuffer(capacity: string.count)
    var index = string.offset
    let end = string.offset + string.count
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let scalar = try escape(at: &index, end: end)
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(byte) }
    }
    return text.string
  }

  /// The scalar of an escape, or of two that form a surrogate pair.
  private func escape(at index: inout Int, end: Int) throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw error(.badEscape, at: start)
    }
    guard let unit = codeUnit(at: index, end: end) else { throw error(.badEscape, at: start) }
    index += 4
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, index + 6 <= end, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let low = codeUnit(at: index + 2, end: end),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error(.loneSurrogate, at: start) }
    index += 6
    return scalar
  }

  /// Four hexadecimal digits.
  private func codeUnit(at index: Int, end: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Reads a number and returns it as it is written.
  mutating func readNumber() throws(JSONError) -> String {
    let start = index
    var end = start
    func digits() -> Int {
      let first = end
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
      return end - first
    }
    func skip(_ characters: StaticString) -> Bool {
      let set = UnsafeBufferPointer(
        start: characters.utf8Start,
        count: characters.utf8CodeUnitCount
      )
      guard end < bytes.count, set.contains(bytes[end]) else { return false }
      end += 1
      return true
    }
    _ = skip("-")
    var isValid = skip("0") || digits() > 0
    if skip(".") { isValid = digits() > 0 && isValid }
    if skip("eE") {
      _ = skip("+-")
      isValid = digits() > 0 && isValid
    }
    // What goes on as a number or a word would is all one mistake.
    while end < bytes.count, Self.isWordByte(bytes[end]) {
      end += 1
      isValid = false
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard isValid else { throw error(.badNumber(text)) }
    advance(to: end)
    return text
  }

  /// Reads a word: `true`, `false`, `null`, or a mistake.
  mutating func readWord() -> Substring {
    var end = index
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    defer { advance(to: end) }
    return Substring(decoding: bytes[index..<end], as: UTF8.self)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
