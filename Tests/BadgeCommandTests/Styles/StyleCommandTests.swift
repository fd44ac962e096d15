import Foundation
import StyleHost
import Testing

@testable import BadgeCommand

/// These read the notes of the plugins that are built with the tests, and load none of them.
@Suite("badge style list and inspect")
struct StyleCommandTests {
  private static let folder = BuiltTool.products.path(percentEncoded: false)
  private static let plugin = BuiltTool.products.appending(path: "libFancyBadge.so")
    .path(percentEncoded: false)

  private func run(_ arguments: String...) -> TestTool.Result {
    // No other plugin of this machine may be found.
    let tool = TestTool(variables: ["XDG_DATA_DIRS": "/nowhere", "XDG_DATA_HOME": "/nowhere"])
    return tool.run(["style"] + arguments)
  }

  private func json(_ text: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("The list has each style with its sentence, its options and its file")
  func list() {
    let output = run("list", "--plugin", Self.plugin).output
    #expect(
      output == """
        fancy  A glossy capsule with a white rim and a shadow
               tint=COLOR  The colour under the gloss
               \(Self.plugin)

        """
    )
  }

  @Test("The names are a line each, with a tab and a sentence")
  func names() {
    let output = run("list", "--names", "--style-path", Self.folder).output
    let names = output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(names.contains("default"))
    #expect(names.contains("fancy"))
    #expect(output.contains("fancy\tA glossy capsule with a white rim and a shadow\n"))
  }

  @Test("The bundled styles have the names that no new style may have")
  func bundled() {
    let place = StyleSearchPath.Entry(path: Self.folder, origin: .stylePathFlag)
    let styles = StyleCatalog.scan(StyleSearchPath(entries: [place])).styles
    let own = styles.filter { $0.note.id.hasPrefix(StyleCatalog.ownIdentifiers) }
    #expect(Set(own.map(\.style.name)) == Set(StyleCatalog.bundledStyles))
  }

