internal import Glibc

/// Notices that a file has another content: one that was written, replaced, removed or made.
///
/// The folders around the file, and around what it leads to where it is a symbolic link, are watched
/// (inotify(7)), since editors put a new file in the place of the old one, and builds and checkouts
/// do so with folders. Where the system has nothing left to watch with, the file is looked at again
/// and again.
final class FileWatcher {
  /// What changes when a file does.
  private struct Signature: Equatable {
    var device: UInt
    var inode: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    /// Looks at a file; nil if there is none.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt(status.st_dev)
      inode = UInt(status.st_ino)
      size = Int(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  /// What to wait for before ``takeChanges()``; nil where ``interval`` says when.
  private(set) var descriptor: Int32?
  /// How often to call ``takeChanges()`` without a descriptor.
  var interval: Duration? { descriptor == nil ? Self.pollInterval : nil }

  private static let pollInterval = Duration.milliseconds(200)
  private let path: String
  private var signature: Signature?

  /// Watches a file from now on.
  ///
  /// - Parameters:
  ///   - path: The file's absolute path; nothing has to be there.
  ///   - usesNotifications: Whether the system is asked to tell of changes.
  init(_ path: String, usesNotifications: Bool = true) {
    self.path = path
    if usesNotifications {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      if descriptor >= 0 {
        self.descriptor = descriptor
        if !watchFolders() { giveUp() }
      }
    }
    signature = Signature(path)
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Whether the file has changed since the last call.
  func takeChanges() -> Bool {
    if let descriptor {
      guard takeEvents(from: descriptor) else { return false }
      // A folder may have taken the place of another, and a link may lead elsewhere.
      _ = watchFolders()
    }
    let new = Signature(path)
    defer { signature = new }
    return new != signature
  }

  /// Takes what the system tells, and says whether the file may be another one for it.
  ///
  /// A file that has just been made is about to be written, and is looked at when that is done.
  private func takeEvents(from descriptor: Int32) -> Bool {
    var hasNews = false
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 16) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var position = 0
        while position + 16 <= count {
          let mask = buffer.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self)
          let isMade = mask & UInt32(IN_CREATE) != 0 && mask & UInt32(IN_ISDIR) == 0
          if !isMade || isLink { hasNews = true }
          position += 16 + Int(buffer.loadUnaligned(fromByteOffset: position + 12, as: UInt32.self))
        }
      }
    }
    return hasNews
  }

  /// Whether the file's name leads to what has another name too, and is all there at once.
  private var isLink: Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }

  private func giveUp() {
    if let descriptor { close(descriptor) }
    descriptor = nil
  }

  /// Watches the folders in which the file's name, or its content's, may change; nothing more where
  /// the system has nothing left to watch with.
  private func watchFolders() -> Bool {
    guard let descriptor else { return false }
    var paths = [path]
    if let target = realpath(path, nil) {
      paths.append(String(cString: target))
      free(target)
    }
    let changes = IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    return paths.allSatisfy { path in
      let folders = Self.folders(around: path)
      return folders.indices.allSatisfy { index in
        // Of a folder further out one has to know whether what leads to the file comes and goes.
        let isOwn = index == folders.indices.last
        let events = UInt32(isOwn ? changes | IN_CLOSE_WRITE : changes)
        let mask = events | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
        // A folder that is not there comes along with one further out; one that may not be read is
        // passed over where it is not the file's own.
        return inotify_add_watch(descriptor, folders[index], mask) >= 0
          || errno == ENOENT || errno == ENOTDIR || errno == EACCES && !isOwn
      }
    }
  }

  /// The folders around an absolute path, from the outermost to its own.
  private static func folders(around path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
      .map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }
}
