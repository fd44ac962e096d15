/// A value of a JSON text, with the place where it stands.
package struct JSONValue: Sendable {
  /// What the value is.
  package indirect enum Content: Sendable {
    case null
    case flag(Bool)
    /// A number as it is written, so that no digit of it is lost.
    case number(String)
    case text(String)
    case array([JSONValue])
    /// The members in the order in which they are written; no key is there twice.
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Sendable {
    package let key: String
    /// The byte at which the key's quotation mark stands.
    package let offset: Int
    package let value: JSONValue
  }

  package let content: Content
  /// The byte at which the value begins, counted from the start of the text.
  package let offset: Int
}

extension JSONValue {
  /// The kinds of values, as messages call them.
  package enum Kind: String, Hashable, Sendable {
    case null = "null"
    case flag = "true or false"
    case number = "a number"
    case text = "a text"
    case array = "an array"
    case object = "an object"
  }

  /// The kind of the value.
  package var kind: Kind {
    switch content {
    case .null: .null
    case .flag: .flag
    case .number: .number
    case .text: .text
    case .array: .array
    case .object: .object
    }
  }
}

extension JSONReader {
  /// Reads a whole text that is one value.
  package static func value(of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.readValue()
    try reader.finish()
    return value
  }

  /// Reads a value with everything in it.
  package mutating func readValue() throws(JSONError) -> JSONValue {
    guard let byte = peek() else { throw unexpected(.value) }
    let offset = index
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try readMembers())
    case UInt8(ascii: "["): content = .array(try readElements())
    case UInt8(ascii: "\""): content = .text(try text(try scanString()))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      content = .number(try readNumber())
    case _ where Self.isWordByte(byte): content = try readConstant()
    default: throw unexpected(.value)
    }
    return JSONValue(content: content, offset: offset)
  }

  private mutating func readConstant() throws(JSONError) -> JSONValue.Content {
    let offset = index
    let word = readWord()
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default: throw error(.unknownWord(String(word)), at: offset)
    }
  }

  private mutating func readMembers() throws(JSONError) -> [JSONValue.Member] {
    try beginObject()
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    var isFirst = true
    while let string = try nextKey(&isFirst) {
      let key = try text(string)
      let offset = string.offset - 1
      guard keys.insert(key).inserted else { throw error(.duplicateKey(key), at: offset) }
      members.append(JSONValue.Member(key: key, offset: offset, value: try readValue()))
    }
    return members
  }

  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    try beginArray()
    var elements: [JSONValue] = []
    var isFirst = true
    while try nextElement(&isFirst) { elements.append(try readValue()) }
    return elements
  }
}
