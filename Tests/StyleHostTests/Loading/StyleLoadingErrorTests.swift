import Glibc
import StyleAPI
import Testing

@testable import StyleHost

@Suite("A message about a plugin")
struct StyleLoadingErrorTests {
  private static let file = "/styles/libtall.so"

  @Test(
    "names the file, says what is wrong and what to do",
    arguments: [
      (.missingFile(file: file), ["no such file", "check the path"]),
      (.notRegularFile(file: file, .folder), ["a folder", "--style-path"]),
      (.notRegularFile(file: file, .fifo), ["a named pipe", "name a shared library"]),
      (.unreadable(file: file, errno: EACCES), ["Permission denied", "permissions"]),
      (.notELF(file: file, .nothing), ["empty", "again"]),
      (.notELF(file: file, .text), ["a text file"]),
      (.notELF(file: file, .archive), ["a static library", ".dynamic"]),
      (.notELF(file: file, .other), ["not in ELF format"]),
      (.notSharedLibrary(file: file, .program), ["a program", ".dynamic"]),
      (
        StyleLoadingError(.truncated(.segment(1), end: 5168, size: 3000), file: file),
        ["segment 1 ends at byte 5168 but the file has 3000", "again"]
      ),
      (
        StyleLoadingError(.malformed(.symbols, .address(0x10)), file: file),
        ["the symbol table lies at address 0x10", "again"]
      ),
      (
        .foreignMachine(file: file, plugin: "arm64", host: "x86-64"),
        ["is for arm64", "this machine is x86-64", "build it on this machine"]
      ),
      (.noNote(file: file), ["has no note '.note.badge-style'", "make-style-note"]),
      (.badNote(file: file, .line(3, .noKey)), ["line 3: 'key=value'", "make-style-note"]),
      (
        .wrongFlavor(file: file, plugin: .sdk, host: .source),
        ["for an installed badge", "this is a badge built from source", "'swift build'"]
      ),
      (
        .wrongFlavor(file: file, plugin: .source, host: .sdk),
        [
          "for a badge built from source", "this is an installed badge",
          "'badge style build'",
        ]
      ),
      (
        .wrongAPIVersion(file: file, needed: v(1, 4), built: v(1, 5), host: v(1, 2)),
        ["needs StyleAPI 1.4", "this badge has 1.2", "badge 1.4 or a later 1.x will do"]
      ),
      (
        .wrongAPIVersion(file: file, needed: v(1, 4), built: v(1, 5), host: v(2, 0)),
        ["needs StyleAPI 1.4", "this badge has 2.0", "build it again for StyleAPI 2", "badge 1"]
      ),
      (
        .wrongToolchain(
          file: file,
          plugin: SwiftVersion(rawValue: 0x060203),
          host: SwiftVersion(rawValue: 0x060301)
        ),
        ["with Swift 6.2.3", "this badge with Swift 6.3.1", "toolchain"]
      ),
      (
        .incompatible(
          file: file,
          [
            .wrongAPIVersion(file: file, needed: v(2, 4), built: v(2, 5), host: v(1, 2)),
            .wrongFlavor(file: file, plugin: .source, host: .sdk),
            .wrongToolchain(
              file: file,
              plugin: SwiftVersion(rawValue: 0x060203),
              host: SwiftVersion(rawValue: 0x060301)
            ),
          ]
        ),
        [
          "needs StyleAPI 2.4, and this badge has 1.2; the plugin was built for a badge built from",
          "and this is an installed badge; the plugin was built with Swift 6.2.3, and this badge",
          "; badge 2.4 or a later 2.x will do, build it again with 'badge style build', build it",
        ]
      ),
      (
        .runsCodeWhenLoaded(file: file, functions: ["spy"]),
        ["as soon as it is loaded ('spy')", "leave out '--sandbox never'"]
      ),
      (
        .foreignConformances(file: file, ["StyleAPI.Text : Swift.Error"]),
        ["('StyleAPI.Text : Swift.Error')", "wrap the type in one of your own"]
      ),
      (
        .missingSymbols(file: file, ["a"], builtFor: v(1, 7)),
        ["'a'; StyleAPI 1.7 has it, and this badge has", "badge 1.7 or a later 1.x"]
      ),
      (
        .notTrusted(file: file, .unknown(id: "org.x", hash: "12", isCI: false)),
        [
          "org.x is not trusted yet", "badge style inspect \(file)", "badge style trust \(file)",
        ]
      ),
      (
        .notTrusted(file: file, .changed(id: "org.x", hash: "12", isCI: true)),
        ["bytes have changed", ".badge.json: \"trustedPlugins\": { \"org.x\": \"12\" }"]
      ),
      (.notTrusted(file: file, .declined), ["was not trusted", "badge style trust \(file)"]),
      (
        .notTrusted(file: file, .quarantined(style: nil, runs: 2, reason: "it crashed")),
        ["failed in 2 runs, the last time because it crashed", "badge style retry \(file)"]
      ),
      (
        .notTrusted(file: file, .quarantined(style: "neon", runs: 2, reason: "it crashed")),
        ["the style 'neon' is not tried any more"]
      ),
      (.notTrusted(file: file, .pluginsOff), ["--no-plugins", "BADGE_STYLE_SAFE"]),
      (
        .otherStyleAPI(file: file, plugin: "01", host: "23"),
        ["other sources of StyleAPI (fingerprint 01) than this badge (23)", "build it again with"]
      ),
      (.secondStyleAPI(file: file, symbol: "x"), ["of its own", "(x)", "the dynamic product"]),
      (
        .missingLibrary(file: file, library: "libx.so", searched: ["/a", "/b"]),
        [
          "needs libx.so", "/a, /b; install it in one of them, or leave out", "$ORIGIN",
          "with '--sandbox never' only",
        ]
      ),
      (
        .missingSymbols(file: file, ["a", "b", "c", "d", "e", "f", "g"]),
        ["'a', 'b', 'c', 'd', 'e' and 2 more", "build it against this badge"]
      ),
      (.missingEntry(file: file, entry: "e_1"), ["'e_1'; declare", "@c(e_1) public func"]),
      (
        .missingEntry(file: file, entry: "e_1", similar: "e"), ["its entry 'e_1', but 'e'; declare"]
      ),
      (.loaderFailed(file: file, message: "no."), ["the system's loader refuses", "no."]),
      (.changed(file: file), ["changed", "try again"]),
      (.replaced(file: file), ["loaded before", "start badge again"]),
      (.registrarMismatch(file: file), ["another StyleAPI", "the dynamic product"]),
      (.entryFailed(file: file, code: 7), ["returned 7", "author"]),
      (
        .registrationDiffers(file: file, missing: ["a"], undeclared: ["b"]),
        ["declares 'a', which it does not register, and it registers 'b'", "style.note"]
      ),
      (
        .optionsRefused(file: file, style: "tall", message: "pad: 'x' is no number"),
        ["style 'tall' does not take its options: pad: 'x' is no number"]
      ),
    ] as [(StyleLoadingError, [String])]
  )
  func messages(_ error: StyleLoadingError, _ parts: [String]) {
    #expect(error.file == Self.file)
    #expect(error.description.hasPrefix(Self.file + ": "))
    for part in parts { #expect(error.description.contains(part), "\(error)") }
  }

  @Test("says of a file whose name was no UTF-8 that this is why it is not found")
  func strangeName() {
    let error = StyleLoadingError.missingFile(file: "/styles/lib\u{FFFD}.so")
    #expect(error.description == "/styles/lib\u{FFFD}.so: its name is not UTF-8; rename it")
  }

  @Test(
    "suggests names for a style that is not there",
    arguments: [
      ([], [], "there is no style 'fanci'; 'badge style list' shows all styles"),
      (
        ["fancy"], [],
        "there is no style 'fanci'; did you mean 'fancy'? 'badge style list' shows all styles"
      ),
      (
        [], ["/a.so"],
        "there is no style 'fanci'; 'badge style list' shows all styles, and why /a.so cannot be used"
      ),
      (
        [], ["/a.so", "/b.so"],
        "there is no style 'fanci'; 'badge style list' shows all styles, and why 2 files cannot be used"
      ),
    ]
  )
  func unknownStyle(_ nearest: [String], _ refused: [String], _ message: String) {
    let error = StyleLoadingError.unknownStyle(name: "fanci", nearest: nearest, refused: refused)
    #expect(error.description == message)
    #expect(error.file == nil)
  }

  @Test(
    "says what an option takes, with bounds as an author writes them",
    arguments: [
      (.number(), "a number"), (.number(minimum: 0, maximum: 24), "a number from 0 to 24"),
      (.number(minimum: 0.5), "a number of at least 0.5"),
      (.number(maximum: 100), "a number of at most 100"),
      (.integer(minimum: -1, maximum: 10), "a whole number from -1 to 10"),
    ] as [(StyleNote.Option.Kind, String)]
  )
  func expectation(_ kind: StyleNote.Option.Kind, _ text: String) {
    #expect(kind.expectation == text)
  }

  @Test(
    "says which previews there are",
    arguments: [
      ([], nil, [], "no plugin that was found has any: name one that has with --plugin"),
      (["a", "b"], nil, [], "there is 'a', 'b'"),
      (["fancy"], "fancy", [], "did you mean 'fancy'?"),
      (["a"], nil, ["/x.so"], "there is 'a'; 'badge style list' shows why /x.so cannot be used"),
      (
        ["a"], nil, ["/x.so", "/y.so"],
        "there is 'a'; 'badge style list' shows why 2 files cannot be used"
      ),
    ] as [([String], String?, [String], String)]
  )
  func unknownPreview(_ names: [String], nearest: String?, refused: [String], message: String) {
    let error = StyleLoadingError.unknownPreview(
      name: "fanci",
      nearest: nearest,
      previews: names,
      refused: refused
    )
    #expect(error.description == "there is no preview 'fanci'; " + message)
    #expect(error.file == nil)
  }

  @Test("recognises what the system's loader says")
  func loader() {
    let library = LoaderMessage(
      "libx.so.1: cannot open shared object file: No such file or directory"
    )
    #expect(library.missingLibrary == "libx.so.1")
    #expect(library.undefinedSymbol == nil)
    let symbol = LoaderMessage("/a b/c.so: undefined symbol: $s1XN, version V")
    #expect(symbol.undefinedSymbol == "$s1XN")
    #expect(symbol.missingLibrary == nil)
    #expect(LoaderMessage("undefined symbol: ").undefinedSymbol == nil)
  }

  @Test("belongs to exit code 69")
  func exitCode() {
    #expect(StyleLoadingError.exitCode == EX_UNAVAILABLE)
  }

  private static func v(_ major: UInt16, _ minor: UInt16) -> StyleAPIVersion {
    StyleAPIVersion(major: major, minor: minor)
  }
}
