internal import StyleHost

/// A JSON value to be written, with the keys of its objects in the order in which they were given.
///
/// ```swift
/// let value: JSONText = ["name": "fancy", "options": ["tint"], "isShadowed": false]
/// print(value.document, terminator: "")
/// // {
/// //   "name": "fancy",
/// //   "options": ["tint"],
/// //   "isShadowed": false
/// // }
/// ```
enum JSONText: Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  /// A number by its digits.
  case number(String)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])
}

extension JSONText {
  /// A text, or null where there is none.
  static func optional(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

  /// The value as a document that ends with a line feed.
  ///
  /// Objects have a line a key; arrays stand on one line unless there are objects in them.
  var document: String {
    var buffer = ByteBuffer()
    write(to: &buffer, indent: 0)
    buffer.append(UInt8(ascii: "\n"))
    return buffer.string
  }

  private func write(to buffer: inout ByteBuffer, indent: Int) {
    switch self {
    case .null: buffer.append(literal: "null")
    case .flag(let isOn): buffer.append(string: isOn ? "true" : "false")
    case .integer(let number): buffer.append(string: String(number))
    case .number(let digits): buffer.append(string: digits)
    case .string(let text): buffer.append(jsonString: text)
    case .array(let values):
      let isNested = values.contains { if case .object = $0 { true } else { false } }
      let separator = isNested ? "," : ", "
      buffer.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { buffer.append(string: separator) }
        if isNested { buffer.append(lineIndentedBy: indent + 2) }
        value.write(to: &buffer, indent: indent + 2)
      }
      if isNested { buffer.append(lineIndentedBy: indent) }
      buffer.append(UInt8(ascii: "]"))
    case .object(let members):
      buffer.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        buffer.append(lineIndentedBy: indent + 2)
        buffer.append(jsonString: member.key)
        buffer.append(literal: ": ")
        member.value.write(to: &buffer, indent: indent + 2)
      }
      if !members.isEmpty { buffer.append(lineIndentedBy: indent) }
      buffer.append(UInt8(ascii: "}"))
    }
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(booleanLiteral isOn: Bool) { self = .flag(isOn) }
  init(integerLiteral number: Int) { self = .integer(number) }
  init(arrayLiteral values: JSONText...) { self = .array(values) }
  init(dictionaryLiteral members: (String, JSONText)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }
}

extension ByteBuffer {
  fileprivate mutating func append(lineIndentedBy columns: Int) {
    append(UInt8(ascii: "\n"))
    for _ in 0..<columns { append(UInt8(ascii: " ")) }
  }

  /// Appends a JSON string.
  ///
  /// What a terminal could take for a command is escaped: C0, DEL and C1.
  mutating func append(jsonString text: String) {
    var text = text
    text.withUTF8 { append(jsonString: $0) }
  }

  /// Appends well-formed UTF-8 as a JSON string.
  mutating func append(jsonString bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index &+ 8 <= raw.count {
      let eight = EightBytes(raw, at: index)
      let escaped = eight.unprintable | eight.equal(to: 0x22) | eight.equal(to: 0x5C)
      let plain = EightBytes.count(before: escaped)
      append(eight, upTo: plain)
      index &+= plain
      if plain < 8 { index &+= appendInJSON(raw, at: index) }
    }
    while index < raw.count { index &+= appendInJSON(raw, at: index) }
    append(UInt8(ascii: "\""))
  }

  /// Appends the character that begins at an index, or the byte, if it stands for itself.
  ///
  /// - Returns: How many bytes have been taken.
  private mutating func appendInJSON(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""): append(literal: "\\\"")
    case UInt8(ascii: "\\"): append(literal: "\\\\")
    case 0x0A: append(literal: "\\n")
    case 0x0D: append(literal: "\\r")
    case 0x09: append(literal: "\\t")
    case 0..<0x20, 0x7F: append(jsonControl: byte)
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0:
      // C1 takes two bytes, the first of which is C2.
      append(jsonControl: bytes[index + 1])
      return 2
    default: append(byte)
    }
    return 1
  }

  private mutating func append(jsonControl control: UInt8) {
    append(literal: control < 16 ? "\\u000" : "\\u00")
    append(string: String(control, radix: 16))
  }
}
