internal import Glibc
internal import StyleHost

/// A folder that files are written into, and never outside of it.
final class OutputFolder {
  /// The path as the user gave it.
  let path: String
  private let descriptor: Int32
  /// The files that the work is read from, which must not be lost.
  private let inputs: [FileIdentity]
  /// Whether what is made is to be this user's, and nobody else's to write to.
  private let isForOwner: Bool
  /// The folder inside this one that the last file went to.
  private var last: (name: String, descriptor: Int32)?

  /// Opens a folder, and makes it if it is not there.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it.
  ///   - location: The same from the process's own folder, or absolute.
  ///   - inputs: The files that the work is read from.
  ///   - isForOwner: Whether what is made is to be this user's, and nobody else's to write to.
  init(
    path: String,
    at location: String,
    inputs: [FileIdentity] = [],
    isForOwner: Bool = false
  ) throws(OutputError) {
    self.path = path
    self.inputs = inputs
    self.isForOwner = isForOwner
    let parts = location.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let isAbsolute = location.utf8.first == UInt8(ascii: "/")
    let start = open(isAbsolute ? "/" : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard start >= 0 else { throw .cannotCreate(path: path, errno: errno) }
    let mode = Self.mode(isForOwner)
    descriptor = try Self.descend(parts, from: start, flags: 0, mode: mode, path: path)
  }

  deinit {
    close(descriptor)
    if let last { close(last.descriptor) }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The path below the folder. Folders on the way are made.
  /// - Throws: ``OutputError/outside(path:)`` for an absolute path, one with `..`, and one that
  ///   leads through a symbolic link.
  @discardableResult
  func write(
    _ bytes: UnsafeRawBufferPointer,
    to name: String
  ) throws(OutputError) -> OutputFile.Change {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard let file = parts.last, !name.utf8.contains(0), file != "", file != ".",
      parts.first != "", !parts.contains("..")
    else { throw .outside(path: name) }
    let folder = try folder(parts.dropLast().filter { $0 != "" && $0 != "." }, path: name)
    return try OutputFile(
      named: file,
      in: folder,
      path: name,
      inputs: inputs,
      isForOwner: isForOwner
    ).write(bytes)
  }

  /// Writes a file, as above.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(OutputError) -> OutputFile.Change {
    let result = bytes.withUnsafeBytes { bytes -> Result<OutputFile.Change, OutputError> in
      do throws(OutputError) {
        return .success(try write(bytes, to: name))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func folder(_ parts: [String], path: String) throws(OutputError) -> Int32 {
    if parts.isEmpty { return descriptor }
    let name = parts.joined(separator: "/")
    if let last, last.name == name { return last.descriptor }
    let start = dup(descriptor)
    guard start >= 0 else { throw .cannotCreate(path: path, errno: errno) }
    let next = try Self.descend(
      parts,
      from: start,
      flags: O_NOFOLLOW,
      mode: Self.mode(isForOwner),
      path: path
    )
    if let last { close(last.descriptor) }
    last = (name, next)
    return next
  }

  /// The permissions of new folders, of which the mask takes more away.
  private static func mode(_ isForOwner: Bool) -> mode_t { isForOwner ? 0o755 : 0o777 }

  /// Opens one folder after the other, each inside the last, and makes those that are not there.
  private static func descend(
    _ parts: [String],
    from start: Int32,
    flags: Int32,
    mode: mode_t,
    path: String
  ) throws(OutputError) -> Int32 {
    var current = start
    for part in parts {
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags
      var next = openat(current, part, flags)
      if next < 0, errno == ENOENT, mkdirat(current, part, mode) == 0 || errno == EEXIST {
        next = openat(current, part, flags)
      }
      let code = errno
      close(current)
      guard next >= 0 else {
        let isLink = flags & O_NOFOLLOW != 0 && (code == ELOOP || code == ENOTDIR)
        throw isLink ? .outside(path: path) : .cannotCreate(path: path, errno: code)
      }
      current = next
    }
    return current
  }
}
