import Foundation
import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite struct SceneFilesTests {
  static let folder = BuiltProducts.repository.appending(path: "Examples/scenes")
  static let document = BuiltProducts.repository.appending(path: "Documentation/Scenes.md")

  /// The blocks of a language in the document.
  static func blocks(_ language: String) throws -> [String] {
    try String(contentsOf: document, encoding: .utf8).split(separator: "```\(language)\n")
      .dropFirst()
      .map { String($0[..<($0.range(of: "\n```")?.lowerBound ?? $0.endIndex)]) }
  }

  @Test func `every example is drawn`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder,
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }
    #expect(files.count >= 4)
    for file in files {
      let scene = try SceneDocument(json: [UInt8](Data(contentsOf: file)))
      let view = try scene.view(
        styles: SceneStyles(),
        folder: Self.folder.path(percentEncoded: false)
      )
      #expect(XMLCheck(try SVGRenderer().render(view)).error == nil)
      #expect(try !PlainTextRenderer().render(view).isEmpty)
    }
  }

  @Test func `every scene in the document is drawn`() throws {
    let blocks = try Self.blocks("json")
    #expect(blocks.count >= 8)
    for block in blocks {
      #expect(throws: Never.self, "\(block)") {
        let svg = try SceneDocument(block).svg()
        #expect(XMLCheck(svg).error == nil)
      }
    }
    let first = try SceneDocument(try #require(blocks.first)).plainText()
    let printed = try Self.blocks("text")
    #expect(printed.first == first.replacing("\u{A0}", with: " "))
  }

  @Test func `every line of a batch in the document is read`() throws {
    let lines = try Self.blocks("jsonl").flatMap { $0.split(separator: "\n") }
    #expect(lines.count >= 3)
    for line in lines { #expect(throws: Never.self) { try BadgeRecordTests.record(String(line)) } }
  }

  @Test func `the document's error is what the reader says`() throws {
    let json = """
      { "content": { "hstack": [
        { "text": "a" },
        { "text": "Spam", "padding": 10, "title": 1, "badgee": {} } ] } }
      """.replacing(#""title": 1, "#, with: #""title": "","#)
    let error = try #require(throws: SceneError.self) { try SceneDocument(json) }
    let printed = try #require(try Self.blocks("text").last)
    #expect(
      "\(error)".split(separator: ": ").dropFirst() == printed.split(separator: ": ").dropFirst()
    )
  }

  @Test func `the document has every value of the environment with its words and its default`()
    throws
  {
    let rows = try String(contentsOf: Self.document, encoding: .utf8).split(separator: "\n")
    for setting in EnvironmentSetting.all {
      let row = try #require(rows.first { $0.hasPrefix("| `\(setting.name)` |") })
      for word in setting.words { #expect(row.contains("`\(word)`")) }
      guard !["badgeStyle", "foreground"].contains(setting.name) else { continue }
      #expect(row.hasSuffix("| `\(setting.describe(EnvironmentValues()))` |"))
    }
  }
}
