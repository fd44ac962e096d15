import Foundation
import StyleAPI
import Testing

@testable import StyleHost

@Suite("What is remembered of a folder's styles")
struct StyleIndexTests {
  private let folder: URL
  private let cache: URL

  init() throws {
    folder = try PluginWorkshop.newFolder("index")
    cache = folder.appendingPathComponent("deep/cache")
    for number in 0..<14 {
      let name = number < 10 ? "0\(number)" : "\(number)"
      try plugin("lib\(name).so", "style\(number)", "shared")
    }
    try Data("text".utf8).write(to: folder.appendingPathComponent("other.so"))
  }

  @Test("is read as it was written, and not at all when it is damaged")
  func bytes() throws {
    let identity = try #require(FileIdentity(path: folder.path))
    let index = StyleIndex(
      folder: "/a b",
      host: StyleIndex.key(of: .current),
      items: [
        .init(name: "a.so", identity: identity, styles: ["one", "two"]),
        .init(name: "ö.so", identity: identity, styles: []),
      ]
    )
    let bytes = index.bytes
    #expect(StyleIndex(bytes) == index)
    for count in bytes.indices { #expect(StyleIndex(Array(bytes[..<count])) == nil) }
    for position in bytes.indices {
      var changed = bytes
      changed[position] ^= 0x41
      #expect(StyleIndex(changed) == nil, "byte \(position)")
    }
    #expect(StyleIndex(bytes + [0]) == nil)
  }

  @Test("finds what looking at every file finds")
  func agreement() throws {
    let names = (0..<14).map { "style\($0)" } + ["shared", "none"]
    // The first search makes the index, the second uses it.
    for round in 0..<2 {
      for name in names { #expect(find(name) == findWithout(name), "round \(round), \(name)") }
    }
    #expect(try indexes().count == 1)
    #expect(find("style9") == folder.path + "/lib09.so")
    #expect(find("none") == nil)
  }

  @Test("opens no file that does not have the style")
  func unopened() throws {
    #expect(find("none") == nil)
    let files = scan("style9").files.map { StylePath.name(of: $0.path) }
    #expect(files == ["lib09.so"])
    #expect(scan("none").files.isEmpty)
  }

  @Test("notices every change of a file")
  func changes() throws {
    #expect(find("style3") != nil)
    try plugin("lib03.so", "late")
    #expect(find("style3") == nil)
    #expect(find("late") == folder.path + "/lib03.so")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("lib00.so"))
    #expect(find("shared") == folder.path + "/lib01.so")
    try plugin("aaa.so", "shared")
    #expect(find("shared") == folder.path + "/aaa.so")
    // Of another host, nothing counts.
    var host = StyleHostBuild.current
    host.compiler = SwiftVersion(rawValue: 0x050900)
    #expect(StyleCatalog.scan(path, host: host, upTo: "late", cache: cache.path).styles.isEmpty)
    #expect(find("late") == folder.path + "/lib03.so")
  }

  @Test("is made again where it is damaged, and done without where it cannot be written")
  func damage() throws {
    #expect(find("style5") != nil)
    let file = try #require(try indexes().first)
    let whole = try Data(contentsOf: file)
    for bytes in [Data(), whole.prefix(100), Data("text".utf8), Data(count: whole.count)] {
      try bytes.write(to: file)
      #expect(find("style5") == folder.path + "/lib05.so")
      #expect(try Data(contentsOf: file) == whole)
    }
    try FileManager.default.removeItem(at: cache)
    try Data().write(to: cache)
    #expect(find("style5") == folder.path + "/lib05.so")
  }

  // MARK: -

  private var path: StyleSearchPath {
    StyleSearchPath(entries: [.init(path: folder.path, origin: .dataHome)])
  }

  private func scan(_ name: String) -> StyleCatalog {
    StyleCatalog.scan(path, upTo: name, cache: cache.path)
  }

  private func find(_ name: String) -> String? { scan(name).availableStyle(named: name)?.file }

  private func findWithout(_ name: String) -> String? {
    StyleCatalog.scan(path).availableStyle(named: name)?.file
  }

  private func indexes() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
  }

  private func plugin(_ name: String, _ styles: String...) throws {
    var note = PluginWorkshop.note("x")
    note.styles = styles.map { StyleNote.Style(name: $0) }
    try PluginWorkshop.library(folder.appendingPathComponent(name), note: note)
  }
}
