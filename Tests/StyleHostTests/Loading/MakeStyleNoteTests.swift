import Foundation
import StyleAPI
import Testing

@testable import StyleHost

@Suite("The script make-style-note")
struct MakeStyleNoteTests {
  private let script = PluginWorkshop.makeStyleNote.path

  @Test("writes a note that the host reads as it was declared")
  func roundTrip() throws {
    let plugin = try PluginWorkshop.swiftPlugin.get()
    #expect(try PluginFile(path: plugin.path).note() == PluginWorkshop.declaredNote)
  }

  @Test("writes no file that is there already")
  func unchanged() throws {
    let folder = try PluginWorkshop.newFolder()
    func identity() throws -> UInt64? {
      let path = folder.appendingPathComponent("StyleNote.swift").path
      return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
    }
    let first = try write("id=a.b\nversion=1\nstyle=s\n", in: folder)
    let file = try #require(try identity())
    #expect(try write("id=a.b\nversion=1\nstyle=s\n", in: folder) == first)
    #expect(try identity() == file)
    #expect(try write("id=a.b\nversion=2\nstyle=s\n", in: folder) != first)
  }

  @Test("has written the notes of the plugins in this repository")
  func upToDate() throws {
    #expect(try PluginWorkshop.status(script, ["--check"]) == (0, ""))
  }

  @Test("knows the version of StyleAPI and the compilers that the host knows")
  func versions() throws {
    let text = try String(contentsOfFile: script, encoding: .utf8)
    let api = StyleAPIVersion.current
    #expect(text.contains("readonly api_major=\(api.major) api_minor=\(api.minor)\n"))

    let source = PluginWorkshop.repository
      .appendingPathComponent("Sources/StyleHost/Loading/Note/SwiftVersion.swift")
    let folder = try PluginWorkshop.newFolder()
    let written = try write("id=a.b\nversion=1\nstyle=s\n", in: folder)
    let host = conditions(try String(contentsOf: source, encoding: .utf8))
    #expect(host.count == 20)
    #expect(conditions(written) == host)
  }

