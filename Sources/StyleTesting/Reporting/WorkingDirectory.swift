internal import Glibc

/// The folder in which the tests run, which is the package's with `swift test`.
enum WorkingDirectory {
  /// A path as it is seen from the working directory, or as it is where it lies elsewhere.
  static func relative(_ path: String) -> String {
    guard let buffer = getcwd(nil, 0) else { return path }
    defer { free(buffer) }
    let folder = String(cString: buffer) + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
