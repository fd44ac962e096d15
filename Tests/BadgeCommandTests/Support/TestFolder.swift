import Foundation

/// A folder for the time of a test.
struct TestFolder: ~Copyable {
  let url: URL

  /// Makes a folder with files.
  ///
  /// - Parameter files: Their contents by their paths; folders on the way are made.
  init(_ files: [String: String] = [:]) throws {
    // The path without symbolic links, as programs that run in it will see it.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "badge-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path(percentEncoded: false) }

  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names of everything in the folder, in order.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }
}
