import Foundation
import StyleAPI
import Testing

@testable import StyleHost

@Suite("The catalogue of styles")
struct StyleCatalogTests {
  private let root: URL
  private let first: URL
  private let second: URL

  init() throws {
    root = try PluginWorkshop.newFolder("catalogue")
    first = root.appendingPathComponent("first")
    second = root.appendingPathComponent("second")
    for folder in [first, second] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  @Test("lists every library with a note, in the order of the path and of the names")
  func order() throws {
    try plugin(second, "b.so", "three")
    try plugin(first, "z.so", "two")
    try plugin(first, "a.so", "one", "uno")
    let catalog = scan()
    #expect(catalog.available.map(\.style.name) == ["one", "uno", "two", "three"])
    #expect(
      catalog.files.map(\.path) == [path(first, "a.so"), path(first, "z.so"), path(second, "b.so")]
    )
    #expect(try catalog.style(named: "uno").file == path(first, "a.so"))
  }

  @Test("looks at no file after the one that has the style it is made for")
  func stopping() throws {
    try plugin(first, "a.so", "one")
    try plugin(first, "b.so", "two", "three")
    try plugin(first, "c.so", "two")
    try plugin(second, "d.so", "four")
    func files(_ name: String?) -> [String] {
      let path = StyleSearchPath(
        entries: [first, second].map { .init(path: $0.path, origin: .stylePathFlag) }
      )
      return StyleCatalog.scan(path, upTo: name).files.map { StylePath.name(of: $0.path) }
    }
    #expect(files("one") == ["a.so"])
    #expect(files("three") == ["a.so", "b.so"])
    #expect(files("none") == ["a.so", "b.so", "c.so", "d.so"])
    #expect(files(nil) == files("four"))
  }

  @Test("takes the first of two files with one style, and names it at the other")
  func shadowing() throws {
    try plugin(first, "a.so", "tall")
    try plugin(second, "a.so", "tall", "wide")
    let catalog = scan()
    #expect(catalog.styles.map(\.style.name) == ["tall", "tall", "wide"])
    #expect(catalog.styles.map(\.shadowedBy) == [nil, path(first, "a.so"), nil])
    #expect(try catalog.style(named: "tall").file == path(first, "a.so"))
    #expect(try catalog.style(named: "wide").file == path(second, "a.so"))
  }

