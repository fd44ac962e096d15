import Foundation
import Testing

@testable import BadgeCommand

extension TrustCommandTests {
  @Test("The doctor says of every plugin what is wrong, and what to do")
  func doctor() throws {
    let styles = folder.path("data/badge/styles/")
    let bytes = try Data(contentsOf: URL(filePath: plugin))
    try bytes.prefix(6000).write(to: URL(filePath: styles + "cut.so"))
    try Data("text".utf8).write(to: URL(filePath: styles + "text.so"))
    #expect(mkfifo(styles + "pipe.so", 0o600) == 0)
    symlink("/nowhere", styles + "lost.so")
    let foreignName = Array(styles.utf8CString.dropLast()) + [0x6E, -1, 0x2E, 0x73, 0x6F, 0]
    #expect(creat(foreignName, 0o644) >= 0)
    try FileManager.default.createDirectory(
      atPath: styles + "folder.so",
      withIntermediateDirectories: false
    )
    let result = tool.run("style", "doctor")
    #expect(result.code == 1)
    #expect(result.problem == "Error: 4 plugins cannot be used")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == styles + "cut.so")
    #expect(lines[1].hasPrefix("  problem: the file is truncated"))
    #expect(lines[2] == plugin)
    #expect(lines[3].hasSuffix("then run: badge style trust \(plugin)"))
    #expect(
      lines.dropFirst(4) == [
        styles + "lost.so",
        "  problem: it is a symbolic link that leads nowhere; mend or remove it",
        styles + "n\u{FFFD}.so", "  problem: its name is not UTF-8; rename it",
      ]
    )
    for text in lines[4...].map({ $0.replacing("  problem: ", with: "no plugin: ") }) {
      #expect(tool.run("style", "list", "--all").output.contains("  \(text)\n"))
    }
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
      let text = "# mine\n\(hash.dropLast())g \(plugin)\n"
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

  @Test("A list of failures that cannot be read is told with the plugin that waits for it")
  func brokenFailures() throws {
    #expect(tool.run("style", "trust", "fancy", "--hash", hash).code == 0)
    let path = folder.path("state/badge/failures")
    #expect(mkdir(path, 0o700) == 0)
    let problem = "which plugins have failed cannot be read"
    #expect(
      tool.run("style", "why", "fancy").output == """
        \(plugin)
          problem: \(problem): \(path): this is a folder, not a file; move it away, and badge begins \
        anew

        """
    )
    let list = tool.run("style", "list").output
    #expect(list.contains("not used: \(problem); run: badge style doctor"))
  }

  @Test("Of a plugin that is in no folder of the search path, it is told how it is found")
  func elsewhere() throws {
    let other = folder.path("lib other.so")
    try FileManager.default.moveItem(atPath: plugin, toPath: other)
    let result = tool.run("style", "why", other)
    #expect(
      result.output == """
        \(other)
          problem: it is in none of the folders in which badge looks for plugins; to have it found, \
        run: badge style install '\(other)'; or use it once with: --plugin '\(other)'

        """
    )
    #expect(tool.run("style", "install", other).code == 0)
    #expect(tool.run("style", "doctor", "--plugin", other).output.contains("in order: fancy"))
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
}
