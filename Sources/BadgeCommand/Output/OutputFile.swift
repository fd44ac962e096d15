internal import Glibc
internal import StyleHost

/// A file that is written whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which then takes the place of the old one:
/// a reader sees the old content or the new, and a full disk leaves the old one as it was. A file
/// that has the bytes already is not touched, so its time of change says when it changed.
struct OutputFile {
  /// What became of a file.
  enum Change: Hashable {
    case written
    case unchanged
  }

  /// The path as the user gave it, for messages.
  let path: String
  /// The folder from which `name` counts, as an open descriptor or `AT_FDCWD`.
  private let folder: Int32
  /// The path from `folder`, without a symbolic link at its end.
  private let target: String
  /// Whether the bytes have to be on the disk before the file takes the old one's place.
  private let isDurable: Bool
  /// Whether a symbolic link at the end of `target` is looked through.
  private let followsLink: Bool
  /// The files that the work is read from, which must not be lost.
  private let inputs: [FileIdentity]
  /// Whether the file is to be this user's, and nobody else's to write to.
  private let isForOwner: Bool
  /// What nobody but the owner may do with such a file, whatever the mask for new files is.
  private static let othersWrite: mode_t = 0o022

  /// Names a file; a symbolic link stands for what it leads to.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it.
  ///   - location: The same from the process's own folder, or absolute.
  ///   - inputs: The files that the work is read from.
  ///   - isForOwner: Whether the file is to be this user's, and nobody else's to write to.
  init(
    path: String,
    at location: String,
    inputs: [FileIdentity] = [],
    isForOwner: Bool = false
  ) {
    self.path = path
    folder = AT_FDCWD
    target = Self.resolved(location)
    isDurable = true
    followsLink = true
    self.inputs = inputs
    self.isForOwner = isForOwner
  }

  /// Names a file in an open folder, one of many.
  ///
  /// Their bytes reach the disk when the system likes. A symbolic link is replaced, since what it
  /// leads to may lie elsewhere.
  init(
    named name: String,
    in folder: Int32,
    path: String,
    inputs: [FileIdentity] = [],
    isForOwner: Bool = false
  ) {
    self.path = path
    self.folder = folder
    target = name
    isDurable = false
    followsLink = false
    self.inputs = inputs
    self.isForOwner = isForOwner
  }

