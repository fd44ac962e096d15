import Foundation
import StyleAPI

@testable import StyleHost

/// Builds libraries for the tests of loading, with the tools that a machine with Swift has.
struct PluginWorkshop {
  /// A folder of this process's own, removed when it exits.
  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("badge-loading-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: PluginWorkshop.folder) }
    return folder
  }()

  /// The repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that this test bundle was built into, with libStyleAPI.so and the modules.
  static let products = URL(fileURLWithPath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// A new, empty folder.
  static func newFolder(_ name: String = #function) throws -> URL {
    let name = name.filter { $0.isLetter || $0.isNumber } + "-\(UUID().uuidString.prefix(8))"
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Builds a library from C; it needs no other, not even the C library.
  static func library(
    _ url: URL,
    note: StyleNote? = nil,
    code: String = "int badge_style_entry_1(void *registrar) { return 0; }",
    arguments: [String] = []
  ) throws {
    var code = code + "\n"
    if let note {
      let sources = try note.encoded()
      code += noteInC(0x4253_0001, sources.description) + noteInC(0x4253_0002, sources.build)
    }
    let source = url.appendingPathExtension("c")
    try code.write(to: source, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: source) }
    let flags = ["-shared", "-fPIC", "-nostdlib", "-fuse-ld=lld", "-o", url.path, source.path]
    try run(tool("clang"), flags + arguments)
  }

  /// A note of ours as a C variable.
  static func noteInC(_ type: UInt32, _ content: [UInt8]) -> String {
    var bytes = words([6, UInt32(content.count), type]) + Array("Badge\0\0\0".utf8) + content
    bytes += Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    let list = bytes.map(String.init).joined(separator: ",")
    return """
      __attribute__((section(".note.badge-style"), used, aligned(4)))
      static const unsigned char note_\(type)[] = {\(list)};

      """
  }

  /// Numbers as little-endian bytes.
  static func words(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  /// A plugin in Swift, with a note that `make-style-note` wrote; built once.
  static let swiftPlugin = Result { try buildSwiftPlugin() }

  private static func buildSwiftPlugin() throws -> URL {
    let folder = try newFolder("swift plugin")
    try declarations.write(
      to: folder.appendingPathComponent("style.note"),
      atomically: true,
      encoding: .utf8
    )
    try run(makeStyleNote.path, [folder.path])
    try """
    import StyleAPI
    extension StyleAPIVersion { public struct Extra { public var version: StyleAPIVersion } }
    @c(badge_style_entry_1)
    public func entry(_ registrar: UnsafeMutableRawPointer) -> Int32 {
      let extra = StyleAPIVersion.Extra(version: .current)
      registrar.storeBytes(of: extra.version.major + 41, as: UInt16.self)
      return 0
    }
    """.write(
      to: folder.appendingPathComponent("Entry.swift"),
      atomically: true,
      encoding: .utf8
    )
    let plugin = folder.appendingPathComponent("libTall.so")
    try run(
      tool("swiftc"),
      [
        "-swift-version", "6", "-module-name", "Tall", "-parse-as-library", "-emit-library",
        "-D", "DEBUG", "-I", products.appendingPathComponent("Modules").path,
        "-L", products.path, "-lStyleAPI", "-o", plugin.path,
        folder.appendingPathComponent("Entry.swift").path,
        folder.appendingPathComponent("StyleNote.swift").path,
      ]
    )
    return plugin
  }

  /// The script that writes notes in Swift.
  static let makeStyleNote = repository.appendingPathComponent("Scripts/make-style-note")

  /// What the plugin in Swift says of itself.
  static let declarations = """
    # A plugin for tests.
    id=org.example.tall
    version=1.2.0
    name=Tall \\\\ wide
    license=MIT
    url=https://example.org/tall?a=b

    style=tall:Two rows: one of them high — “hög”
    option=tall.pad:number:3:0...24:Room at the sides: in points
    option=tall.face:choice:serif:serif,sans\\,serif,\\:-)
    style=taller
    option=taller.note:text:a\\:b::

    """

  /// Those declarations as a note.
  static let declaredNote = StyleNote(
    build: StyleNote.Build(isDebug: true),
    id: "org.example.tall",
    version: "1.2.0",
    name: "Tall \\ wide",
    license: "MIT",
    url: "https://example.org/tall?a=b",
    styles: [
      StyleNote.Style(
        name: "tall",
        help: "Two rows: one of them high — “hög”",
        options: [
          StyleNote.Option(
            name: "pad",
            kind: .number(minimum: 0, maximum: 24),
            defaultValue: "3",
            help: "Room at the sides: in points"
          ),
          StyleNote.Option(
            name: "face",
            kind: .choice(["serif", "sans,serif", ":-)"]),
            defaultValue: "serif"
          ),
        ]
      ),
      StyleNote.Style(
        name: "taller",
        options: [StyleNote.Option(name: "note", kind: .text, defaultValue: "a:b")]
      ),
    ]
  )

  /// A small valid note.
  static func note(_ styles: String..., id: String = "org.example.test") -> StyleNote {
    StyleNote(id: id, version: "1", styles: styles.map { StyleNote.Style(name: $0) })
  }

  /// A tool of the toolchain, which stands beside the `swiftc` that `PATH` finds.
  static func tool(_ name: String) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let tools = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      return tools.appendingPathComponent(name).path
    }
    throw Failure(message: "there is no swiftc in PATH")
  }

  /// Runs a program; throws its output if it fails.
  @discardableResult
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let (code, output) = try status(program, arguments)
    guard code == 0 else {
      throw Failure(message: "\(program) exits with \(code): \(output)")
    }
    return output
  }

  /// Runs a program; its exit code and what it wrote.
  static func status(_ program: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  struct Failure: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct LoadingGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
