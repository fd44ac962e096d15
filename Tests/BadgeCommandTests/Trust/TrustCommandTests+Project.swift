import Foundation
import Testing

@testable import BadgeCommand

extension TrustCommandTests {
  @Test("A project's pins are shown before they are taken over")
  func project() throws {
    var tool = tool
    let path = folder.path("project/.badge.json")
    let none = tool.run("style", "trust", "--project")
    #expect(none.code == 65)
    #expect(none.problem == "Error: there is no .badge.json from here upwards")
    try #"{ "trustedPlugins": {} }"#.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(tool.run("style", "trust", "--project").problem.contains("names no plugins"))
    // Tools on other systems write it in upper case, and it means the same.
    let text = #"{ "trustedPlugins": { "org.example.neon": "\#(hash.uppercased())" } }"#
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
}
