/// Reads a document strictly, for checks: whatever it accepts is well-formed XML 1.0.
///
/// It accepts less than XML: elements, attributes, texts, the five named entities and character
/// references. A document type, comments, processing instructions and CDATA sections are errors,
/// since no drawing needs them and each has been a door for attacks.
struct XMLReader {
  /// A step through the document.
  enum Event: Hashable {
    case start(String, attributes: [Attribute])
    case text(String)
    case end(String)
  }

  /// An attribute with its value, its references replaced.
  struct Attribute: Hashable {
    let name: String
    let value: String
  }

  /// Why a document isn't well-formed, and at which byte.
  struct Failure: Error, Hashable {
    let reason: String
    let offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var open: [String] = []
  private var events: [Event] = []

  /// The steps through a document.
  static func events(of document: String) throws(Failure) -> [Event] {
    var reader = XMLReader(bytes: Array(document.utf8))
    try reader.checkCharacters(document)
    try reader.readDocument()
    return reader.events
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: position) }

  // MARK: Elements

  private mutating func readDocument() throws(Failure) {
    skipSpace()
    guard peek() == UInt8(ascii: "<") else { throw failure("the root element is missing") }
    try readTag()
    while !open.isEmpty {
      guard let byte = peek() else {
        throw failure("the document ends within <\(open.last ?? "")>")
      }
      if byte == UInt8(ascii: "<") {
        try readTag()
      } else {
        events.append(.text(try readText(until: UInt8(ascii: "<"))))
      }
    }
    skipSpace()
    guard position == bytes.count else { throw failure("something follows the root element") }
  }

  private mutating func readTag() throws(Failure) {
    position += 1
    if peek() == UInt8(ascii: "/") {
      position += 1
      let name = try readName()
      skipSpace()
      try expect(">")
      guard open.popLast() == name else { throw failure("</\(name)> closes another element") }
      events.append(.end(name))
      return
    }
    let name = try readName()
    var attributes: [Attribute] = []
    while true {
      let hadSpace = skipSpace()
      guard let byte = peek() else { throw failure("the document ends within a tag") }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      guard hadSpace else { throw failure("there is no space before an attribute") }
      let attribute = try readAttribute()
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw failure("<\(name)> has two attributes '\(attribute.name)'")
      }
      attributes.append(attribute)
    }
    events.append(.start(name, attributes: attributes))
    if peek() == UInt8(ascii: "/") {
      position += 1
      events.append(.end(name))
    } else {
      open.append(name)
    }
    try expect(">")
  }

  private mutating func readAttribute() throws(Failure) -> Attribute {
    let name = try readName()
    try expect("=")
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("the value of '\(name)' is not in quotes")
    }
    position += 1
    let value = try readText(until: quote)
    guard peek() == quote else { throw failure("the document ends within a value") }
    position += 1
    return Attribute(name: name, value: value)
  }

  // MARK: Words

  private mutating func readName() throws(Failure) -> String {
    let start = position
    while let byte = peek(), Self.isNameByte(byte, isFirst: position == start) { position += 1 }
    guard start < position else { throw failure("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"): !isFirst
    default: false
    }
  }

  /// The characters up to a byte or to the end, with references replaced.
  private mutating func readText(until end: UInt8) throws(Failure) -> String {
    var text: [UInt8] = []
    while let byte = peek(), byte != end {
      switch byte {
      case UInt8(ascii: "<"): throw failure("'<' stands in a value")
      case UInt8(ascii: "&"): text += Array(try readReference().utf8)
      case UInt8(ascii: ">") where text.suffix(2) == Array("]]".utf8):
        throw failure("']]>' stands in a text")
      default:
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readReference() throws(Failure) -> String {
    guard let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw failure("'&' begins no reference")
    }
    let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
    defer { position = end + 1 }
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let number, let scalar = Unicode.Scalar(number), Self.isAllowed(scalar) else {
        throw failure("'&\(name);' stands for no character")
      }
      return String(scalar)
    }
  }

  // MARK: Bytes

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    return start < position
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard peek() == UInt8(ascii: character) else { throw failure("'\(character)' is missing") }
    position += 1
  }

  private mutating func checkCharacters(_ document: String) throws(Failure) {
    for scalar in document.unicodeScalars {
      guard Self.isAllowed(scalar) else {
        throw failure("U+\(String(scalar.value, radix: 16, uppercase: true)) is no XML character")
      }
      position += String(scalar).utf8.count
    }
    position = 0
  }

  /// Whether XML 1.0 has a character (section 2.2, *Char*).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0x00...0x1F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
