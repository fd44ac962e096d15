import Foundation
@_spi(Host) import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite("The fingerprint of StyleAPI's sources")
struct PluginFingerprintTests {
  private let script = PluginWorkshop.repository.appending(path: "Scripts/make-fingerprint").path

  @Test("is the one of the sources as they are")
  func upToDate() throws {
    let (code, text) = try PluginWorkshop.status(script, ["--check"])
    #expect(code == 0, "\(text)")
  }

  @Test(
    "is asked for by plugins that were built from source, optimized or not",
    .enabled(if: isPlain)
  )
  func bundled() throws {
    let fingerprint = try #require(StyleAPIVersion.fingerprint)
    for name in ["libDefaultBadge.so", "libFancyBadge.so"] {
      let bytes = try Data(contentsOf: BuiltProducts.folder.appending(path: name))
      #expect(bytes.firstRange(of: Data("29_fingerprint_\(fingerprint)yyF\0".utf8)) != nil)
    }
  }

  @Test("keeps out a plugin that was built against other sources", .enabled(if: isPlain))
  func otherSources() throws {
    let fingerprint = try #require(StyleAPIVersion.fingerprint)
    try TemporaryFolder.with { folder in
      var bytes = try Data(contentsOf: BuiltProducts.folder.appending(path: "libFancyBadge.so"))
      let place = try #require(bytes.firstRange(of: Data("_fingerprint_\(fingerprint)".utf8)))
      let other = "0123456789abcdef"
      bytes.replaceSubrange(place, with: Data("_fingerprint_\(other)".utf8))
      let file = folder["libOther.so"]
      try bytes.write(to: file)
      #expect(
        throws: StyleLoadingError.otherStyleAPI(
          file: file.plainPath,
          plugin: other,
          host: fingerprint
        )
      ) { try PluginImage.load(file: file.plainPath) }
    }
  }

  @Test("finds out a note that lies about the flavour")
  func lyingNote() throws {
    let code = { (symbol: String) in
      """
      extern int symbol __asm__("\(symbol)");
      int badge_style_entry_1(void *r) { return symbol; }
      """
    }
    let folder = try PluginWorkshop.newFolder()
    let (name, found): (String, StyleFlavor) =
      switch StyleFlavor.current {
      case .source: ("$s8StyleAPI0A6PluginO9_registerys5Int32VSv_yAA0A9RegistrarCXEtFZ", .sdk)
      case .sdk: ("$s8StyleAPI29_fingerprint_0123456789abcdefyyF", .source)
      }
    let file = folder.appendingPathComponent("liblie.so")
    try PluginWorkshop.library(file, note: PluginWorkshop.note("s"), code: code(name))
    #expect(
      throws: StyleLoadingError.wrongFlavor(file: file.path, plugin: found, host: .current)
    ) { try PluginImage.load(file: file.path) }
  }

  /// True where layouts are compiled into plugins.
  static var isPlain: Bool { StyleFlavor.current == .source }
}
