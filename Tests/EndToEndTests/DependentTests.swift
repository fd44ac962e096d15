import Foundation
import TestSupport
import Testing

/// Packages elsewhere that depend on ours, each built once.
///
/// One after the other: every build takes all processors anyway.
@Suite("A package that depends on ours", .serialized)
struct DependentTests {
  @Test("by a URL and a version has one StyleAPI, and badge draws with its plugin")
  func byURL() async throws {
    let package = try DependentPackage()
    defer { package.scratch.remove() }
    try package.makeRepository()
    try await walk("README.md", in: package)
    try package.commit(package.folder)

    try package.addProbes(styleAPI: "badge")
    let tests = try await package.swift(["test"])
    #expect(tests.output.contains("Test oneCopyOfStyleAPI() passed"))
    try expectOneCopy(in: package)
  }

  @Test("by its path has one StyleAPI, and badge draws with its plugin")
  func byPath() async throws {
    let package = try DependentPackage()
    defer { package.scratch.remove() }
    try package.copyExample()
    try package.addProbes(styleAPI: "StyleAPI")
    let tests = try await package.swift(["test"])
    #expect(tests.output.contains("Test oneCopyOfStyleAPI() passed"))
    #expect(tests.output.contains("Test passingBuild() passed"))
    try expectOneCopy(in: package)

    let plugin = package.library("OutlineStyle")
    let drawing = try BuiltProducts.badge(
      ["render", "build", "passing", "--style", "outline", "--format", "text"],
      environment: ["BADGE_STYLE_PATH": plugin.deletingLastPathComponent().plainPath],
      folder: package.scratch.url
    ).run().requireSuccess()
    #expect(drawing.output == "(build passing)\n")
  }

  /// Follows a document of ours in a package.
  private func walk(_ document: String, in package: DependentPackage) async throws {
    let file = BuiltProducts.repository.appending(path: document)
    let text = try String(contentsOf: file, encoding: .utf8)
    let walk = DocumentWalk(
      name: document,
      blocks: MarkdownBlock.blocks(in: text),
      folder: package.folder,
      environment: package.environment
    )
    for mismatch in try await walk.run() { Issue.record("\(mismatch)") }
  }

  /// Lets `badge` load the package's probe, which must see badge's StyleAPI and no other.
  private func expectOneCopy(in package: DependentPackage) throws {
    let library = BuiltProducts.folder.appending(path: "libStyleAPI.so").plainPath
    let report = try Probe.report(of: package.library("ProbeStyle"), in: package.scratch)
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
