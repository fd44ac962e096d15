/// Reads the tags and texts of a small XML document.
///
/// It knows what icon files are made of, and nothing more: no entities but the five that XML has
/// itself and numbers, no declarations of entities, no names of name spaces.
struct XMLScanner {
  /// A piece of the document.
  enum Token {
    case start(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
    case end(name: String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line that is read, counted from 1.
  var line: Int { 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } }

  /// The next piece; nil at the end.
  mutating func next() throws(SVGIconProblem) -> Token? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        return .text(try unescaped(bytes[start..<index]))
      }
      if starts(with: "<!--") {
        try skip(past: "-->", of: "a comment")
      } else if starts(with: "<?") {
        try skip(past: "?>", of: "a processing instruction")
      } else if starts(with: "<![CDATA[") {
        let start = index + "<![CDATA[".utf8.count
        try skip(past: "]]>", of: "a CDATA section")
        return .text(String(decoding: bytes[start..<index - 3], as: UTF8.self))
      } else if starts(with: "<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    return nil
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let bytes = bytes[min(index + offset, bytes.count)...]
    return text.withUTF8Buffer { bytes.starts(with: $0) }
  }

  private mutating func skip(past end: StaticString, of what: String) throws(SVGIconProblem) {
    index += 2
    while index < bytes.count, !starts(with: end) { index += 1 }
    guard index < bytes.count else { throw .notWellFormed("\(what) does not end") }
    index += end.utf8CodeUnitCount
  }

  private mutating func skipDeclaration() throws(SVGIconProblem) {
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard bytes[index] != UInt8(ascii: "[") else {
        throw .notWellFormed("a document type with declarations is not read")
      }
      index += 1
    }
    guard index < bytes.count else { throw .notWellFormed("a declaration does not end") }
    index += 1
  }

  // MARK: Tags

  private mutating func tag() throws(SVGIconProblem) -> Token {
    index += 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let name = word()
    guard !name.isEmpty else { throw .notWellFormed("a '<' begins no tag") }
    if isEnd {
      skipSpace()
      try expect(UInt8(ascii: ">"), in: "</\(name)")
      return .end(name: name)
    }
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      guard index < bytes.count else { throw .notWellFormed("the tag <\(name) does not end") }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return .start(name: name, attributes: attributes, isEmpty: false)
      }
      if bytes[index] == UInt8(ascii: "/") {
        index += 1
        try expect(UInt8(ascii: ">"), in: "<\(name)")
        return .start(name: name, attributes: attributes, isEmpty: true)
      }
      let attribute = try attribute(of: name)
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw .notWellFormed("the attribute \(Quoted(attribute.name)) is there twice")
      }
      attributes.append(attribute)
    }
  }

  private mutating func attribute(
    of element: String
  ) throws(SVGIconProblem) -> (name: String, value: String) {
    let name = word()
    guard !name.isEmpty else { throw .notWellFormed("the tag <\(element) has no name here") }
    skipSpace()
    try expect(UInt8(ascii: "="), in: name)
    skipSpace()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { throw .notWellFormed("the value of \(Quoted(name)) stands in no quotes") }
    let quote = bytes[index]
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != quote {
      guard bytes[index] != UInt8(ascii: "<") else {
        throw .notWellFormed("the value of \(Quoted(name)) has a '<' in it")
      }
      index += 1
    }
    guard index < bytes.count else {
      throw .notWellFormed("the value of \(Quoted(name)) does not end")
    }
    defer { index += 1 }
    return (name, try unescaped(bytes[start..<index]))
  }

  private mutating func expect(_ byte: UInt8, in what: String) throws(SVGIconProblem) {
    guard index < bytes.count, bytes[index] == byte else {
      throw .notWellFormed("'\(Unicode.Scalar(byte))' is missing after \(Quoted(what))")
    }
    index += 1
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  // MARK: Entities

  private func unescaped(_ text: ArraySlice<UInt8>) throws(SVGIconProblem) -> String {
    let text = String(decoding: text, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else {
        throw .notWellFormed("an '&' begins no entity")
      }
      result.unicodeScalars.append(try Self.entity(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) throws(SVGIconProblem) -> Unicode.Scalar {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let isHexadecimal = name.hasPrefix("#x")
    guard name.hasPrefix("#"),
      let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { throw .notWellFormed("the entity \(Quoted(String(name))) is not known") }
    return scalar
  }
}