  /// Writes the file.
  ///
  /// What is no regular file, as `/dev/stdout` or a named pipe, is written to directly. An old
  /// file keeps its mode, and a new one gets what the umask leaves.
  @discardableResult
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) -> Change {
    var status = stat()
    let isThere = fstatat(folder, target, &status, followsLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0
    guard isThere else {
      guard errno == ENOENT || errno == ENOTDIR else { throw creationFailure(errno) }
      try replace(with: bytes, like: nil)
      return .written
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isFolder(path: path)
    case S_IFLNK:
      try replace(with: bytes, like: nil)
      return .written
    case S_IFREG where !isOpenElsewhere:
      let (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
      if inputs.contains(where: { $0.device == device && $0.inode == inode }) {
        throw .isInput(path: path)
      }
    default:
      try writeDirectly(bytes)
      return .written
    }
    let isAsItShouldBe =
      !isForOwner || status.st_mode & Self.othersWrite == 0 && status.st_uid == geteuid()
    if isAsItShouldBe, Int(status.st_size) == bytes.count, contains(bytes) { return .unchanged }
    guard faccessat(folder, target, W_OK, 0) == 0 else { throw .readOnly(path: path) }
    try replace(with: bytes, like: status)
    return .written
  }
}

// MARK: - Writing

extension OutputFile {
  private func writeDirectly(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    // `/dev/stdout` may be a file that others have written to: what they wrote stays.
    let descriptor = openat(folder, target, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw creationFailure(errno) }
    defer { close(descriptor) }
    try DescriptorOutput(descriptor: descriptor, path: path).write(bytes)
  }

  private func replace(
    with bytes: UnsafeRawBufferPointer,
    like old: stat?
  ) throws(OutputError) {
    let (parent, last) = Self.split(target)
    // A name may have 255 bytes.
    let stem = parent + "." + String(decoding: last.utf8.prefix(200), as: UTF8.self)
    try TemporaryFile.with(stem, in: folder, orThrow: creationFailure) {
      (descriptor, name) throws(OutputError) in
      do throws(OutputError) {
        try fill(descriptor, with: bytes, like: old)
      } catch {
        close(descriptor)
        throw error
      }
      // Network file systems report a full disk only here.
      guard close(descriptor) == 0, renameat(folder, name, folder, target) == 0 else {
        throw .writeFailed(path: path, errno: errno)
      }
    }
  }

  private func fill(
    _ descriptor: Int32,
    with bytes: UnsafeRawBufferPointer,
    like old: stat?
  ) throws(OutputError) {
    try DescriptorOutput(descriptor: descriptor, path: path).write(bytes)
    if isForOwner {
      var status = stat()
      guard fstat(descriptor, &status) == 0,
        fchmod(descriptor, (old ?? status).st_mode & 0o7777 & ~Self.othersWrite) == 0
      else { throw .writeFailed(path: path, errno: errno) }
    } else if let old {
      // Only the superuser can give a file away; for anybody else it is theirs from now on.
      if old.st_uid != geteuid() || old.st_gid != getegid() {
        _ = fchown(descriptor, old.st_uid, old.st_gid)
      }
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else {
        throw .writeFailed(path: path, errno: errno)
      }
    }
    guard !isDurable || fsync(descriptor) == 0 || errno == EINVAL else {
      throw .writeFailed(path: path, errno: errno)
    }
  }

  /// Whether the file has exactly these bytes, whose number is right already.
  private func contains(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let descriptor = openat(folder, target, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
      var compared = 0
      while compared < bytes.count {
        let count = read(descriptor, buffer.baseAddress, min(buffer.count, bytes.count - compared))
        if count < 0, errno == EINTR { continue }
        guard count > 0, let kept = buffer.baseAddress, let new = bytes.baseAddress,
          memcmp(kept, new + compared, count) == 0
        else { return false }
        compared += count
      }
      return true
    }
  }

  /// Whether there is something where the file's folder should be.
  private var isParentThere: Bool {
    let (parent, _) = Self.split(target)
    return faccessat(folder, parent.isEmpty ? "." : parent, F_OK, 0) == 0
  }

  private func creationFailure(_ code: Int32) -> OutputError {
    let (parent, _) = Self.split(path)
    switch code {
    case ENOENT where !isParentThere:
      return .missingFolder(folder: parent.isEmpty ? "." : parent, path: path)
    case EISDIR: return .isFolder(path: path)
    default: return .cannotCreate(path: path, errno: code)
    }
  }
}

// MARK: - Paths

extension OutputFile {
  /// The folder of a path with its `/`, and the name after it.
  private static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let next = path.utf8.index(after: slash)
    return (String(path[..<next]), String(path[next...]))
  }

  /// Whether the path stands for a file that a process has open, as `/dev/stdout` does.
  private var isOpenElsewhere: Bool { target.hasPrefix("/dev/") || target.hasPrefix("/proc/") }

  /// Where the symbolic links at the end of a path lead, even if nothing is there yet.
  private static func resolved(_ path: String) -> String {
    var path = path
    // The links there lead to open files, and their texts are no paths.
    if path.hasPrefix("/dev/") || path.hasPrefix("/proc/") { return path }
    // As many as the kernel follows in one path.
    for _ in 0..<40 {
      guard let link = linkTarget(of: path) else { return path }
      path = link.utf8.first == UInt8(ascii: "/") ? link : split(path).parent + link
    }
    return path
  }

  private static func linkTarget(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}
