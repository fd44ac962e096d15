import Foundation
import Testing

@testable import BadgeCommand

/// These check the plugin that is built with the tests, and load none.
@Suite("The commands about trust")
struct TrustCommandTests {
  static let original = BuiltTool.products.appending(path: "libFancyBadge.so")
    .path(percentEncoded: false)

  let folder: TestFolderBox
  let plugin: String
  let hash: String
  var tool: TestTool

  init() throws {
    folder = TestFolderBox(try TestFolder())
    plugin = folder.path("data/badge/styles/libFancyBadge.so")
    try FileManager.default.createDirectory(
      atPath: folder.path("data/badge/styles"),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(atPath: Self.original, toPath: plugin)
    hash = try Hash.sha256(of: plugin)
    tool = TestTool(variables: [
      "XDG_DATA_HOME": folder.path("data"), "XDG_DATA_DIRS": "/nowhere",
      "XDG_STATE_HOME": folder.path("state"),
    ])
    tool.folder = folder.path("project")
    try FileManager.default.createDirectory(
      atPath: tool.folder,
      withIntermediateDirectories: true
    )
  }

  var pins: String {
    (try? String(contentsOfFile: folder.path("state/badge/trust"), encoding: .utf8)) ?? ""
  }

  @Test("A yes is remembered, with the hash and the path")
  func yes() {
    var tool = tool
    tool.answer = true
    let result = tool.run("style", "trust", "fancy")
    #expect(result.code == 0)
    #expect(result.output == "\(plugin) is trusted as long as its bytes stay the same.\n")
    for line in [
      "The plugin has not been trusted yet.", "  File     \(plugin)", "  Styles   fancy",
      "  Plugin   dev.badge.fancy 1.0.0 (Fancy badge)", "  SHA-256  \(hash)",
      "It runs in a process that can do nothing but draw.", "Trust this plugin? [y/N] ",
    ] {
      #expect(result.messages.contains(line + "\n"))
    }
    #expect(pins == "\(hash) \(plugin)\n")
    #expect(tool.run("style", "trust", plugin).output == "\(plugin) is trusted already.\n")
    #expect(
      tool.run("style", "trust", "--revoke", "fancy").output
        == "\(plugin) is not trusted any more.\n"
    )
    #expect(pins == "")
    #expect(tool.run("style", "trust", "--revoke", "fancy").output.contains("was not trusted"))
  }

  @Test("A no is not, and is asked again the next time")
  func no() {
    var tool = tool
    tool.answer = false
    let result = tool.run("style", "trust", "fancy")
    #expect(result.code == 1)
    #expect(result.messages.hasSuffix("Error: nothing was trusted\n"))
    #expect(pins == "")
  }

  @Test("Where nobody can be asked, a hash says it")
  func unattended() {
    let result = tool.run("style", "trust", "fancy")
    #expect(result.code == 1)
    #expect(result.output.contains(hash))
    #expect(result.problem == "Error: there is no terminal to ask on")
    let wrong = tool.run("style", "trust", "fancy", "--hash", String(repeating: "0", count: 64))
    #expect(wrong.code == 65)
    #expect(wrong.problem.contains("the file's SHA-256 is \(hash), not 0000"))
    #expect(pins == "")
    #expect(tool.run("style", "trust", "fancy", "--hash", "12").code == 64)
    #expect(tool.run("style", "trust", "fancy", "--hash", hash.uppercased()).code == 0)
    #expect(pins == "\(hash) \(plugin)\n")
  }

