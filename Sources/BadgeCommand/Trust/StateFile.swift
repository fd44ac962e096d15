internal import Glibc
internal import StyleHost

/// A file of lines in which the tool keeps something from run to run.
struct StateFile: Sendable {
  /// The absolute path.
  let path: String

  /// The largest file that is read, in bytes.
  private static let limit = 4 << 20

  /// The lines without the empty ones; none if there is no file yet.
  func lines() throws(InputError) -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try DescriptorInput(path: path, at: path, isRegular: true)
        .readAll(limit: Self.limit, path: path)
    } catch {
      if case .missing = error { return [] }
      throw error
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Changes the lines; nothing is written if they stay as they are.
  ///
  /// Runs that do so at the same time wait for each other, and none of what they write is lost.
  func update(_ change: (inout [String]) -> Void) throws(ToolError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    let folder = String(path[..<slash])
    // This makes the folder where it is not there yet.
    _ = try wrapping(ToolError.output) { () throws(OutputError) in
      try OutputFolder(path: folder, at: folder)
    }
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw .output(.cannotCreate(path: path, errno: errno)) }
    defer { close(lock) }
    // Without locks, as on some network file systems, the last one to write wins.
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    var lines = try wrapping(ToolError.input) { () throws(InputError) in try self.lines() }
    let before = lines
    change(&lines)
    guard lines != before else { return }
    var buffer = ByteBuffer()
    for line in lines { buffer.append(string: line + "\n") }
    do {
      try buffer.withBytes { (bytes) throws(OutputError) in
        _ = try OutputFile(path: path, at: path).write(UnsafeRawBufferPointer(bytes))
      }
    } catch {
      throw .output(error)
    }
  }
}
