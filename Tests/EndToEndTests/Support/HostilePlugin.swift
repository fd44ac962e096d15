import Foundation
import TestSupport

/// A plugin whose styles do everything that a style must not do.
enum HostilePlugin {
  /// The plugin, built once for all tests and removed at the end.
  static let file = Result { () throws -> URL in
    let folder = try TemporaryFolder("badge-hostile")
    kept = folder.url
    atexit { HostilePlugin.kept.map { try? FileManager.default.removeItem(at: $0) } }
    return try build("libHostile.so", of: "HostileStyles", in: folder.url)
  }

  /// The folder of the plugin, in which there is nothing else.
  static let folder = Result { () throws -> URL in try file.get().deletingLastPathComponent() }

  nonisolated(unsafe) private static var kept: URL?

  /// Builds the plugin into a folder of its own.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - module: The module's name.
  ///   - fixture: The folder of its sources among the fixtures.
  ///   - constructor: C code that is run as soon as the file is loaded.
  static func build(
    _ name: String,
    of module: String,
    from fixture: String = "Hostile",
    in folder: URL,
    constructor: String? = nil
  ) throws -> URL {
    let files = FileManager.default
    let sources = folder.appending(path: module)
    let fixtures = BuiltProducts.repository.appending(path: "Tests/EndToEndTests/Fixtures")
    try files.copyItem(at: fixtures.appending(path: fixture), to: sources)
    let script = BuiltProducts.repository.appending(path: "Scripts/make-style-note")
    try ChildProcess(script.plainPath, [sources.plainPath]).run().requireSuccess()
    var inputs = try files.contentsOfDirectory(atPath: sources.plainPath)
      .filter { $0.hasSuffix(".swift") }.sorted()
    if let constructor {
      let code = "__attribute__((constructor)) static void run(void) { \(constructor) }\n"
      let head = "#include <stdlib.h>\n#include <unistd.h>\n"
      try Data((head + code).utf8).write(to: sources.appending(path: "constructor.c"))
      try ChildProcess(
        Toolchain.clang(),
        ["-c", "-fPIC", "constructor.c", "-o", "constructor.o"],
        folder: sources
      ).run().requireSuccess()
      inputs.append("constructor.o")
    }
    let plugins = folder.appending(path: "plugins")
    try files.createDirectory(at: plugins, withIntermediateDirectories: true)
    let plugin = plugins.appending(path: name)
    let isDebug = BuiltProducts.configuration == "debug"
    let arguments =
      [
        "-swift-version", "6", "-module-name", module, "-parse-as-library", "-emit-library",
        isDebug ? "-Onone" : "-O",
        "-I", BuiltProducts.modules.plainPath, "-L", BuiltProducts.folder.plainPath, "-lStyleAPI",
        "-o", plugin.plainPath,
      ] + (isDebug ? ["-D", "DEBUG"] : []) + inputs
    try ChildProcess("swiftc", arguments, folder: sources, timeLimit: .seconds(300))
      .run().requireSuccess()
    return plugin
  }
}

/// The tools that come with Swift.
enum Toolchain {
  /// The C compiler, which stands beside the `swiftc` that `PATH` finds.
  static func clang() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(filePath: String(folder)).appending(path: "swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.plainPath) else { continue }
      return compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "clang").plainPath
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
