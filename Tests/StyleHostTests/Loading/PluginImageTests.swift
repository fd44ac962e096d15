import Foundation
import StyleAPI
import Testing

@testable import StyleHost

@Suite("Loading a plugin")
struct PluginImageTests {
  private let folder: URL

  init() throws {
    folder = try PluginWorkshop.newFolder("loading")
  }

  @Test("calls its entry with the registrar")
  func entry() throws {
    let plugin = try PluginWorkshop.swiftPlugin.get()
    let image = try PluginImage.load(file: plugin.path)
    #expect(image.note == PluginWorkshop.declaredNote)
    var answer: UInt64 = 0
    try image.callEntry(&answer)
    #expect(answer == 42)
    try image.checkRegistered(["taller", "tall"])
    #expect(
      throws: StyleLoadingError.registrationDiffers(
        file: plugin.path,
        missing: ["taller"],
        undeclared: ["wide"]
      )
    ) { try image.checkRegistered(["tall", "wide"]) }
  }

  @Test("happens once for a file, whatever path leads to it")
  func once() throws {
    let url = try plugin(
      "once",
      code: "int n; int badge_style_entry_1(int *r) { *r = ++n; return 0; }"
    )
    symlink(url.path, path("alias"))
    var calls: Int32 = 0
    try PluginImage.load(file: url.path).callEntry(&calls)
    try PluginImage.load(file: path("alias")).callEntry(&calls)
    #expect(calls == 2)
  }

  @Test("leaves it there for good, since taking it out again would crash later casts")
  func stays() throws {
    let url = try plugin("stays")
    _ = try PluginImage.load(file: url.path)
    let handle = try #require(dlopen(url.path, RTLD_LAZY | RTLD_NOLOAD))
    // Both references are given back: the loader's own flag keeps the image.
    dlclose(handle)
    dlclose(handle)
    #expect(dlopen(url.path, RTLD_LAZY | RTLD_NOLOAD) != nil)
  }

  @Test("runs nothing of a file that is refused")
  func nothingRuns() throws {
    let flag = folder.appendingPathComponent("ran").path
    var note = PluginWorkshop.note("s")
    note.build.compiler = SwiftVersion(rawValue: 0x050900)
    let url = try plugin(
      "constructor",
      note: note,
      code: """
        int creat(const char *, unsigned);
        __attribute__((constructor)) static void run(void) { creat("\(flag)", 0600); }
        int badge_style_entry_1(void *r) { return 0; }
        """
    )
    #expect(
      throws: StyleLoadingError.wrongToolchain(
        file: url.path,
        plugin: note.build.compiler,
        host: .current
      )
    ) { try PluginImage.load(file: url.path) }
    #expect(!FileManager.default.fileExists(atPath: flag))
  }

  @Test("refuses what does not fit this host, with both values")
  func requirements() throws {
    var note = PluginWorkshop.note("s")
    let other: StyleFlavor = StyleFlavor.current == .sdk ? .source : .sdk
    note.build.flavor = other
    let flavor = try plugin("flavor", note: note).path
    #expect(
      throws: StyleLoadingError.wrongFlavor(file: flavor, plugin: other, host: .current)
    ) { try PluginImage.load(file: flavor) }

    note = PluginWorkshop.note("s")
    note.apiBuilt = StyleAPIVersion(major: 2, minor: 3)
    note.apiNeeded = StyleAPIVersion(major: 2, minor: 1)
    let api = try plugin("api", note: note).path
    #expect(
      throws: StyleLoadingError.wrongAPIVersion(
        file: api,
        needed: note.apiNeeded,
        built: note.apiBuilt,
        host: .current
      )
    ) { try PluginImage.load(file: api) }

    // All that differs is told at once.
    note.build.flavor = other
    note.build.compiler = SwiftVersion(rawValue: 0x050900)
    let all = try plugin("all", note: note).path
    #expect(
      throws: StyleLoadingError.incompatible(
        file: all,
        [
          .wrongAPIVersion(
            file: all,
            needed: note.apiNeeded,
            built: note.apiBuilt,
            host: .current
          ),
          .wrongFlavor(file: all, plugin: other, host: .current),
          .wrongToolchain(file: all, plugin: note.build.compiler, host: .current),
        ]
      )
    ) { try PluginImage.load(file: all) }
    note.build = StyleNote.Build()

    // Built for a later minor version, but in need of none of it.
    note.apiBuilt = StyleAPIVersion(major: 1, minor: 9)
    note.apiNeeded = StyleAPIVersion(major: 1, minor: 0)
    #expect(throws: Never.self) { try PluginImage.load(file: plugin("newer", note: note).path) }
  }

  @Test("refuses a plugin with a StyleAPI of its own")
  func secondStyleAPI() throws {
    let url = try plugin(
      "second",
      code: """
        int version __asm__("$s8StyleAPI0A10APIVersionVMn") = 1;
        int badge_style_entry_1(void *r) { return 0; }
        """
    )
    #expect(
      throws: StyleLoadingError.secondStyleAPI(
        file: url.path,
        symbol: "nominal type descriptor for StyleAPI.StyleAPIVersion"
      )
    ) { try PluginImage.load(file: url.path) }
  }

  @Test("names the declarations that StyleAPI does not have")
  func missingSymbols() throws {
    let code = """
      extern int version __asm__("$s8StyleAPI0A10APIVersionVMn");
      extern int later __asm__("$s8StyleAPI0A10APIVersionV5laterSivg");
      extern __attribute__((weak)) int perhaps __asm__("$s8StyleAPI0A10APIVersionV7perhapsSivg");
      int badge_style_entry_1(void *r) { return version + later + perhaps; }
      """
    let url = try plugin("symbols", code: code)
    #expect(
      throws: StyleLoadingError.missingSymbols(
        file: url.path,
        ["StyleAPI.StyleAPIVersion.later.getter : Swift.Int"]
      )
    ) { try PluginImage.load(file: url.path) }

    // What a later version has is said to be there.
    var note = PluginWorkshop.note("s")
    note.apiBuilt = StyleAPIVersion(major: 1, minor: 9)
    note.apiNeeded = StyleAPIVersion(major: 1, minor: 0)
    let newer = try plugin("later", note: note, code: code)
    #expect(
      throws: StyleLoadingError.missingSymbols(
        file: newer.path,
        ["StyleAPI.StyleAPIVersion.later.getter : Swift.Int"],
        builtFor: note.apiBuilt
      )
    ) { try PluginImage.load(file: newer.path) }

    let other = try plugin(
      "others",
      code: "extern int nobody; int badge_style_entry_1(void *r) { return nobody; }"
    )
    #expect(throws: StyleLoadingError.missingSymbols(file: other.path, ["nobody"])) {
      try PluginImage.load(file: other.path)
    }
  }

  @Test("names the library that is missing, and the folders that were searched")
  func missingLibrary() throws {
    let library = folder.appendingPathComponent("libdeep.so")
    try PluginWorkshop.library(library, code: "int deep = 1;")
    let url = try plugin(
      "needy",
      code: "extern int deep; int badge_style_entry_1(void *r) { return deep - 1; }",
      arguments: ["-L\(folder.path)", "-ldeep", "-Wl,-rpath,$ORIGIN/lib:/opt/none"]
    )
    let dynamic = try PluginFile(path: url.path).dynamicSection()
    let search = LibrarySearch(plugin: url.path, dynamic: dynamic)
    let own = try #require(SwiftRuntime.folder)
    #expect(search.folders.starts(with: [own, path("lib", suffix: ""), "/opt/none"]))
    #expect(search.folders.contains("/usr/lib"))
    #expect(search.find("libdeep.so") == .missing)
    #expect(search.find("libStyleAPI.so") == .loaded)
    let resolved = folder.resolvingSymlinksInPath().appendingPathComponent("needy.so").path
    let folders = LibrarySearch(plugin: resolved, dynamic: dynamic).folders
    #expect(
      throws: StyleLoadingError.missingLibrary(
        file: url.path,
        library: "libdeep.so",
        searched: folders
      )
    ) { try PluginImage.load(file: url.path) }

    // In a folder that has the library where the plugin looks for it, the same file loads.
    // (In the old one it would not: glibc remembers which folders were not there.)
    let whole = try PluginWorkshop.newFolder("whole")
    let lib = whole.appendingPathComponent("lib")
    try FileManager.default.createDirectory(at: lib, withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: library, to: lib.appendingPathComponent("libdeep.so"))
    let copy = whole.appendingPathComponent("needy.so")
    try FileManager.default.copyItem(at: url, to: copy)
    #expect(
      LibrarySearch(plugin: copy.path, dynamic: dynamic).find("libdeep.so")
        == .file(lib.appendingPathComponent("libdeep.so").path)
    )
    #expect(throws: Never.self) { try PluginImage.load(file: copy.path) }
  }

  @Test("refuses a plugin without the entry")
  func missingEntry() throws {
    let url = try plugin("entry", code: "int badge_style_entry(void *r) { return 0; }")
    #expect(
      throws: StyleLoadingError.missingEntry(
        file: url.path,
        entry: "badge_style_entry_1",
        similar: "badge_style_entry"
      )
    ) { try PluginImage.load(file: url.path) }
    let none = try plugin("none", code: "int entry(void *r) { return 0; }")
    #expect(
      throws: StyleLoadingError.missingEntry(file: none.path, entry: "badge_style_entry_1")
    ) { try PluginImage.load(file: none.path) }
  }

  @Test("passes on what the entry reports", arguments: [1, 2, -7] as [Int32])
  func entryCodes(_ code: Int32) throws {
    let url = try plugin(
      "code\(code)",
      code: "int badge_style_entry_1(void *r) { return \(code); }"
    )
    let image = try PluginImage.load(file: url.path)
    let error: StyleLoadingError =
      code == 2 ? .registrarMismatch(file: url.path) : .entryFailed(file: url.path, code: code)
    var registrar = 0
    #expect(throws: error) { try image.callEntry(&registrar) }
  }

  @Test("refuses what is not a plugin, without waiting or crashing")
  func notPlugins() throws {
    let half = folder.appendingPathComponent("half.so")
    let whole = try Data(contentsOf: PluginWorkshop.swiftPlugin.get())
    try whole.prefix(3000).write(to: half)
    let text = folder.appendingPathComponent("text.so")
    try Data("hello\n".utf8).write(to: text)
    #expect(mkfifo(path("fifo"), 0o600) == 0)
    symlink("/dev/null", path("null"))
    symlink("loop.so", path("loop"))
    let end = try ELFImage(ELFBytes([UInt8](whole))).segments.first { $0.kind == .load }
    let expected: [(String, StyleLoadingError)] = [
      (
        half.path,
        .truncated(file: half.path, part: "segment 0", end: end?.fileSize ?? 0, size: 3000)
      ),
      (text.path, .notELF(file: text.path, .text)),
      (path("fifo"), .notRegularFile(file: path("fifo"), .fifo)),
      (path("null"), .notRegularFile(file: path("null"), .device)),
      (folder.path, .notRegularFile(file: folder.path, .folder)),
      (path("loop"), .unreadable(file: path("loop"), errno: ELOOP)),
      (path("nowhere"), .missingFile(file: path("nowhere"))),
      (text.path + "/x.so", .missingFile(file: text.path + "/x.so")),
      ("/proc/self/exe", .notSharedLibrary(file: "/proc/self/exe", .program)),
    ]
    for (file, error) in expected {
      #expect(throws: error) { try PluginImage.load(file: file) }
    }
  }

  @Test("says that a file cannot be read", .enabled(if: geteuid() != 0, "root reads everything"))
  func unreadable() throws {
    let url = try plugin("secret")
    chmod(url.path, 0)
    #expect(throws: StyleLoadingError.unreadable(file: url.path, errno: EACCES)) {
      try PluginImage.load(file: url.path)
    }
  }

  @Test("refuses another file at a path that was loaded before")
  func replaced() throws {
    let url = try plugin("again")
    _ = try PluginImage.load(file: url.path)
    try FileManager.default.removeItem(at: url)
    _ = try plugin("again", code: "int badge_style_entry_1(void *r) { return 9; }")
    #expect(throws: StyleLoadingError.replaced(file: url.path)) {
      try PluginImage.load(file: url.path)
    }
  }

  @Test("passes on what else the system's loader says")
  func loaderMessage() throws {
    var bytes = [UInt8](try Data(contentsOf: plugin("whole")))
    bytes[7] = 0x55  // the operating system, which only the loader looks at
    let url = folder.appendingPathComponent("broken.so")
    try Data(bytes).write(to: url)
    let error = #expect(throws: StyleLoadingError.self) { try PluginImage.load(file: url.path) }
    guard case .loaderFailed(url.path, let message) = error else {
      Issue.record("\(String(describing: error)) is another error")
      return
    }
    #expect(message.contains("broken.so"))
  }

  private func plugin(
    _ name: String,
    note: StyleNote = PluginWorkshop.note("s"),
    code: String = "int badge_style_entry_1(void *registrar) { return 0; }",
    arguments: [String] = []
  ) throws -> URL {
    let url = folder.appendingPathComponent("\(name).so")
    try PluginWorkshop.library(url, note: note, code: code, arguments: arguments)
    return url
  }

  private func path(_ name: String, suffix: String = ".so") -> String {
    folder.path + "/" + name + suffix
  }
}
