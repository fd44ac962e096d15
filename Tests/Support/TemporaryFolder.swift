package import Foundation

/// A folder for the time of a test.
package struct TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes a new, empty folder.
  package init(_ name: String = "badge-test") throws {
    // Resolved, since a program that runs in it calls it by this name.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "\(name)-\(UUID().uuidString.prefix(8))", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Removes the folder with all that is in it.
  package func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// Calls `body` with a new folder and removes it afterwards.
  package static func with<Value>(
    _ name: String = "badge-test",
    _ body: (TemporaryFolder) async throws -> Value
  ) async throws -> Value {
    let folder = try TemporaryFolder(name)
    defer { folder.remove() }
    return try await body(folder)
  }

  /// Calls `body` with a new folder and removes it afterwards.
  package static func with<Value>(
    _ name: String = "badge-test",
    _ body: (TemporaryFolder) throws -> Value
  ) throws -> Value {
    let folder = try TemporaryFolder(name)
    defer { folder.remove() }
    return try body(folder)
  }

  /// A place below the folder.
  package subscript(path: String) -> URL { url.appending(path: path) }

  /// Writes a file and the folders above it.
  @discardableResult
  package func write(_ text: String, to path: String) throws -> URL {
    let file = self[path]
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
