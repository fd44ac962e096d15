internal import Glibc

/// Reads and writes reference files.
enum SnapshotFiles {
  /// The bytes of a file, or nil where there is none.
  static func read(_ path: String) throws(SnapshotError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .cannotRead(path: path, code: errno)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .cannotRead(path: path, code: errno)
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Writes a file as a whole or not at all, and makes the folders above it.
  ///
  /// - Throws: ``SnapshotError/differsByCase(path:other:)`` where the folder has a file whose name
  ///   differs by case only, or ``SnapshotError/cannotWrite(path:code:)``.
  static func write(_ text: String, to path: String) throws(SnapshotError) {
    let folder = folder(of: path)
    try makeFolder(folder)
    try checkCase(of: path, in: folder)
    var template = Array("\(folder)/.snapshot-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
    var code = write(Array(text.utf8), to: descriptor)
    if fchmod(descriptor, 0o644) != 0, code == 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(template, path) != 0 { code = errno }
    guard code != 0 else { return }
    unlink(template)
    throw .cannotWrite(path: path, code: code)
  }

  /// Writes bytes and returns 0 or the error's number.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  private static func makeFolder(_ path: String) throws(SnapshotError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != folder(of: path) else {
      throw .cannotWrite(path: path, code: errno)
    }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .cannotWrite(path: path, code: errno)
    }
  }

  private static func checkCase(of path: String, in folder: String) throws(SnapshotError) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let stream = opendir(folder) else { throw .cannotRead(path: folder, code: errno) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let other = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if other != name, other.lowercased() == name.lowercased() {
        throw .differsByCase(path: path, other: folder + "/" + other)
      }
    }
  }

  /// The folder of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
