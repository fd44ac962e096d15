internal import Glibc
internal import StyleHost

/// A file of lines in which the tool keeps something from run to run.
struct StateFile: Sendable {
  /// The absolute path.
  let path: String

  /// The largest file that is read, in bytes.
  private static let limit = 4 << 20

  /// A line that is not empty.
  struct Line {
    /// Its number, counted from 1.
    var number: Int
    /// What it says.
    var text: String
  }

  /// The lines without the empty ones; none if there is no file yet.
  func lines() throws(InputError) -> [String] { try numberedLines().map(\.text) }

  /// The same with their numbers.
  func numberedLines() throws(InputError) -> [Line] {
    let bytes: [UInt8]
    do {
      bytes = try DescriptorInput(path: path, at: path, isRegular: true)
        .readAll(limit: Self.limit, path: path)
    } catch {
      if case .missing = error { return [] }
      throw error
    }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty }
      .map { Line(number: $0.offset + 1, text: String(decoding: $0.element, as: UTF8.self)) }
  }

  /// Changes the lines; nothing is written if they stay as they are.
  ///
  /// Runs that do so at the same time wait for each other, and none of what they write is lost.
  /// Where everybody could have written the lines, they are left alone: with the permissions mended
  /// they would count.
  func update(_ change: (inout [String]) -> Void) throws(ToolError) {
    try checkPermissions()
    // This makes the folder where it is not there yet.
    _ = try wrapping(ToolError.output) { () throws(OutputError) in
      try OutputFolder(path: folder, at: folder, isForOwner: true)
    }
    let lock = try wrapping(ToolError.output) { () throws(OutputError) in try FolderLock(folder) }
    defer { lock.release() }
    keepToOwner(lock.descriptor)
    var lines = try wrapping(ToolError.input) { () throws(InputError) in try self.lines() }
    let before = lines
    change(&lines)
    guard lines != before else { return }
    var buffer = ByteBuffer()
    for line in lines { buffer.append(string: line + "\n") }
    do {
      try buffer.withBytes { (bytes) throws(OutputError) in
        _ = try OutputFile(path: path, at: path, isForOwner: true)
          .write(UnsafeRawBufferPointer(bytes))
      }
    } catch {
      throw .output(error)
    }
  }

  /// Takes from a group the right to write into a folder that is there already.
  private func keepToOwner(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & 0o022 != 0 else { return }
    // Where this is not ours to change, reading it tells.
    _ = fchmod(descriptor, status.st_mode & 0o7755)
  }

  private var folder: String {
    String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
  }

  /// Checks that not everybody may change the file.
  func checkPermissions() throws(ToolError) {
    for place in [folder, path] {
      var status = stat()
      guard stat(place, &status) == 0, status.st_mode & S_IWOTH != 0 else { continue }
      if status.st_mode & S_ISVTX == 0 {
        throw .trust(.exposedState(path: path, place: place, mode: status.st_mode & 0o7777))
      }
    }
  }
}
