import Foundation
import Synchronization
import TestSupport
import Testing

/// Packages elsewhere that depend on ours, each built once.
///
/// One after the other: every build takes all processors anyway, and the article's package takes the
/// place of the README's.
@Suite("A package that depends on ours", .serialized)
struct DependentTests {
  /// The package that README.md makes, which depends on ours by a URL and a version.
  private static let readme = Task {
    let package = try DependentPackage()
    removeAtExit(package.scratch.url)
    try package.makeRepository()
    let mismatches = try await walk("README.md", in: package)
    return (package: package, mismatches: mismatches)
  }

  @Test("comes about as the README says, from top to bottom")
  func readme() async throws {
    for mismatch in try await Self.readme.value.mismatches { Issue.record("\(mismatch)") }
  }

  @Test("by a URL and a version has one StyleAPI and our styles, and badge draws with its plugin")
  func byURL() async throws {
    let package = try await Self.readme.value.package
    try package.commit(package.folder)
    try package.addTests(styleAPI: "badge")
    try await expectTests(in: package)
    try expectOneCopy(in: package)
    try expectDrawing(with: package)
  }

  @Test("comes about as the article on writing a style says")
  func article() async throws {
    let package = try await Self.readme.value.package
    // What was built of the dependency serves for this package too.
    try package.removeSources()
    let article = "Sources/StyleAPI/StyleAPI.docc/writing-a-style.md"
    for mismatch in try await Self.walk(article, in: package) { Issue.record("\(mismatch)") }
  }

  @Test("by its path has one StyleAPI and our styles, and badge draws with its plugin")
  func byPath() async throws {
    let package = try DependentPackage()
    defer { package.scratch.remove() }
    try package.copyExample()
    try package.addTests(
      styleAPI: "StyleAPI",
      modules: ["StyleHost", "DefaultBadge", "FancyBadge"]
    )
    try await expectTests(in: package)
    try expectOneCopy(in: package)
    try expectDrawing(with: package)
  }

  /// Runs the package's tests, and makes sure that ours are among them.
  private func expectTests(in package: DependentPackage) async throws {
    let tests = try await package.swift(["test"])
    for test in ["oneCopyOfStyleAPI", "passingBuild", "bundledStyles", "someAndAny"] {
      #expect(tests.output.contains("Test \(test)() passed"))
    }
  }

  /// Lets `badge` draw with the package's style.
  private func expectDrawing(with package: DependentPackage) throws {
    let plugin = package.library("OutlineStyle")
    let drawing = try BuiltProducts.badge(
      [
        "render", "build", "passing", "--style", "outline", "--format", "svg",
        "--plugin", plugin.plainPath,
      ],
      folder: package.scratch.url
    ).run().requireSuccess()
    #expect(drawing.output.contains("rx=\"9.5\" fill=\"none\" stroke=\"#007ec6\"/>"))
  }

  /// Follows a document of ours in a package.
  private static func walk(
    _ document: String,
    in package: DependentPackage
  ) async throws -> [DocumentWalk.Mismatch] {
    let file = BuiltProducts.repository.appending(path: document)
    return try await DocumentWalk(
      name: document,
      blocks: MarkdownBlock.blocks(in: String(contentsOf: file, encoding: .utf8)),
      folder: package.folder,
      environment: package.environment
    ).run()
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

/// Removes a folder when this process exits.
func removeAtExit(_ folder: URL) {
  leftovers.withLock { $0.append(folder) }
  atexit {
    for folder in leftovers.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
  }
}

private let leftovers = Mutex<[URL]>([])
