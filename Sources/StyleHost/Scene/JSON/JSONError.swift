/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  package let problem: JSONProblem
  /// The byte at which it is wrong, counted from the start of the text.
  package let offset: Int
}

/// What is wrong with a text that should be JSON (RFC 8259).
public enum JSONProblem: Hashable, Sendable {
  /// The text ends too early.
  case unexpectedEnd(expected: JSONExpectation)
  /// Something else stands where this was expected.
  case unexpected(found: Unicode.Scalar, expected: JSONExpectation)
  /// A word that is none of `true`, `false` and `null`.
  case unknownWord(String)
  /// A number that JSON does not have, such as `01` or `.5`.
  case badNumber(String)
  /// Bytes that are not UTF-8.
  case notUTF8
  /// A control character within a string.
  case controlCharacter(Unicode.Scalar)
  /// A backslash within a string, followed by something else than an escape.
  case badEscape
  /// Half of a surrogate pair, such as `\ud800` alone.
  case loneSurrogate
  /// The same key twice in one object.
  case duplicateKey(String)
  /// More objects and arrays within one another than this.
  case tooDeep(limit: Int)
}

/// What the grammar of JSON allows at a place.
public enum JSONExpectation: Hashable, Sendable {
  /// Any value.
  case value
  /// An object.
  case object
  /// A key, or the end of the object.
  case keyOrEnd
  /// A key, after a comma.
  case key
  /// The colon after a key.
  case colon
  /// A comma, or the end of the object.
  case commaOrBrace
  /// A comma, or the end of the array.
  case commaOrBracket
  /// The quotation mark that ends a string.
  case endOfString
  /// Nothing: the value is complete.
  case nothing
}

extension JSONProblem: CustomStringConvertible {
  /// What is wrong and what to write instead, in English.
  public var description: String {
    switch self {
    case .unexpectedEnd(let expected): "the text ends where \(expected) should be"
    case .unexpected(let found, let expected):
      "found \(Self.name(of: found)) where \(expected) should be"
    case .unknownWord(let word):
      "\(Quoted(word)) is not a value; write a text in double quotes, a number, true, false or null"
    case .badNumber(let text):
      "\(Quoted(text)) is not a number as JSON writes it, such as 3000, -0.5 or 1e3"
    case .notUTF8: "these bytes are not UTF-8; save the file in UTF-8"
    case .controlCharacter(let scalar):
      "a text has the character \(Self.code(of: scalar)) in it; write it as \(Self.escape(scalar))"
    case .badEscape:
      #"this is no escape; after a backslash comes one of " \ / b f n r t, or u and four hexadecimal "#
        + "digits"
    case .loneSurrogate:
      #"this is half of a surrogate pair; write both halves, such as \ud83d\ude00, or the "#
        + "character itself"
    case .duplicateKey(let key): "the key \(Quoted(key)) is there twice; keep one of them"
    case .tooDeep(let limit): "more than \(limit) objects and arrays stand within one another"
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'": #"a single quote (texts stand in double quotes)"#
    case " "..."~": "'\(scalar)'"
    case "\n", "\r": "the end of the line"
    default: "the character \(code(of: scalar))"
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default:
      #"\u00"# + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    }
  }
}

extension JSONExpectation: CustomStringConvertible {
  /// What a message calls it.
  public var description: String {
    switch self {
    case .value: "a value"
    case .object: "an object in braces"
    case .keyOrEnd: "a key in double quotes or '}'"
    case .key: "a key in double quotes"
    case .colon: "':'"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .endOfString: "the closing double quote"
    case .nothing: "the end of the text"
    }
  }
}