  /// The conditions on the compiler and the numbers under them.
  private func conditions(_ text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.contains("//") }.compactMap { line in
      if line.contains("if compiler(") {
        return String(line.drop { $0 != "c" })
      }
      guard let number = line.firstRange(of: "0x06") else { return nil }
      return line[number.lowerBound...].filter { $0.isHexDigit || $0 == "x" }
    }
  }

  @Test("records the SDK's flavour, a release build and the lowest API that will do")
  func flavor() throws {
    let folder = try PluginWorkshop.newFolder()
    let api = PluginWorkshop.repository
      .appendingPathComponent("Sources/StyleAPI/Plugin/StyleAPIVersion.swift").path
    let common = ["-swift-version", "6", "-parse-as-library", "-emit-library"]
    try PluginWorkshop.run(
      PluginWorkshop.tool("swiftc"),
      common + [
        "-enable-library-evolution", "-emit-module", "-module-name", "StyleAPI",
        "-emit-module-path", folder.appendingPathComponent("StyleAPI.swiftmodule").path,
        "-o", folder.appendingPathComponent("libStyleAPI.so").path, api,
      ]
    )
    _ = try write("id=a.b\nversion=1\napi=1.0\nstyle=s\n", in: folder)
    let plugin = folder.appendingPathComponent("libS.so").path
    try PluginWorkshop.run(
      PluginWorkshop.tool("swiftc"),
      common + [
        "-O", "-module-name", "S", "-I", folder.path, "-L", folder.path, "-lStyleAPI",
        "-o", plugin, folder.appendingPathComponent("StyleNote.swift").path,
      ]
    )

    let sdk = StyleHostBuild(api: .current, flavor: .sdk, compiler: .current)
    let note = try PluginFile(path: plugin).note(for: sdk)
    #expect(note.build == StyleNote.Build(flavor: .sdk, isDebug: false, compiler: .current))
    #expect(note.apiNeeded == StyleAPIVersion(major: 1, minor: 0))
    let source = StyleHostBuild(api: .current, flavor: .source, compiler: .current)
    #expect(throws: StyleLoadingError.wrongFlavor(file: plugin, plugin: .sdk, host: .source)) {
      try PluginFile(path: plugin).note(for: source)
    }
  }

  @Test("finds out that a file is out of date, and writes the same bytes every time")
  func check() throws {
    let folder = try PluginWorkshop.newFolder()
    let first = try write("id=a.b\nversion=1\nstyle=s\n", in: folder)
    #expect(try PluginWorkshop.status(script, ["--check", folder.path]).0 == 0)
    #expect(try write("id=a.b\nversion=1\nstyle=s\n", in: folder) == first)
    #expect(try write("id=a.b\nversion=1\nstyle=s\n# why", in: folder) == first)

    let declarations = folder.appendingPathComponent("style.note")
    try "id=a.b\nversion=2\nstyle=s\n".write(to: declarations, atomically: true, encoding: .utf8)
    let (code, output) = try PluginWorkshop.status(script, ["--check", folder.path])
    #expect(code == 1)
    #expect(output.contains("StyleNote.swift is out of date"))
    #expect(try String(contentsOf: target(folder), encoding: .utf8) == first)
  }

  @Test("leaves the lines of the note the numbers that they have in the file")
  func lineNumbers() throws {
    let folder = try PluginWorkshop.newFolder()
    let text = try write("# why\n\nid=a.b\nversion=1\napi=1.0\n# one\nstyle=s\n", in: folder)
    #expect(text.contains("\n//\n//\n// id=a.b\n// version=1\n//\n//\n// style=s\n@section"))
    let bytes = text.split(separator: "\n").filter { $0.hasPrefix("    0x") }
      .joined().split(separator: ",").compactMap {
        UInt8($0.drop { $0 == " " }.dropFirst(2), radix: 16)
      }
    let note = Array("\n\nid=a.b\nversion=1\n\n\nstyle=s\n".utf8)
    #expect(Array(bytes.prefix(note.count)) == note)
  }

  @Test(
    "says which line is wrong",
    arguments: [
      ("id=a.b\nname", ":2: 'key=value' was expected"),
      ("id=tall", ":1: 'tall' is not in reverse-DNS form"),
      ("id=a.b\nid=a.b", ":2: 'id' is there twice"),
      ("id=a.b\r\n", ":1: control characters"),
      ("name=a\\tb", ":1: '\\' may only stand before"),
      ("name=a\\\\tb\nname=b\\", ":2: '\\' may only stand before"),
      ("styel=s", ":1: 'styel' is not a key"),
      ("style=2s", ":1: '2s' is not a name"),
      ("style=s\nstyle=s", ":2: 'style s' is there twice"),
      ("style=s\noption=t.x:flag", ":2: no line before this one declares style 't'"),
      ("style=s\noption=s.x:colour", ":2: STYLE.NAME:TYPE was expected"),
      ("style=s\noption=s:flag", ":2: STYLE.NAME:TYPE was expected"),
      ("api=2.0", ":1: api must be 1.0 to 1.0"),
      ("api=1.9", ":1: api must be 1.0 to 1.0"),
      ("version=1\nstyle=s", "there is no line 'id=…'"),
      ("id=a.b\nstyle=s", "there is no line 'version=…'"),
      ("id=a.b\nversion=1", "there is no line 'style=…'"),
    ]
  )
  func errors(_ text: String, _ message: String) throws {
    let folder = try PluginWorkshop.newFolder("errors")
    try text.write(
      to: folder.appendingPathComponent("style.note"),
      atomically: true,
      encoding: .utf8
    )
    let (code, output) = try PluginWorkshop.status(script, [folder.path])
    #expect(code == 65)
    #expect(output.contains(message), "\(output)")
    #expect(!FileManager.default.fileExists(atPath: target(folder).path))
  }

  private func target(_ folder: URL) -> URL { folder.appendingPathComponent("StyleNote.swift") }

  private func write(_ text: String, in folder: URL) throws -> String {
    try text.write(
      to: folder.appendingPathComponent("style.note"),
      atomically: true,
      encoding: .utf8
    )
    try PluginWorkshop.run(script, [folder.path])
    return try String(contentsOf: target(folder), encoding: .utf8)
  }
}
