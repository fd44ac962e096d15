import Foundation
import TestSupport
import Testing

@testable import StyleHost

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("\t\r\nfalse", "false"), ("0", "0"), ("-0", "-0"),
    ("12.50", "12.50"), ("1e3", "1e3"), ("-1.5E+10", "-1.5E+10"), ("1E-2", "1E-2"),
    (#""""#, #""""#), (#""a""#, #""a""#), (#""å\u00e4\ud83d\ude00""#, #""åä😀""#),
    (#""\"\\\/\b\f\n\r\t""#, "\"\"\\/\u{8}\u{C}\n\r\t\""), ("[]", "[]"), ("[ ]", "[]"),
    ("[1,[2],{}]", "[1,[2],{}]"), (#"{"a":1, "b" : [null]}"#, #"{"a":1,"b":[null]}"#),
    ("\u{FEFF}[1]", "[1]"), (#"{"":""}"#, #"{"":""}"#), (#""\u0000""#, "\"\0\""),
  ])
  func `valid texts are read as they are`(text: String, expected: String) throws {
    #expect(try JSONReader.sketch(text) == expected)
  }

  @Test(arguments: [
    ("", 0, JSONProblem.unexpectedEnd(expected: .value)),
    ("  ", 2, .unexpectedEnd(expected: .value)),
    ("[1", 2, .unexpectedEnd(expected: .commaOrBracket)),
    ("[1 2]", 3, .unexpected(found: "2", expected: .commaOrBracket)),
    ("[1,]", 3, .unexpected(found: "]", expected: .value)),
    ("[,1]", 1, .unexpected(found: ",", expected: .value)),
    ("{", 1, .unexpectedEnd(expected: .keyOrEnd)),
    ("{a:1}", 1, .unexpected(found: "a", expected: .keyOrEnd)),
    ("{'a':1}", 1, .unexpected(found: "'", expected: .keyOrEnd)),
    (#"{"a" 1}"#, 5, .unexpected(found: "1", expected: .colon)),
    (#"{"a":1,}"#, 7, .unexpected(found: "}", expected: .key)),
    (#"{"a":1"b":2}"#, 6, .unexpected(found: "\"", expected: .commaOrBrace)),
    (#"{"a":}"#, 5, .unexpected(found: "}", expected: .value)),
    (#"{"a":1} x"#, 8, .unexpected(found: "x", expected: .nothing)),
    ("tru", 0, .unknownWord("tru")), ("True", 0, .unknownWord("True")),
    ("NaN", 0, .unknownWord("NaN")), ("undefined", 0, .unknownWord("undefined")),
    ("01", 0, .badNumber("01")), ("-", 0, .badNumber("-")), ("+1", 0, .badNumber("+1")),
    ("1.", 0, .badNumber("1.")), (".5", 0, .badNumber(".5")), ("1e", 0, .badNumber("1e")),
    ("0x10", 0, .badNumber("0x10")), ("-Infinity", 0, .badNumber("-Infinity")),
    ("1.2.3", 0, .badNumber("1.2.3")), ("[1-2]", 1, .badNumber("1-2")),
    (#""abc"#, 4, .unexpectedEnd(expected: .endOfString)),
    (#""abc\"#, 5, .unexpectedEnd(expected: .endOfString)),
    (#""abc\""#, 6, .unexpectedEnd(expected: .endOfString)),
    ("\"a\nb\"", 2, .controlCharacter("\n")), ("\"\u{1F}\"", 1, .controlCharacter("\u{1F}")),
    (#""\x41""#, 1, .badEscape), (#""\u12""#, 1, .badEscape), (#""\u12g4""#, 1, .badEscape),
    (#""\ud800""#, 1, .loneSurrogate), (#""a\udc00""#, 2, .loneSurrogate),
    (#""\ud800\u0041""#, 1, .loneSurrogate), (#""\ud800\ud800""#, 1, .loneSurrogate),
    (#""\ud800\n""#, 1, .loneSurrogate), (#"{"a":1,"\u0061":2}"#, 7, .duplicateKey("a")),
    (#"[{"x":[{"x":1,"y":1,"y":2}]}]"#, 20, .duplicateKey("y")),
    ("å", 0, .unexpected(found: "å", expected: .value)),
    (#"[1]]"#, 3, .unexpected(found: "]", expected: .nothing)),
    ("/* no */ 1", 0, .unexpected(found: "/", expected: .value)),
  ])
  func `anything else is an error with its place`(
    text: String,
    offset: Int,
    problem: JSONProblem
  ) {
    #expect(throws: JSONError(problem: problem, offset: offset)) {
      try JSONReader.sketch(text)
    }
  }

  @Test(
    arguments: [
      ([0x22, 0x80, 0x22], 1), ([0x22, 0x61, 0xC0, 0xAF, 0x22], 2),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1), ([0x22, 0xC3, 0x22], 1), ([0xFF], 0),
      ([0x22, 0x5C, 0xFF, 0x22], 2), ([0x5B, 0xC3], 1),
    ] as [([UInt8], Int)]
  )
  func `bytes that are not UTF-8 are an error`(bytes: [UInt8], offset: Int) {
    #expect(throws: JSONError(problem: .notUTF8, offset: offset)) {
      try bytes.withUnsafeBufferPointer { try JSONReader.value(of: $0) }
    }
  }

  @Test func `nesting has a limit`() throws {
    let limit = JSONReader.deepest
    let most = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(try JSONReader.sketch(most) == most)
    #expect(throws: JSONError(problem: .tooDeep(limit: limit), offset: limit)) {
      try JSONReader.sketch("[\(most)]")
    }
    #expect(throws: JSONError(problem: .tooDeep(limit: limit), offset: limit)) {
      try JSONReader.sketch(String(repeating: "[", count: 1_000_000))
    }
  }

  @Test func `many keys are read in time that grows with their number`() throws {
    let members = (0..<20_000).map { #""key\#($0)":\#($0)"# }.joined(separator: ",")
    let text = "{\(members)}"
    #expect(try JSONReader.sketch(text) == text)
  }

  static let seeds = [
    SceneDocumentTests.example, #"{"a":[1,-2.5e3,true,false,null,"x\u00e5\ud83d\ude00\n"]}"#,
    #"[[[{"a":{"b":{}}}]],"å😀",0.1E-5]"#, #"{"label":"build","message":"passing"}"#,
  ]

  @Test(arguments: 0..<4)
  func `mutated texts are refused, or read as Foundation reads them`(seed: UInt64) throws {
    var mutator = Mutator(seed: seed)
    for _ in 0..<25_000 {
      let bytes = mutator.mutation(of: Array(Self.seeds[Int(seed)].utf8))
      do {
        let value = try bytes.withUnsafeBufferPointer { try JSONReader.value(of: $0) }
        // Foundation drops a byte order mark wherever it is, and has no number like 1e999.
        guard !value.sketch.contains("\u{FEFF}"), value.isFinite else { continue }
        let theirs = try JSONSerialization.jsonObject(
          with: Data(bytes),
          options: .fragmentsAllowed
        )
        #expect(value.agrees(with: theirs), "\(value.sketch)")
      } catch let error as JSONError {
        #expect((0...bytes.count).contains(error.offset))
        #expect(!"\(error.problem)".isEmpty)
      }
    }
  }
}

@Suite struct TextPositionTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (5, 2, 2), (6, 2, 3), (7, 3, 1), (9, 4, 1),
    (10, 4, 2), (99, 4, 2),
  ])
  func `lines and columns count from one, columns in characters`(
    offset: Int,
    line: Int,
    column: Int
  ) {
    // a b LF | å b CR | CR LF | c
    let text = Array("ab\nåb\r\r\nc".utf8)
    let position = text.withUnsafeBufferPointer { TextPosition(ofByte: offset, in: $0) }
    #expect(position == TextPosition(line: line, column: column))
  }

  @Test func `a byte order mark does not count`() {
    let text = Array("\u{FEFF}ab".utf8)
    let position = text.withUnsafeBufferPointer { TextPosition(ofByte: 4, in: $0) }
    #expect("\(position)" == "line 1, column 2")
  }
}

extension JSONReader {
  /// The value of a text, written without white space and without escapes.
  static func sketch(_ text: String) throws -> String {
    let value = try Array(text.utf8).withUnsafeBufferPointer { try JSONReader.value(of: $0) }
    return value.sketch
  }
}

extension JSONValue {
  fileprivate var sketch: String {
    switch content {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let text): text
    case .text(let text): "\"\(text)\""
    case .array(let values): "[" + values.map(\.sketch).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":\($0.value.sketch)" }.joined(separator: ",") + "}"
    }
  }

  /// Whether all numbers in it are some of `Double`.
  fileprivate var isFinite: Bool {
    switch content {
    case .null, .flag, .text: true
    case .number(let text): Double(text)?.isFinite ?? false
    case .array(let values): values.allSatisfy(\.isFinite)
    case .object(let members): members.allSatisfy(\.value.isFinite)
    }
  }

  /// Whether Foundation's reader has found the same.
  fileprivate func agrees(with other: Any) -> Bool {
    switch content {
    case .null: other is NSNull
    case .flag(let flag): (other as? Bool) == flag
    case .number(let text):
      // Foundation keeps many digits as a decimal number, and rounds that.
      (other as? NSNumber).map { number in
        abs(number.doubleValue - (Double(text) ?? .nan)) <= abs(number.doubleValue) * 1e-12
      } ?? false
    case .text(let text): (other as? String) == text
    case .array(let values):
      (other as? [Any]).map { others in
        others.count == values.count && zip(values, others).allSatisfy { $0.agrees(with: $1) }
      } ?? false
    case .object(let members):
      (other as? [String: Any]).map { others in
        others.count == members.count
          && members.allSatisfy { member in
            others[member.key].map { member.value.agrees(with: $0) } ?? false
          }
      } ?? false
    }
  }
}