  @Test("With --all, every place and file is shown, with what is wrong")
  func all() throws {
    let folder = try TestFolder(["text.so": "hello", "b.txt": "", ".hidden.so": ""])
    try FileManager.default.copyItem(atPath: Self.plugin, toPath: folder.path("copy.so"))
    let broken = try Data(contentsOf: URL(filePath: Self.plugin)).prefix(6000)
    try broken.write(to: folder.url.appending(path: "cut.so"))
    let output = run("list", "--all", "--plugin", Self.plugin, "--style-path", folder.path).output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.contains("Shadowed styles:"))
    #expect(lines.contains("  fancy  \(folder.path("copy.so"))  behind \(Self.plugin)"))
    #expect(
      lines.contains {
        $0.hasPrefix("  \(folder.path.dropLast())") && $0.contains("from --style-path")
      }
    )
    #expect(lines.contains("    no plugin: this is a text file, not a shared library"))
    #expect(lines.contains { $0.hasPrefix("    refused: the file is truncated") })
    #expect(lines.contains("    usable: fancy"))
    #expect(!output.contains("b.txt"))
    #expect(!output.contains(".hidden.so"))
    let short = run("list", "--style-path", folder.path).output
    #expect(short.hasSuffix("1 plugin cannot be used; 'badge style list --all' says why.\n"))
  }

  @Test("A folder that a flag names and that is not there is told")
  func unsearched() throws {
    let output = run("list", "--all", "--style-path", "/missing").output
    #expect(output.contains("There are no styles."))
    #expect(output.contains("cannot be searched: No such file or directory"))
  }

  @Test("As JSON, the list has the same")
  func listJSON() throws {
    let object = try json(run("list", "--json", "--plugin", Self.plugin).output)
    let styles = try #require(object["styles"] as? [[String: Any]])
    #expect(styles.count == 1)
    #expect(styles[0]["name"] as? String == "fancy")
    #expect(styles[0]["file"] as? String == Self.plugin)
    let options = try #require(styles[0]["options"] as? [[String: Any]])
    #expect(options[0]["name"] as? String == "tint")
    #expect(options[0]["kind"] as? String == "color")
    #expect((styles[0]["plugin"] as? [String: Any])?["id"] as? String == "dev.badge.fancy")
    #expect(object["files"] == nil)
    let all = try json(run("list", "--json", "--all", "--plugin", Self.plugin).output)
    let files = try #require(all["files"] as? [[String: Any]])
    #expect(files[0]["outcome"] as? String == "usable")
    #expect((all["places"] as? [[String: Any]])?.first?["origin"] as? String == "--plugin")
  }

  @Test("Inspecting shows the note, the hash and what the library needs")
  func inspect() throws {
    let output = run("inspect", Self.plugin).output
    func fact(_ name: String) -> String? {
      output.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        .map { $0.dropFirst(name.count).trimmingCharacters(in: .whitespaces) }
    }
    #expect(fact("File") == Self.plugin)
    #expect(fact("Verdict") == "usable")
    #expect(fact("Plugin") == "dev.badge.fancy 1.0.0 (Fancy badge)")
    #expect(output.contains("libStyleAPI.so"))
    #expect(output.contains("tint=COLOR  The colour under the gloss"))
    let sum = Process()
    let pipe = Pipe()
    sum.executableURL = URL(filePath: "/usr/bin/sha256sum")
    sum.arguments = [Self.plugin]
    sum.standardOutput = pipe
    try sum.run()
    let expected = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(fact("SHA-256") == String(decoding: expected.prefix(64), as: UTF8.self))
  }

  @Test("A style is inspected by its name too, and a file by a relative path")
  func inspectByName() throws {
    let byName = run("inspect", "fancy", "--style-path", Self.folder)
    #expect(byName.output.contains(" dev.badge.fancy "))
    var tool = TestTool()
    tool.folder = String(Self.folder.dropLast(Self.folder.hasSuffix("/") ? 1 : 0))
    #expect(tool.run("style", "inspect", "libFancyBadge.so").output.contains(" dev.badge.fancy "))
    #expect(tool.run("style", "inspect", "./libFancyBadge.so").code == 0)
    let wrong = run("inspect", "fanci", "--style-path", Self.folder)
    #expect(wrong.code == 69)
    #expect(wrong.problem.contains("did you mean 'fancy'?"))
  }

  @Test("As JSON, inspecting has the same")
  func inspectJSON() throws {
    let object = try json(run("inspect", "--json", Self.plugin).output)
    #expect(object["isUsable"] as? Bool == true)
    #expect((object["sha256"] as? String)?.count == 64)
    let elf = try #require(object["elf"] as? [String: Any])
    let needed = try #require(elf["needed"] as? [[String: Any]])
    #expect(needed.contains { $0["name"] as? String == "libStyleAPI.so" })
    #expect((object["styles"] as? [[String: Any]])?.first?["name"] as? String == "fancy")
  }

  @Test(
    "What is no plugin is refused with the reason",
    arguments: [
      ("libStyleAPI.so", "it has no note"), ("badge", "this is a program, not a shared library"),
    ]
  )
  func notPlugins(name: String, reason: String) {
    let path = BuiltTool.products.appending(path: name).path(percentEncoded: false)
    let result = run("inspect", path)
    #expect(result.code == 69)
    #expect(result.problem.contains(reason), "\(result.problem)")
  }

  @Test("A plugin that this host refuses is described with the verdict")
  func refused() throws {
    let folder = try TestFolder()
    var bytes = try Data(contentsOf: URL(filePath: Self.plugin))
    // The name of the entry in the symbol table; the note does not have it.
    let entry = Data("badge_style_entry_1\0".utf8)
    while let range = bytes.range(of: entry) {
      bytes.replaceSubrange(range, with: Data("badge_style_entry_X\0".utf8))
    }
    try bytes.write(to: folder.url.appending(path: "other.so"))
    let result = run("inspect", folder.path("other.so"))
    #expect(result.code == 0)
    #expect(result.output.contains("refused: the plugin does not export its entry"))
    #expect(result.output.contains("dev.badge.fancy"))
  }
}