  @Test("In CI nobody is asked, and the line for the project's file is told")
  func continuousIntegration() {
    var tool = tool
    tool.answer = true
    tool.variables["CI"] = "true"
    let result = tool.run("style", "trust", "fancy")
    #expect(result.code == 69)
    #expect(
      result.problem.hasSuffix(
        "add this to .badge.json: \"trustedPlugins\": { \"dev.badge.fancy\": \"\(hash)\" }"
      )
    )
    #expect(pins == "")
    tool.variables["CI"] = "false"
    #expect(tool.run("style", "trust", "fancy").code == 0)
  }

  @Test("Bytes that have changed are told from those that are new")
  func changed() throws {
    #expect(tool.run("style", "trust", "fancy", "--hash", hash).code == 0)
    #expect(!tool.run("style", "inspect", plugin).output.contains("Trust "))
    let bytes = try Data(contentsOf: URL(filePath: plugin))
    try (bytes + Data([0])).write(to: URL(filePath: plugin))
    let result = tool.run("style", "inspect", plugin)
    #expect(result.output.contains("its bytes have changed"))
    var tool = tool
    tool.answer = true
    let asked = tool.run("style", "trust", "fancy")
    #expect(asked.messages.hasPrefix("The plugin is another one than was trusted"))
    #expect(try pins == "\(Hash.sha256(of: plugin)) \(plugin)\n")
  }

  @Test("The list says of every style whether it is used, and what to run where it is not")
  func list() throws {
    func style() throws -> [String: Any] {
      let text = tool.run("style", "list", "--json").output
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return try #require((object?["styles"] as? [[String: Any]])?.first)
    }
    func expect(_ state: String, _ summary: String?, _ command: String?) throws {
      let json = try style()
      #expect(json["state"] as? String == state)
      #expect(json["command"] as? String == command)
      #expect((json["problem"] as? String == nil) == (summary == nil))
      let line = summary.map { "not used: \($0)" + (command.map { "; run: \($0)" } ?? "") }
      let text = tool.run("style", "list").output
      #expect(text.contains("not used") == (line != nil))
      if let line { #expect(text.hasSuffix("       \(line)\n"), "\(text)") }
    }
    try expect("untrusted", "it is not trusted yet", "badge style trust \(plugin)")
    #expect(tool.run("style", "trust", "fancy", "--hash", hash).code == 0)
    try expect("usable", nil, nil)
    chmod(plugin, 0o666)
    try expect("exposed", "others could exchange it", "chmod o-w \(plugin)")
    chmod(plugin, 0o644)
    let store = FailureStore(path: folder.path("state/badge/failures"))
    let record = FailureStore.Record(
      hash: hash,
      style: "fancy",
      runs: 1,
      host: FailureStore.host,
      time: 1_796_073_429,
      path: plugin,
      reason: "the plugin crashed"
    )
    try store.add(record)
    try expect("usable", nil, nil)
    try store.add(record)
    try expect("quarantined", "it has failed too often", "badge style retry \(plugin)")
    try store.remove(record)
    let bytes = try Data(contentsOf: URL(filePath: plugin))
    try (bytes + Data([0])).write(to: URL(filePath: plugin))
    try expect("changed", "its bytes are others than were trusted", "badge style trust \(plugin)")
  }

  @Test("A failure is told until the plugin is tried again")
  func failures() throws {
    let store = FailureStore(path: folder.path("state/badge/failures"))
    let record = FailureStore.Record(
      hash: hash,
      style: nil,
      runs: 1,
      host: FailureStore.host,
      time: 1_796_073_429,
      path: plugin,
      reason: "the plugin crashed"
    )
    #expect(tool.run("style", "trust", "fancy", "--hash", hash).code == 0)
    try store.add(record)
    #expect(
      tool.run("style", "why", "fancy").output.contains(
        "  note: it failed in its last run, at 2026-11-30 21:17 UTC: the plugin crashed; after 2"
      )
    )
    try store.add(record)
    let why = tool.run("style", "why", "fancy").output
    #expect(
      why.contains("problem: the plugin is not tried any more, since it has failed in 2 runs")
    )
    #expect(why.contains("badge style retry \(plugin)\n"))
    #expect(tool.run("style", "retry", "fancy").output == "\(plugin) will be tried again.\n")
    #expect(tool.run("style", "why", "fancy").output == "\(plugin)\n  in order: fancy\n")
    #expect(tool.run("style", "retry", "fancy").output.contains("has not failed"))
  }

  @Test("Without a home there is nowhere to remember anything")
  func noHome() {
    var tool = tool
    tool.variables["XDG_STATE_HOME"] = "relative"
    tool.home = ""
    let result = tool.run("style", "trust", "fancy", "--hash", hash)
    #expect(result.code == 1)
    #expect(result.problem == "Error: there is no home folder; set HOME or XDG_STATE_HOME")
  }
}

/// A folder that can be a part of a suite.
final class TestFolderBox {
  private let folder: TestFolder

  init(_ folder: consuming TestFolder) { self.folder = folder }

  func path(_ name: String) -> String { folder.path(name) }
}
