import Foundation
import Testing

@testable import BadgeCommand

extension TrustCommandTests {
  @Test("What is installed is checked, copied and trusted, and can be taken away again")
  func installation() throws {
    try FileManager.default.removeItem(atPath: plugin)
    let source = folder.path("libNew.so")
    try FileManager.default.copyItem(atPath: Self.original, toPath: source)
    let target = folder.path("data/badge/styles/libNew.so")
    let result = tool.run("style", "install", source)
    #expect(result.code == 0, "\(result.messages)")
    #expect(result.output == "Installed \(target) with the style 'fancy'.\n")
    #expect(pins == "\(hash) \(target)\n")
    #expect(try Hash.sha256(of: target) == hash)
    #expect(tool.run("style", "doctor").output == "\(target)\n  in order: fancy\n")
    // The same plugin again is a new version; what has its name but is another is not lost.
    #expect(tool.run("style", "install", source).code == 0)
    try Data("mine".utf8).write(to: URL(filePath: target))
    let occupied = tool.run("style", "install", source)
    #expect(occupied.code == 73)
    #expect(occupied.problem == "Error: \(target): there is a file that is no plugin")
    try FileManager.default.removeItem(atPath: target)
    #expect(tool.run("style", "install", source).code == 0)

    let missing = tool.run("style", "remove", "neon")
    #expect(missing.code == 69)
    #expect(missing.problem.contains("has the name 'neon'"))
    #expect(tool.run("style", "remove", "fancy").output == "Removed \(target).\n")
    #expect(!FileManager.default.fileExists(atPath: target))
    #expect(pins == "")

    let text = folder.path("text.so")
    try Data("text".utf8).write(to: URL(filePath: text))
    let refused = tool.run("style", "install", text)
    #expect(refused.code == 69)
    #expect(refused.problem.contains("this is a text file"))
  }

