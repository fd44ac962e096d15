internal import Glibc

/// Which file stands at a path, and which state of it: two equal ones have the same content, as
/// far as the system's clock can tell.
package struct FileIdentity: Hashable, Sendable {
  /// The file system.
  package let device: UInt64
  /// The file within it.
  package let inode: UInt64
  /// The size, in bytes.
  package let size: UInt64
  /// When the content changed last, in seconds since 1970.
  package let seconds: Int64
  /// The rest of that time, in nanoseconds.
  package let nanoseconds: Int64
  /// When anything of the file changed last, as whom it belongs to: no program can set that back.
  package let changeSeconds: Int64
  /// The rest of that time, in nanoseconds.
  package let changeNanoseconds: Int64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = UInt64(clamping: status.st_size)
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
    changeSeconds = Int64(status.st_ctim.tv_sec)
    changeNanoseconds = Int64(status.st_ctim.tv_nsec)
  }

  /// What stands at a path now; nil if nothing can be found there.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// True if it is the same file, in whatever state.
  package func isSameFile(as other: FileIdentity) -> Bool {
    device == other.device && inode == other.inode
  }
}
