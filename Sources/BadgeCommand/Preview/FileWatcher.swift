internal import Glibc

/// Notices that a file has another content: one that was written, replaced, removed or made.
///
/// The folders of the file, and of what it leads to where it is a symbolic link, are watched
/// (inotify(7)), since editors put a new file in the place of the old one. Where the system has
/// nothing left to watch with, the file is looked at again and again.
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
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      // A folder may have taken the place of another, and a link may lead elsewhere.
      _ = watchFolders()
    }
    let new = Signature(path)
    defer { signature = new }
    return new != signature
  }

  private func giveUp() {
    if let descriptor { close(descriptor) }
    descriptor = nil
  }

  /// Watches the folders in which the file's name, or its content's, may change.
  private func watchFolders() -> Bool {
    guard let descriptor else { return false }
    var paths = [path]
    if let target = realpath(path, nil) {
      paths.append(String(cString: target))
      free(target)
    }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    return paths.allSatisfy { path in
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      let folder = slash == path.startIndex ? "/" : String(path[..<slash])
      return inotify_add_watch(descriptor, folder, UInt32(events)) >= 0
    }
  }
}
