package import Foundation

extension URL {
  /// The path as programs take it: without percent signs, and without a slash at the end.
  package var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
