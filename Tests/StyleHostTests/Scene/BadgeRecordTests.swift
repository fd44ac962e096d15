import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite struct BadgeRecordTests {
  static func record(_ line: String) throws(SceneError) -> BadgeRecord {
    var reader = BadgeRecordReader()
    return try Array(line.utf8).withUnsafeBufferPointer { bytes throws(SceneError) in
      try reader.record(in: bytes)
    }
  }

  static func svg(_ line: String) throws -> String {
    try SVGRenderer().render(
      record(line).view(styles: SceneStyles(), icons: IconStore(folder: "."))
    )
  }

  @Test func `a line draws what a node of a scene draws`() throws {
    let line =
      ##"{"label":"build","message":"går","color":"red","labelColor":"#333","style":"fancy","link":"https://example.com","title":"t","environment":{"colorScheme":"dark","lineLimit":1}}"##
    let scene = try SceneDocument(#"{ "content": \#(line) }"#)
    #expect(try Self.svg(line) == scene.svg())
  }

  @Test func `a line is read with its file`() throws {
    let record = try Self.record(
      #" { "output" : "a/b.svg" , "message":"\u00e5" , "label": "" } "# + "\r\n"
    )
    #expect(record.output == "a/b.svg" && record.message == "å" && record.label == "")
    #expect(try Self.record(#"{"message":"a"}"#).output == nil)
    #expect(try Self.record(#"{"m\u0065ssage":"a"}"#).message == "a")
    #expect(try Self.svg(#"{"label":"","message":"a"}"#) == Self.svg(#"{"message":"a"}"#))
  }

  @Test(arguments: [
    ("", "column 1: the text ends where an object in braces should be"),
    ("[]", "column 1: found '[' where an object in braces should be"),
    ("{}", "column 1: the key 'message' is missing"),
    (#"{"label":"a"}"#, "column 1: the key 'message' is missing"),
    (
      #"{"message":"a","colr":"red"}"#,
      "column 16: colr: there is no such key; did you mean 'color'?"
    ),
    (
      #"{"message":"å","colr":"red"}"#,
      "column 16: colr: there is no such key; did you mean 'color'?"
    ),
    (#"{"message":"a","text":"b"}"#, "column 16: text: there is no such key; there is 'label'"),
    (
      #"{"message":1}"#,
      "column 12: message: found a number where a text in double quotes should be"
    ),
    (#"{"message":null}"#, "column 12: message: found null where a text"),
    (#"{"message":{}}"#, "column 12: message: found an object where a text"),
    (#"{"message":"a","message":"b"}"#, "column 16: the key 'message' is there twice"),
    (#"{"message":"a","\u006dessage":"b"}"#, "column 16: the key 'message' is there twice"),
    (
      #"{"message":"a","color":"grene"}"#,
      "column 24: color: unknown colour 'grene'; did you mean 'green'?"
    ),
    (#"{"message":"a","labelColor":""}"#, "column 29: labelColor: the colour is empty"),
    (#"{"message":"a","link":"ftp://a"}"#, #"column 23: link: The link "ftp://a" has the scheme"#),
    (#"{"message":"a","style":"fancy:"}"#, "column 24: style: an option is empty"),
    (
      #"{"message":"a","output":"../a.svg"}"#,
      "column 25: output: '../a.svg' is not a relative path"
    ),
    (#"{"message":"a","output":"/a.svg"}"#, "column 25: output: '/a.svg' is not a relative path"),
    (#"{"message":"a","output":"a/../../b"}"#, "column 25: output: 'a/../../b' is not a relative"),
    (#"{"message":"a","output":"a/"}"#, "column 25: output: 'a/' is not a relative path"),
    (#"{"message":"a","output":"a/."}"#, "column 25: output: 'a/.' is not a relative path"),
    (#"{"message":"a","output":""}"#, "column 25: output: '' is not a relative path"),
    (
      #"{"message":"a","environment":[]}"#, "column 30: environment: found an array where an object"
    ),
    (
      #"{"message":"a","environment":{"tint":"bleu"}}"#,
      "column 38: environment.tint: unknown colour 'bleu'"
    ),
    (#"{"message":"a","environment":{"a":1,"a":2}}"#, "column 37: the key 'a' is there twice"),
    (
      #"{"message":"a"} {"message":"b"}"#,
      "column 17: found '{' where the end of the text should be"
    ),
    (#"{"message":"a""#, "column 15: the text ends where ',' or '}' should be"),
    (#"{"message":"a"#, "column 14: the text ends where the closing double quote should be"),
    (#"{message:"a"}"#, "column 2: found 'm' where a key in double quotes or '}' should be"),
    (
      "{\"message\":\"a\tb\"}", #"column 14: a text has the character U+0009 in it; write it as \t"#
    ),
  ])
  func `a wrong line has a reason with its column`(line: String, message: String) throws {
    let error = try #require(throws: SceneError.self) { try Self.record(line) }
    #expect("\(error)".hasPrefix(message), "\(error)")
    #expect(error.position?.line == nil)
  }

  @Test func `what a line refers to is looked for before drawing`() throws {
    let error = #expect(throws: SceneError.self) {
      try Self.svg(#"{"message":"a","style":"fanci"}"#)
    }
    #expect(error.map { "\($0)".hasPrefix("style: there is no style 'fanci'") } == true)
    let icon = #expect(throws: SceneError.self) { try Self.svg(#"{"message":"a","icon":"none"}"#) }
    #expect(icon.map { "\($0)".hasPrefix("icon: './none': there is no such file") } == true)
  }

  @Test func `one reader reads many lines and keeps few colours`() throws {
    var reader = BadgeRecordReader()
    for number in 0..<5_000 {
      let color = String(number + 0x100000, radix: 16)
      let line = Array(##"{"message":"\##(number)","color":"#\##(color)"}"##.utf8)
      let record = try line.withUnsafeBufferPointer { try reader.record(in: $0) }
      #expect(record.node.color == Color(hex: UInt32(number + 0x100000)))
    }
    #expect(reader.keptColors <= 64)
  }

  @Test(arguments: 0..<4)
  func `mutated lines are refused with a column, or drawn`(seed: UInt64) throws {
    let lines = [
      #"{"label":"build","message":"passing","color":"brightgreen"}"#,
      ##"{"label":"a","message":"b\u00e5","labelColor":"#444","output":"badges/d.svg","style":"fancy:tint=red"}"##,
      #"{"message":"x","link":"https://example.com/a","title":"😀","icon":"none.svg"}"#,
      #"{"message":"x","environment":{"badgeTint":"red","font":{"size":12},"lineLimit":null}}"#,
    ]
    var mutator = Mutator(seed: seed)
    var reader = BadgeRecordReader()
    let icons = IconStore(folder: ".")
    for _ in 0..<10_000 {
      let line = mutator.mutation(of: Array(lines[Int(seed)].utf8))
      do {
        let record = try line.withUnsafeBufferPointer { try reader.record(in: $0) }
        // What this reader takes, the reader of scenes takes as well.
        #expect(throws: Never.self) {
          try line.withUnsafeBufferPointer { try JSONReader.value(of: $0) }
        }
        _ = try record.view(styles: SceneStyles(), icons: icons)
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }
}