  @Test("A copy under another name is replaced, since the first by name would be used")
  func copies() throws {
    // Older bytes under a name that comes first, a link to them, and bytes that are no use here.
    let styles = folder.path("data/badge/styles/")
    let old = styles + "liba.so"
    try FileManager.default.moveItem(atPath: plugin, toPath: old)
    symlink(old, styles + "libalias.so")
    #expect(tool.run("style", "trust", old, "--hash", hash).code == 0)
    let bytes = try Data(contentsOf: URL(filePath: old))
    let new = folder.path("libFancyBadge.so")
    try (bytes + Data([0])).write(to: URL(filePath: new))
    var foreign = bytes
    let mark = Data("BSTB".utf8)
    let place = try #require(foreign.range(of: mark))
    // The compiler, behind the magic, the layout, the size and two marks.
    foreign[place.lowerBound + 16] ^= 1
    try foreign.write(to: URL(filePath: styles + "libz other.so"))

    let result = tool.run("style", "install", new)
    #expect(result.code == 0, "\(result.messages)")
    #expect(
      result.output == """
        Installed \(plugin) with the style 'fancy'.
        \(styles)libz other.so stays, a copy that this badge cannot use; to remove it, run: \
        badge style remove '\(styles)libz other.so'
        Removed \(styles)libalias.so, which was version 1.0.0 of the same plugin.
        Removed \(old), which was version 1.0.0 of the same plugin.

        """
    )
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: styles).sorted()
        == ["libFancyBadge.so", "libz other.so"]
    )
    // What was trusted of the old one is forgotten.
    #expect(try pins == "\(Hash.sha256(of: plugin)) \(plugin)\n")
    #expect(tool.run("style", "remove", styles + "libz other.so").code == 0)
    #expect(tool.run("style", "doctor").code == 0)
  }

  @Test("Nothing is installed where others could exchange it, and the command that helps is told")
  func place() throws {
    let styles = String(folder.path("data/badge/styles"))
    let source = folder.path("it's new.so")
    try FileManager.default.moveItem(atPath: plugin, toPath: source)
    for (mode, command) in [(0o777, "chmod o-w"), (0o775, "chmod g-w")] as [(mode_t, String)] {
      chmod(styles, mode)
      // A group of nobody else is no danger.
      if mode == 0o775 { guard chown(styles, getuid(), 12_345) == 0 else { continue } }
      let result = tool.run("style", "install", source)
      #expect(result.code == 73)
      #expect(result.problem.hasSuffix("run: \(command) \(styles)"), "\(result.problem)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: styles).isEmpty)
      #expect(pins == "")
    }
    chmod(styles, 0o755)
    chown(styles, getuid(), getgid())
    if getuid() == 0 {
      chown(folder.path("data"), 12_345, getgid())
      let result = tool.run("style", "install", source)
      let command = "run: chown root \(folder.path("data"))"
      #expect(result.problem.hasSuffix(command), "\(result.problem)")
      chown(folder.path("data"), 0, getgid())
    }
    // What is there in somebody else's reach is not any more.
    let target = styles + "/it's new.so"
    try FileManager.default.copyItem(atPath: source, toPath: target)
    chmod(target, 0o666)
    #expect(tool.run("style", "install", source).code == 0)
    var status = stat()
    #expect(stat(target, &status) == 0 && status.st_mode & 0o777 == 0o644)
    #expect(
      tool.run("style", "trust", "--revoke", "fancy").code == 0
        && tool.run("style", "why", "fancy").output.contains(
          #"badge style trust '\#(folder.path("data/badge/styles/it"))'\''s new.so'"#
        )
    )
  }

  @Test(
    "Where it cannot be remembered that a plugin is trusted, the old one stays, and stays trusted",
    arguments: ["unreadable", "open", "missing"]
  )
  func noMemory(_ obstacle: String) throws {
    #expect(tool.run("style", "trust", "fancy", "--hash", hash).code == 0)
    let old = pins
    let source = folder.path("libFancyBadge.so")
    let bytes = try Data(contentsOf: URL(filePath: plugin))
    try (bytes + Data([0])).write(to: URL(filePath: source))
    let trust = folder.path("state/badge/trust")
    var tool = tool
    switch obstacle {
    case "unreadable":
      unlink(trust)
      mkdir(trust, 0o700)
    case "open": chmod(trust, 0o666)
    default: tool.variables["XDG_STATE_HOME"] = "/dev/full"
    }
    let result = tool.run("style", "install", source)
    #expect(result.code != 0)
    #expect(result.output == "")
    #expect(try Hash.sha256(of: plugin) == hash)
    if obstacle == "open" {
      #expect(pins == old)
      #expect(result.problem.hasSuffix("and then run: chmod o-w \(trust)"))
      chmod(trust, 0o644)
      #expect(tool.run("style", "install", source).code == 0)
      #expect(try pins == "\(Hash.sha256(of: source)) \(plugin)\n")
    }
  }

  @Test("Of several that are installed at a time one is left, and it is the one that is trusted")
  func concurrency() async throws {
    try FileManager.default.removeItem(atPath: plugin)
    let bytes = try Data(contentsOf: URL(filePath: Self.original))
    // Half of them have the same name.
    let sources = (0..<8).map { folder.path("\($0)/lib\($0 % 2 == 0 ? "Same" : "\($0)").so") }
    for (number, source) in sources.enumerated() {
      try FileManager.default.createDirectory(
        atPath: folder.path("\(number)"),
        withIntermediateDirectories: true
      )
      try (bytes + Data(repeating: 0, count: number)).write(to: URL(filePath: source))
    }
    let tool = tool
    let results = await withTaskGroup(of: (Int32, String).self) { group in
      for source in sources {
        group.addTask {
          let result = tool.run("style", "install", source)
          return (result.code, result.messages)
        }
      }
      var results: [(Int32, String)] = []
      for await result in group { results.append(result) }
      return results
    }
    for (code, messages) in results { #expect(code == 0, "\(messages)") }
    let styles = folder.path("data/badge/styles")
    let names = try FileManager.default.contentsOfDirectory(atPath: styles)
    #expect(names.count == 1, "\(names)")
    let left = "\(styles)/\(names.first ?? "")"
    #expect(try pins == "\(Hash.sha256(of: left)) \(left)\n")
    #expect(tool.run("style", "doctor").output == "\(left)\n  in order: fancy\n")
  }

  @Test("A message about a file that cannot be written has all of its path")
  func fullPath() throws {
    let errors: [(OutputError, OutputError)] = [
      (.writeFailed(path: "a.so", errno: 28), .writeFailed(path: "/f/a.so", errno: 28)),
      (.cannotCreate(path: "a.so", errno: 13), .cannotCreate(path: "/f/a.so", errno: 13)),
      (.readOnly(path: "a.so"), .readOnly(path: "/f/a.so")), (.closed, .closed),
    ]
    for (error, whole) in errors { #expect(error.below("/f") == whole) }
  }
}
