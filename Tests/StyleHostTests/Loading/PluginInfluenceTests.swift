import Foundation
import StyleAPI
import Testing

@testable import StyleHost

@Suite("What loading a plugin does")
struct PluginInfluenceTests {
  private static let constructor = """
    static int ran;
    __attribute__((constructor)) static void look_around(void) { ran++; }
    __attribute__((constructor)) static void frame_dummy(void) { ran++; }
    __attribute__((constructor)) static void another(void) { ran++; }
    int badge_style_entry_1(void *registrar) { return ran; }
    """

  @Test("is told from the file, by the names of the functions that run")
  func constructors() throws {
    let url = try library("named", code: Self.constructor)
    #expect(Set(try functions(url)) == ["look_around", "another"])
    #expect(
      throws: StyleLoadingError.runsCodeWhenLoaded(
        file: url.path,
        functions: ["look_around", "another"]
      )
    ) { try PluginImage.load(file: url.path) }

    // Without names, and without the relocations' help, their number is left.
    let stripped = try library("stripped", code: Self.constructor, arguments: ["-Wl,-s"])
    #expect(try functions(stripped) == ["1 without a name"])
  }

  @Test("is told of functions that run beside the table of constructors, and while it is linked")
  func otherFunctions() throws {
    let start = """
      void look_around(void) {}
      int badge_style_entry_1(void *registrar) { return 0; }
      """
    let url = try library("init", code: start, arguments: ["-Wl,-init=look_around"])
    #expect(try functions(url) == ["look_around"])
    #expect(throws: StyleLoadingError.self) { try PluginImage.load(file: url.path) }
    let stripped = try library(
      "stripped",
      code: start.replacing("void look", with: "__attribute__((visibility(\"hidden\"))) void look"),
      arguments: ["-Wl,-init=look_around,-s"]
    )
    #expect(try functions(stripped) == ["1 without a name"])

    for visibility in ["hidden", "default"] {
      let code = """
        static int one(void) { return 1; }
        static int (*choose(void))(void) { return one; }
        __attribute__((ifunc("choose"), visibility("\(visibility)"))) int chosen(void);
        int badge_style_entry_1(void *registrar) { return chosen() - 1; }
        """
      let url = try library(visibility, code: code)
      #expect(try functions(url) == ["choose"])
      #expect(
        throws: StyleLoadingError.runsCodeWhenLoaded(file: url.path, functions: ["choose"])
      ) { try PluginImage.load(file: url.path) }
    }
  }

  @Test("is told of functions that have lost their names among others that have theirs")
  func partlyStripped() throws {
    let more = "__attribute__((constructor)) static void listen(void) { ran++; }"
    let url = try library("partly", code: Self.constructor + more)
    let names = ["--strip-symbol=look_around", "--strip-symbol=listen"]
    try PluginWorkshop.run(PluginWorkshop.tool("llvm-objcopy"), names + [url.path])
    // One of the two may be a usual one, of which there are two.
    #expect(try functions(url) == ["another", "1 without a name"])
  }

  @Test("is nothing for a plugin in Swift")
  func swift() throws {
    let url = try PluginWorkshop.swiftPlugin.get()
    let file = try PluginFile(path: url.path)
    let dynamic = try file.dynamicSection()
    #expect(file.extraInitializers(dynamic) == [])
    #expect(file.foreignConformances(dynamic) == [])
    let names = try file.image.initializers(dynamic).map(\.name)
    #expect(names == ["_init", "frame_dummy", "_ZL23swift_image_constructorv"])
  }

  @Test("is to change the types of others, if it has conformances of theirs to protocols of others")
  func conformances() throws {
    let code = """
      int error __asm__("$s8StyleAPI4TextVs5Error4TallMc") = 1;
      int own __asm__("$s8StyleAPI4TextV4Tall4WideACMc") = 1;
      int badge_style_entry_1(void *r) { return 0; }
      """
    let url = try library("conformance", code: code)
    let conformances = ["StyleAPI.Text : Swift.Error"]
    let file = try PluginFile(path: url.path)
    #expect(file.foreignConformances(try file.dynamicSection()) == conformances)
    #expect(throws: StyleLoadingError.foreignConformances(file: url.path, conformances)) {
      try PluginImage.load(file: url.path)
    }
  }

  @Test("is told in readable names, unless one could be endless")
  func endlessNames() throws {
    // A function of P<P<P<…>, P<…>>, P<…>>, 24 times within one another: 300 MB to read.
    let bomb =
      "$s8StyleAPI1fyyAA1PVy" + String(repeating: "ADy", count: 23)
      + "S2iGAEGAFGAGGAHGAIGAJGAKGALGAMGANGAOGAPGAQGARGASGATGAUGAVGAWGAXGAYGAZGA_GF"
    #expect(Demangler.demangle(bomb) == bomb)
    let many = "$s8StyleAPI1fyyAA1PVyS2iG_A99EtF"
    #expect(Demangler.demangle(many) == many)
    let name = "$s8StyleAPI4TextV4boldACyF"
    #expect(Demangler.demangle(name) == "StyleAPI.Text.bold() -> StyleAPI.Text")
    let names = Array(repeating: name, count: 5000)
    let texts = Demangler.demangle(names)
    #expect(texts.first == "StyleAPI.Text.bold() -> StyleAPI.Text" && texts.last == name)

    let code = "int own __asm__(\"\(bomb)Mc\") = 1; int badge_style_entry_1(void *r) { return 0; }"
    let url = try library("endless", code: code)
    #expect(throws: StyleLoadingError.foreignConformances(file: url.path, [bomb + "Mc"])) {
      try PluginImage.load(file: url.path)
    }
    let missing = try library(
      "missing",
      code: "extern int f __asm__(\"\(bomb)\"); int badge_style_entry_1(void *r) { return f; }",
      arguments: ["-Wl,--unresolved-symbols=ignore-all"]
    )
    #expect(throws: StyleLoadingError.self) { try PluginImage.load(file: missing.path) }
  }

  @Test(
    "is read from the demangled name of a conformance",
    arguments: [
      (
        "protocol conformance descriptor for StyleAPI.Text : Swift.Error in Tall",
        "StyleAPI.Text : Swift.Error"
      ),
      ("protocol conformance descriptor for StyleAPI.Text : Tall.Wide in Tall", nil),
      (
        "protocol conformance descriptor for StyleAPI.Text : Tallest.Wide in Tall",
        "StyleAPI.Text : Tallest.Wide"
      ),
      (
        "protocol conformance descriptor for <A where A: Swift.Hashable> StyleAPI.Box<A> : Swift.Equatable in Tall",
        "<A where A: Swift.Hashable> StyleAPI.Box<A> : Swift.Equatable"
      ),
      ("nominal type descriptor for StyleAPI.Text", nil),
      ("protocol conformance descriptor for ", nil),
    ] as [(String, String?)]
  )
  func names(_ text: String, _ conformance: String?) {
    #expect(PluginFile.foreignConformance(text) == conformance)
  }

  @Test("needs libraries that are there, or is told where they were looked for")
  func libraries() throws {
    let deep = try library("libnear", code: "int deep = 1;")
    let folder = deep.deletingLastPathComponent()
    let url = folder.appendingPathComponent("needy.so")
    try PluginWorkshop.library(
      url,
      note: PluginWorkshop.note("s"),
      code: "extern int deep; int badge_style_entry_1(void *r) { return deep - 1; }",
      arguments: ["-L\(folder.path)", "-lnear", "-Wl,-rpath,$ORIGIN:/opt/none"]
    )
    // Beside the file it is found, but a copy in memory has no folder.
    #expect(throws: Never.self) { try PluginImage.load(file: url.path) }
    let dynamic = try PluginFile(path: url.path).dynamicSection()
    let folders = LibrarySearch(plugin: nil, dynamic: dynamic).folders
    #expect(folders.dropFirst().first == "/opt/none")
    let copy = folder.appendingPathComponent("copy.so")
    let other = try library("libother", code: "int deep = 1;")
    try PluginWorkshop.library(
      copy,
      note: PluginWorkshop.note("s"),
      code: "extern int deep; int badge_style_entry_1(void *r) { return deep - 1; }",
      arguments: ["-L\(other.deletingLastPathComponent().path)", "-lother", "-Wl,-rpath,$ORIGIN"]
    )
    let search = LibrarySearch(
      plugin: nil,
      dynamic: try PluginFile(path: copy.path).dynamicSection()
    )
    #expect(
      throws: StyleLoadingError.missingLibrary(
        file: copy.path,
        library: "libother.so",
        searched: search.folders
      )
    ) {
      let file = try PluginFile(path: copy.path)
      try file.checkLibraries(file.dynamicSection(), resolved: nil)
    }
  }

  private func functions(_ url: URL) throws -> [String] {
    let file = try PluginFile(path: url.path)
    return file.extraInitializers(try file.dynamicSection())
  }

  private func library(
    _ name: String,
    code: String,
    arguments: [String] = []
  ) throws -> URL {
    let url = try PluginWorkshop.newFolder("influence").appendingPathComponent("\(name).so")
    try PluginWorkshop.library(
      url,
      note: PluginWorkshop.note("s"),
      code: code,
      arguments: arguments
    )
    return url
  }
}
