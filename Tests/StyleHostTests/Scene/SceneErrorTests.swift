import Testing

@testable import StyleHost

@Suite struct SceneErrorTests {
  @Test(arguments: SceneMistake.all)
  func `a mistake is named by its path`(wrong: SceneMistake) throws {
    let error = try #require(throws: SceneError.self) { try SceneDocument(wrong.json) }
    #expect("\(error.path)" == wrong.path)
    #expect("\(error.problem)".hasPrefix(wrong.message), "\(error)")
    let position = try #require(error.position)
    #expect(position.line == 1 && (1...wrong.json.count + 1).contains(position.column))
    let prefix = "\(position): " + (wrong.path.isEmpty ? "" : "\(wrong.path): ")
    #expect("\(error)" == prefix + "\(error.problem)")
  }

  /// Mistakes that are only found when styles, icons and numbers are looked for.
  @Test(arguments: [
    SceneMistake.content(
      #"{ "message": "a", "style": "fanci" }"#,
      ".style",
      "there is no style 'fanci'; did you mean 'fancy'?"
    ),
    .content(
      #"{ "text": "a", "badge": { "text": "1", "style": "fanci" } }"#,
      ".badge.style",
      "there is no style 'fanci'"
    ),
    .content(
      #"{ "hstack": [ { "text": "a", "environment": { "badgeStyle": "fanci" } } ] }"#,
      ".hstack[0].environment.badgeStyle",
      "there is no style 'fanci'"
    ),
    .content(
      #"{ "message": "a", "style": "fancy:gloss=1" }"#,
      ".style",
      "the style 'fancy' has no option 'gloss'"
    ),
    .content(
      #"{ "message": "a", "icon": "none.svg" }"#,
      ".icon",
      "'./none.svg': there is no such file"
    ),
    .content(
      #"{ "message": "a", "icon": "/dev/null" }"#,
      ".icon",
      "'/dev/null': this is a device, not a file"
    ),
    .content(
      #"{ "message": "a", "icon": "/tmp" }"#,
      ".icon",
      "'/tmp': this is a folder, not a file"
    ),
    .content(#"{ "number": 1e999 }"#, ".number", "the number '1e999' is too large or too small"),
    .content(#"{ "number": 1.5, "format": "bytes" }"#, ".number", "'1.5' is no count of bytes"),
  ])
  func `what a scene refers to is looked for before drawing`(wrong: SceneMistake) throws {
    let scene = try SceneDocument(wrong.json)
    let error = try #require(throws: SceneError.self) { try scene.view(styles: SceneStyles()) }
    #expect("\(error.path)" == wrong.path)
    #expect("\(error.problem)".hasPrefix(wrong.message), "\(error)")
    #expect(error.position?.line == 1)
  }

  @Test func `the place is that of the key or the value`() throws {
    func place(_ json: String) -> String? {
      #expect(throws: SceneError.self) { try SceneDocument(json) }?.position?.description
    }
    #expect(place("{\n  \"content\": {\n    \"txt\": 1 } }") == "line 3, column 5")
    #expect(place("{\n  \"content\": {\n    \"text\": 1 } }") == "line 3, column 13")
    #expect(place("{\r\n\"å\": 1,\r\n\"b\" 2 }") == "line 3, column 5")
  }

  @Test func `there is a limit to how much there is`() throws {
    let text = #"{ "text": "a" }"#
    func nested(_ depth: Int) -> String {
      String(repeating: #"{ "vstack": [ "#, count: depth - 1) + text
        + String(repeating: " ] }", count: depth - 1)
    }
    #expect(throws: Never.self) {
      try SceneDocument(#"{ "content": \#(nested(SceneDocument.deepestNode)) }"#)
    }
    let deep = #expect(throws: SceneError.self) {
      try SceneDocument(#"{ "content": \#(nested(SceneDocument.deepestNode + 1)) }"#)
    }
    #expect(deep?.problem == .tooDeep(limit: 100))
    func row(_ count: Int) -> String {
      #"{ "content": { "hstack": [ \#(Array(repeating: text, count: count).joined(separator: ",")) ] } }"#
    }
    #expect(throws: Never.self) { try SceneDocument(row(SceneDocument.mostNodes - 1)) }
    let many = #expect(throws: SceneError.self) { try SceneDocument(row(SceneDocument.mostNodes)) }
    #expect(many?.problem == .tooManyNodes(limit: 10_000))
    let large = #expect(throws: SceneError.self) {
      try SceneDocument(json: Array(repeating: 0x20, count: SceneDocument.largestSize + 1))
    }
    #expect(large?.problem == .tooLarge(limit: SceneDocument.largestSize))
  }

  @Test func `messages carry nothing that a terminal would obey`() throws {
    let error = try #require(throws: SceneError.self) {
      try SceneDocument(#"{ "content": { "\u001b[31m\u202e": 1, "text": "a" } }"#)
    }
    #expect("\(error)".unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
  }
}
