internal import Glibc

/// Keeps other runs from changing what is in a folder at the same time.
struct FolderLock {
  /// The open folder.
  let descriptor: Int32

  /// Waits until no other run has the lock of a folder, which has to be there.
  init(_ path: String) throws(OutputError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, errno: errno) }
    // Without locks, as on some network file systems, the last one to write wins.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Lets the others go on.
  func release() { close(descriptor) }
}
