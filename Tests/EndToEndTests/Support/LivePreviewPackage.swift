import Foundation
import TestSupport

/// A package of a plugin whose previews live, and do what previews must not do.
struct LivePreviewPackage {
  /// The package's folder.
  let folder: URL

  /// Variables that its manifest asks for.
  static var environment: [String: String?] {
    [
      "BADGE_MODULES": .some(BuiltProducts.modules.plainPath),
      "BADGE_LIBRARIES": .some(BuiltProducts.folder.plainPath),
    ]
  }

  /// The plugin, once it is built.
  var plugin: URL { folder.appending(path: ".build/debug/libLivePreviews.so") }

  /// A source of it.
  func source(_ name: String) -> URL {
    folder.appending(path: "Sources/LivePreviews/\(name).swift")
  }

  /// Copies the package into a folder and builds it.
  init(in scratch: URL) throws {
    folder = scratch.appending(path: "LivePreviews")
    let fixture = BuiltProducts.repository
      .appending(path: "Tests/EndToEndTests/Fixtures/LivePreviews")
    try FileManager.default.copyItem(at: fixture, to: folder)
    let script = BuiltProducts.repository.appending(path: "Scripts/make-style-note")
    try ChildProcess(
      script.plainPath,
      [folder.appending(path: "Sources/LivePreviews").plainPath]
    ).run().requireSuccess()
    try ChildProcess(
      "swift",
      ["build"],
      environment: Self.environment,
      folder: folder,
      timeLimit: .seconds(600)
    ).run().requireSuccess()
  }

  /// The package, built once for all tests that leave it as it is, and removed at the end.
  static let shared = Result { () throws -> LivePreviewPackage in
    let folder = try TemporaryFolder("badge-live-previews")
    kept = folder.url
    atexit { LivePreviewPackage.kept.map { try? FileManager.default.removeItem(at: $0) } }
    return try LivePreviewPackage(in: folder.url)
  }

  nonisolated(unsafe) private static var kept: URL?
}
