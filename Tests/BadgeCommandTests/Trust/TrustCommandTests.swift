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

  @Test("A project's pins are shown before they are taken over")
  func project() throws {
    var tool = tool
    let path = folder.path("project/.badge.json")
    let none = tool.run("style", "trust", "--project")
    #expect(none.code == 65)
    #expect(none.problem == "Error: there is no .badge.json from here upwards")
    try #"{ "trustedPlugins": {} }"#.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(tool.run("style", "trust", "--project").problem.contains("names no plugins"))
    let text = #"{ "trustedPlugins": { "org.example.neon": "\#(hash)" } }"#
    try text.write(toFile: path, atomically: false, encoding: .utf8)

    let unattended = tool.run("style", "trust", "--project")
    #expect(unattended.code == 1)
    #expect(unattended.output.contains("  org.example.neon  \(hash)\n"))
    #expect(pins == "")
    tool.answer = true
    let result = tool.run("style", "trust", "--project")
    #expect(result.output == "1 trusted.\n")
    #expect(result.messages.contains("\(path) names plugins:\n  org.example.neon  \(hash)\n"))
    #expect(pins == "\(hash) org.example.neon of \(path)\n")
    #expect(tool.run("style", "trust", "--project").output.contains("trusted already"))
  }

  @Test(
    "A project's pins are an object from ids to hashes",
    arguments: [
      (
        #"{ "trustedPlugins": [] }"#,
        "line 1, column 21: trustedPlugins: found an array where an object"
      ),
      (
        #"{ "trustedPlugins": { "a.b": "12" } }"#,
        "line 1, column 30: trustedPlugins.a.b: this is no SHA-256"
      ),
      (#"{ "trustedPlugins": { "a.b": 12 } }"#, "trustedPlugins.a.b: this is no SHA-256"),
      (#"{ "trustedPlugin": {} }"#, "trustedPlugin: there is no such key; did you mean 'trustedPl"),
    ]
  )
  func projectFile(_ text: String, _ message: String) throws {
    try text.write(
      toFile: folder.path("project/.badge.json"),
      atomically: false,
      encoding: .utf8
    )
    let result = tool.run("render", "a", "b")
    #expect(result.code == 65)
    #expect(result.problem.contains(message), "\(result.problem)")
  }

  @Test("The user's own file cannot name plugins")
  func userFile() throws {
    var tool = tool
    tool.variables["XDG_CONFIG_HOME"] = folder.path("config")
    try FileManager.default.createDirectory(
      atPath: folder.path("config/badge"),
      withIntermediateDirectories: true
    )
    try #"{ "trustedPlugins": {} }"#.write(
      toFile: folder.path("config/badge/config.json"),
      atomically: false,
      encoding: .utf8
    )
    #expect(tool.run("render", "a", "b").problem.contains("only counts in a project's .badge.json"))
  }

  @Test("The doctor says of every plugin what is wrong, and what to do")
  func doctor() throws {
    let styles = folder.path("data/badge/styles/")
    let bytes = try Data(contentsOf: URL(filePath: plugin))
    try bytes.prefix(6000).write(to: URL(filePath: styles + "cut.so"))
    try Data("text".utf8).write(to: URL(filePath: styles + "text.so"))
    #expect(mkfifo(styles + "pipe.so", 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: styles + "folder.so",
      withIntermediateDirectories: false
    )
    let result = tool.run("style", "doctor")
    #expect(result.code == 1)
    #expect(result.problem == "Error: 2 plugins cannot be used")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == styles + "cut.so")
    #expect(lines[1].hasPrefix("  problem: the file is truncated"))
    #expect(lines[2] == plugin)
    #expect(lines[3].hasSuffix("then run: badge style trust \(plugin)"))
    #expect(lines.count == 4)
    #expect(tool.run("style", "why", "fancy").output.contains(lines[3]))

    chmod(styles, 0o777)
    defer { chmod(styles, 0o755) }
    #expect(
      tool.run("style", "why", "fancy").output.contains(
        "and so exchange the plugin; run: chmod o-w \(styles.dropLast())\n"
      )
    )
    let trust = tool.run("style", "trust", "fancy", "--hash", hash)
    #expect(trust.code == 69)
    #expect(trust.problem.contains("chmod o-w"))
  }

  @Test("The doctor tells of a configuration that cannot be read, with the place")
  func brokenConfiguration() throws {
    #expect(tool.run("style", "trust", "fancy", "--hash", hash).code == 0)
    let path = folder.path("project/.badge.json")
    try #"{ "trustedPlugins": { "a.b": "12" } }"#
      .write(toFile: path, atomically: false, encoding: .utf8)
    let result = tool.run("style", "doctor")
    #expect(result.code == 1)
    #expect(result.problem == "Error: 1 configuration file cannot be read")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == path)
    #expect(
      lines.dropFirst().first?.hasPrefix(
        "  problem: line 1, column 30: trustedPlugins.a.b: this is no SHA-256"
      ) == true,
      "\(result.output)"
    )
    // In CI it would say which plugins may run, and nothing is made of what cannot be read.
    #expect(tool.run("style", "trust", "--revoke", "fancy").code == 0)
    var tool = tool
    tool.variables["CI"] = "true"
    for arguments in [["style", "trust", "fancy"], ["style", "why", "fancy"], ["style", "list"]] {
      let text = tool.run(arguments)
      #expect(
        (text.output + text.messages).contains("which plugins"),
        "\(arguments): \(text.messages)"
      )
    }
    #expect(tool.run("style", "trust", "fancy").problem.contains("line 1, column 30"))
  }

  @Test(
    "The doctor tells of what is remembered of plugins and cannot be read, and nothing then is trusted",
    arguments: [
      (
        "trust", "pipe", "this is a pipe or a device, not a file"
      ), ("trust", "folder", "this is a folder, not a file"),
      ("trust", "large", "the input is larger than 4194304 bytes"),
      ("trust", "open", "so say which plugins run; see that every line of it is yours"),
      ("trust", "lines", "line 2: it trusts nothing, since it does not begin with the 64 digits"),
      ("failures", "folder", "this is a folder, not a file"),
      ("failures", "open", "so say which plugins run; see that every line of it is yours"),
    ]
  )
  func brokenMemory(_ name: String, _ kind: String, _ sentence: String) throws {
    #expect(tool.run("style", "trust", "fancy", "--hash", hash).code == 0)
    let path = folder.path("state/badge/\(name)")
    let old = pins
    unlink(path)
    switch kind {
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "folder": #expect(mkdir(path, 0o700) == 0)
    case "large":
      #expect(FileManager.default.createFile(atPath: path, contents: Data(count: 5 << 20)))
    case "open":
      try old.write(toFile: path, atomically: false, encoding: .utf8)
      chmod(path, 0o666)
    default:
      let text = "# mine\n\(hash.uppercased()) \(plugin)\n"
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
    let result = tool.run("style", "doctor")
    #expect(result.code == 1)
    #expect(result.problem.contains("1 list of plugins cannot be read"), "\(result.problem)")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == path)
    #expect(lines.dropFirst().first?.hasPrefix("  problem: ") == true)
    #expect(lines.dropFirst().first?.contains(sentence) == true, "\(result.output)")
    if kind == "open" {
      let command = "and then run: chmod o-w \(path)"
      #expect(lines[1].hasSuffix(command), "\(lines[1])")
      #expect(chmod(path, 0o644) == 0)
      #expect(tool.run("style", "doctor").code == 0)
      return
    }
    guard name == "trust", kind != "lines" else { return }
    // Whoever is asked could answer in vain.
    var tool = tool
    tool.answer = true
    let asked = tool.run("style", "trust", "fancy")
    #expect(asked.code != 0 && asked.problem.hasSuffix("\(path): \(sentence)"))
    #expect(!asked.messages.contains("[y/N]"))
    let why = tool.run("style", "why", "fancy").output
    #expect(why.contains("which plugins are trusted cannot be read: \(path): \(sentence)"))
  }

  @Test("The doctor tells of a file in the place of a folder")
  func fileForFolder() throws {
    let styles = folder.path("data/badge/styles")
    try FileManager.default.removeItem(atPath: styles)
    #expect(tool.run("style", "doctor").output == "There are no plugins.\n")
    try Data().write(to: URL(filePath: styles))
    let result = tool.run("style", "doctor")
    #expect(result.code == 1)
    #expect(result.output == "\(styles)\n  problem: it cannot be searched: Not a directory\n")
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
