import Foundation
import StyleAPI
import StyleHost
import TestSupport
import Testing

/// Proves that there is one StyleAPI in a process, with the build that this bundle belongs to.
///
/// Comparing types is not enough: `type(of:)` is equal within each of two copies. So these tests
/// ask which file the metadata of `StyleRegistrar` lies in.
@Suite("One copy of StyleAPI")
struct OneCopyTests {
  private let library = BuiltProducts.folder.appending(path: "libStyleAPI.so").plainPath

  @Test("is in this test bundle")
  func testBundle() throws {
    let map = try #require(MemoryMap())
    #expect(map.file(holding: StyleRegistrar.self) == library)
    #expect(map.files(named: "libStyleAPI.so") == [library])
  }

  @Test("is in badge and in a plugin that it loads")
  func plugin() throws {
    try TemporaryFolder.with { folder in
      let report = try Probe.report(of: Probe.build(in: folder), in: folder)
      #expect(
        report
          == Probe.Report(
            pluginType: library,
            hostType: library,
            isIdentical: true,
            program: BuiltProducts.badge.plainPath,
            libraries: [library]
          )
      )
    }
  }

  @Test(
    "is linked, not contained, by what we build",
    arguments: ["badge", "libBadgePreview.so", "libDefaultBadge.so", "libFancyBadge.so"]
  )
  func imports(_ product: String) throws {
    let image = try image(of: product)
    let dynamic = try image.dynamicSection()
    #expect(dynamic.needed.contains("libStyleAPI.so"))
    let symbols = try image.symbols(dynamic)
    #expect(!symbols.names(.imported, prefix: Self.prefix).isEmpty)
    let contained = try Self.declarations(in: image)
      .intersection(Self.declarations(in: self.image(of: "libStyleAPI.so")))
    #expect(contained.isEmpty)
  }

  @Test("would be noticed if it were a second one")
  func declarations() throws {
    // Were the names written otherwise, the check above would look for nothing. In the mangled name
    // of StyleRegistrar, "0A" stands for the "Style" of "StyleAPI".
    let declarations = try Self.declarations(in: image(of: "libStyleAPI.so"))
    let (hasClass, hasProtocol) = (
      declarations.contains("$s8StyleAPI0A9RegistrarCMn"),
      declarations.contains("$s8StyleAPI05BadgeA0Mp")
    )
    #expect(hasClass && hasProtocol)
  }

  private static let prefix = "$s8StyleAPI"

  /// The types and protocols of StyleAPI that a file exports.
  private static func declarations(in image: ELFImage) throws -> Set<String> {
    let symbols = try image.symbols(image.dynamicSection())
    return Set(symbols.names(.exported, prefix: prefix, suffixes: ["Mn", "Mp"]))
  }

  private func image(of product: String) throws -> ELFImage {
    let data = try Data(contentsOf: BuiltProducts.folder.appending(path: product))
    return try ELFImage(ELFBytes([UInt8](data)))
  }
}
