import Foundation
import TestSupport

/// A plugin that reports, when its entry is called, which file StyleAPI's types come from.
enum Probe {
  /// What it saw.
  struct Report: Equatable {
    /// The file that holds `StyleRegistrar` as the plugin was linked.
    var pluginType: String?
    /// The file that holds the class of the host's registrar.
    var hostType: String?
    /// Whether both are the same type.
    var isIdentical = false
    /// The program that loaded the plugin.
    var program: String?
    /// Every `libStyleAPI.so` in the process.
    var libraries: [String] = []
  }

  private static let fixture = BuiltProducts.repository
    .appending(path: "Tests/EndToEndTests/Fixtures/Probe")

  /// Writes the plugin's sources into a folder.
  static func writeSources(into folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let memoryMap = BuiltProducts.repository.appending(path: "Tests/Support/MemoryMap.swift")
    let sources = [
      fixture.appending(path: "Probe.swift"), fixture.appending(path: "style.note"), memoryMap,
    ]
    for source in sources {
      try files.copyItem(at: source, to: folder.appending(path: source.lastPathComponent))
    }
    let script = BuiltProducts.repository.appending(path: "Scripts/make-style-note")
    try ChildProcess(script.plainPath, [folder.plainPath]).run().requireSuccess()
  }

  /// Builds the plugin against the modules that belong to this test bundle.
  static func build(in folder: TemporaryFolder) throws -> URL {
    let sources = folder["Probe"]
    try writeSources(into: sources)
    let plugin = folder["libProbeStyle.so"]
    let isDebug = BuiltProducts.configuration == "debug"
    let arguments =
      [
        "-swift-version", "6", "-module-name", "ProbeStyle", "-package-name", "probe",
        "-parse-as-library", "-emit-library", isDebug ? "-Onone" : "-O",
        "-I", BuiltProducts.modules.plainPath, "-L", BuiltProducts.folder.plainPath, "-lStyleAPI",
        "-o", plugin.plainPath,
      ] + (isDebug ? ["-D", "DEBUG"] : [])
      + ["Probe.swift", "MemoryMap.swift", "StyleNote.swift"]
    try ChildProcess("swiftc", arguments, folder: sources, timeLimit: .seconds(300))
      .run().requireSuccess()
    return plugin
  }

  /// Lets `badge` draw with the plugin.
  static func report(of plugin: URL, in folder: TemporaryFolder) throws -> Report {
    let file = folder["report"]
    try? FileManager.default.removeItem(at: file)
    try BuiltProducts.badge(
      // It reports on the process that loads it, to a file, so it runs in badge itself.
      [
        "render", "a", "b", "--style", "probe", "--format", "svg", "--sandbox", "never",
        "--plugin", plugin.plainPath,
      ],
      environment: ["BADGE_PROBE": file.plainPath],
      folder: folder.url
    ).run().requireSuccess()
    return Report(try String(contentsOf: file, encoding: .utf8))
  }
}

extension Probe.Report {
  fileprivate init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "plugin-type": pluginType = words[1]
      case "host-type": hostType = words[1]
      case "identical": isIdentical = words[1] == "true"
      case "program": program = words[1]
      case "library": libraries.append(words[1])
      default: break
      }
    }
  }
}
