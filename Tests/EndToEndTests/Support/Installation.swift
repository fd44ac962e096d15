import Foundation
import TestSupport

/// `badge` and the SDK, as `Scripts/install` installs them.
struct Installation {
  /// A folder of this installation's own.
  let scratch: TemporaryFolder
  /// Where it is installed.
  let prefix: URL

  /// One for all tests that do not change it, removed when this process exits.
  static let shared = Task {
    let installation = try Installation(prefix: "home/.local")
    removeAtExit(installation.scratch.url)
    try await installation.install()
    return installation
  }

  /// A place for an installation, with nothing in it.
  init(prefix: String) throws {
    scratch = try TemporaryFolder("badge-install")
    self.prefix = scratch[prefix]
  }

  /// Runs the script with a prefix and other arguments; the build is shared by all.
  func script(
    _ arguments: [String],
    environment: [String: String?] = [:]
  ) async throws -> ProcessResult {
    try await ChildProcess(
      BuiltProducts.repository.appending(path: "Scripts/install").plainPath,
      arguments,
      environment: environment,
      folder: scratch.url,
      timeLimit: .seconds(3600)
    ).runInBackground()
  }

  /// Installs.
  func install() async throws {
    try await script([prefix.plainPath]).requireSuccess()
  }

  /// A run of the installed tool.
  func badge(_ arguments: [String]) -> ChildProcess {
    ChildProcess(
      prefix.appending(path: "bin/badge").plainPath,
      arguments,
      environment: BuiltProducts.isolation(home: scratch.url),
      folder: scratch.url
    )
  }

  /// The paths of all files below the prefix, in order.
  func files() throws -> [String] {
    let root = prefix.plainPath
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try paths.filter { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: root + "/" + path)
      return attributes[.type] as? FileAttributeType != .typeDirectory
    }.sorted()
  }

  /// Where Swift is, which has the folder `usr` or is it.
  static func toolchain() throws -> URL {
    try URL(filePath: Toolchain.clang()).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
}
