/// Paths as text; none of this looks at a file.
package enum StylePath {
  /// Two parts with one `/` between them.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder that a path stands in; nil for `/`.
  package static func parent(of path: String) -> String? {
    let path = normalized(path)
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
      ?? path
  }

  /// An absolute form of a path; nil for a relative one when there is nothing to take it from.
  static func absolute(_ path: String, from folder: String?) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return normalized(path) }
    guard let folder, folder.utf8.first == UInt8(ascii: "/") else { return nil }
    return normalized(join(folder, path))
  }

  /// The path without `.`, empty parts and the last `/`.
  ///
  /// `..` stays, since what it means depends on symbolic links.
  package static func normalized(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    var bytes = [slash]
    bytes.reserveCapacity(path.utf8.count + 1)
    var start = 1
    func endPart(_ bytes: inout [UInt8], _ start: inout Int) {
      if bytes.count == start { return }
      if bytes.count == start + 1, bytes[start] == UInt8(ascii: ".") {
        bytes.removeLast()
      } else {
        bytes.append(slash)
        start = bytes.count
      }
    }
    for byte in path.utf8 {
      if byte == slash { endPart(&bytes, &start) } else { bytes.append(byte) }
    }
    endPart(&bytes, &start)
    if bytes.count > 1 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