  @Test("does not mind other files, and says what each of them is")
  func otherFiles() throws {
    try Data("INPUT(libx.so.1)\n".utf8).write(to: first.appendingPathComponent("text.so"))
    try Data().write(to: first.appendingPathComponent("empty.so"))
    try PluginWorkshop.library(first.appendingPathComponent("plain.so"))
    try FileManager.default.createDirectory(
      at: first.appendingPathComponent("folder.so"),
      withIntermediateDirectories: true
    )
    #expect(mkfifo(path(first, "fifo.so"), 0o600) == 0)
    symlink("/dev/zero", path(first, "device.so"))
    symlink("nowhere", path(first, "dangling.so"))
    try plugin(first, ".hidden.so", "hidden")
    try plugin(first, "versioned.so.1", "versioned")
    try plugin(first, "fine.so", "fine")
    let catalog = scan()
    #expect(catalog.available.map(\.style.name) == ["fine"])
    var outcomes: [String: StyleLoadingError] = [:]
    for file in catalog.files {
      guard case .other(let error) = file.outcome else { continue }
      outcomes[URL(fileURLWithPath: file.path).lastPathComponent] = error
    }
    #expect(
      outcomes == [
        "text.so": .notELF(file: path(first, "text.so"), .text),
        "empty.so": .notELF(file: path(first, "empty.so"), .nothing),
        "plain.so": .noNote(file: path(first, "plain.so")),
        "folder.so": .notRegularFile(file: path(first, "folder.so"), .folder),
        "fifo.so": .notRegularFile(file: path(first, "fifo.so"), .fifo),
        "device.so": .notRegularFile(file: path(first, "device.so"), .device),
        "dangling.so": .missingFile(file: path(first, "dangling.so")),
      ]
    )
    #expect(throws: Never.self) { try catalog.checkNamedFiles() }
  }

  @Test("follows symbolic links to files, and counts a file once")
  func links() throws {
    try plugin(first, "real.so", "tall")
    symlink("real.so", path(first, "alias.so"))
    symlink(path(first, "real.so"), path(second, "again.so"))
    let catalog = scan()
    #expect(catalog.styles.map(\.file) == [path(first, "alias.so")])
    #expect(
      catalog.files.dropFirst().map(\.outcome) == [
        .repeated(path: path(first, "alias.so")), .repeated(path: path(first, "alias.so")),
      ]
    )
  }

  @Test("lets a plugin that does not fit keep no name from one that does")
  func refusedFirst() throws {
    var note = PluginWorkshop.note("tall")
    note.apiBuilt = StyleAPIVersion(major: 1, minor: 7)
    note.apiNeeded = note.apiBuilt
    try PluginWorkshop.library(first.appendingPathComponent("new.so"), note: note)
    let error = StyleLoadingError.wrongAPIVersion(
      file: path(first, "new.so"),
      needed: note.apiNeeded,
      built: note.apiBuilt,
      host: .current
    )
    #expect(throws: error) { try scan().style(named: "tall") }
    #expect(scan().files.map(\.outcome) == [.refused(error, note)])

    try plugin(second, "old.so", "tall")
    #expect(try scan().style(named: "tall").file == path(second, "old.so"))
    #expect(scan().styles.map(\.shadowedBy) == [nil])
  }

  @Test("says which names are near, and which files are refused, when a style is missing")
  func unknown() throws {
    try plugin(first, "a.so", "fancy", "plain")
    let whole = try Data(contentsOf: first.appendingPathComponent("a.so"))
    try whole.prefix(700).write(to: second.appendingPathComponent("half.so"))
    let error = #expect(throws: StyleLoadingError.self) {
      try scan().style(named: "fanci") { name, candidates in
        #expect(name == "fanci")
        #expect(candidates == ["fancy", "plain"])
        return ["fancy"]
      }
    }
    #expect(
      error
        == .unknownStyle(name: "fanci", nearest: ["fancy"], refused: [path(second, "half.so")])
    )
  }

  @Test("insists on files and folders that a flag names")
  func flags() throws {
    try PluginWorkshop.library(first.appendingPathComponent("plain.so"))
    try plugin(first, "tall.plugin", "tall")
    var searchPath = StyleSearchPath(entries: [
      .init(path: path(first, "tall.plugin"), isFile: true, origin: .pluginFlag),
      .init(path: path(root, "nowhere"), origin: .stylePathFlag),
      .init(path: path(root, "nothing"), origin: .dataHome),
    ])
    let catalog = StyleCatalog.scan(searchPath)
    #expect(throws: Never.self) { try catalog.checkNamedFiles() }
    #expect(catalog.available.map(\.origin) == [.pluginFlag])
    #expect(catalog.unsearched.map(\.entry.origin) == [.stylePathFlag])
    #expect(catalog.unsearched.map(\.errno) == [ENOENT])

    searchPath = StyleSearchPath(entries: [
      .init(path: path(first, "plain.so"), isFile: true, origin: .pluginFlag)
    ])
    #expect(throws: StyleLoadingError.noNote(file: path(first, "plain.so"))) {
      try StyleCatalog.scan(searchPath).checkNamedFiles()
    }
  }

  @Test("survives a folder full of damaged plugins")
  func damaged() throws {
    try plugin(first, "a.so", "tall")
    let bytes = [UInt8](try Data(contentsOf: first.appendingPathComponent("a.so")))
    var random = LoadingGenerator(state: 3)
    for index in 0..<300 {
      var changed = bytes
      for _ in 0..<3 {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        changed[position] = .random(in: 0...255, using: &random)
      }
      let end =
        Bool.random(using: &random) ? bytes.count : Int.random(in: 0..<bytes.count, using: &random)
      try Data(changed[..<end]).write(to: second.appendingPathComponent("\(index).so"))
    }
    let catalog = scan()
    #expect(catalog.files.count == 301)
    #expect(try catalog.style(named: "tall").file == path(first, "a.so"))
  }

  private func scan() -> StyleCatalog {
    StyleCatalog.scan(
      StyleSearchPath(entries: [
        .init(path: first.path, origin: .environment),
        .init(path: second.path, origin: .dataHome),
      ])
    )
  }

  private func plugin(_ folder: URL, _ name: String, _ styles: String...) throws {
    var note = PluginWorkshop.note()
    note.styles = styles.map { StyleNote.Style(name: $0) }
    try PluginWorkshop.library(folder.appendingPathComponent(name), note: note)
  }

  private func path(_ folder: URL, _ name: String) -> String {
    folder.appendingPathComponent(name).path
  }
}
