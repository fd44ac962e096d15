internal import Glibc
internal import Synchronization
internal import TerminalKit

/// The one temporary file of this process, which is removed when a signal ends the process.
///
/// Whoever presses Control-C in the middle of a write finds the old file, and nothing beside it.
/// Files are written one at a time, so there is one name to remember.
enum TemporaryFile {
  private static let mutex = Mutex(())
  /// Whether ``name`` may be a file's.
  private static let isThere = Atomic(false)
  /// The path from ``folder``, where a signal handler can read it.
  private nonisolated(unsafe) static let name = UnsafeMutablePointer<CChar>
    .allocate(capacity: Int(PATH_MAX))
  private static let folder = Atomic<Int32>(AT_FDCWD)
  private static let cleanup: Void = {
    // A signal handler must not be the first to ask for these.
    _ = (name, isThere.load(ordering: .relaxed), folder.load(ordering: .relaxed))
    SignalCleanup.add(undo: { TemporaryFile.remove() })
  }()

  /// Makes a file that nobody else has, and calls a closure with it.
  ///
  /// The closure closes the file and gives it another name, or throws; a file that is still there
  /// under its first name is then removed.
  ///
  /// - Parameters:
  ///   - stem: The start of the path, as counted from `folder`.
  ///   - folder: An open folder, or `AT_FDCWD`.
  ///   - failure: What is thrown where no file can be made, by its `errno`.
  ///   - body: Gets the open file and its path from `folder`.
  static func with(
    _ stem: String,
    in folder: Int32,
    orThrow failure: (Int32) -> OutputError,
    _ body: (_ descriptor: Int32, _ path: String) throws(OutputError) -> Void
  ) throws(OutputError) {
    // Typed errors do not pass through the mutex.
    let result = mutex.withLock { _ -> Result<Void, OutputError> in
      do throws(OutputError) {
        return .success(try withLock(stem, in: folder, orThrow: failure, body))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private static func withLock(
    _ stem: String,
    in folder: Int32,
    orThrow failure: (Int32) -> OutputError,
    _ body: (Int32, String) throws(OutputError) -> Void
  ) throws(OutputError) {
    _ = cleanup
    let (descriptor, path) = try open(stem, in: folder, orThrow: failure)
    defer { isThere.store(false, ordering: .sequentiallyConsistent) }
    do throws(OutputError) {
      try body(descriptor, path)
    } catch {
      unlinkat(folder, path, 0)
      throw error
    }
  }

  private static func open(
    _ stem: String,
    in folder: Int32,
    orThrow failure: (Int32) -> OutputError
  ) throws(OutputError) -> (descriptor: Int32, path: String) {
    for attempt in 0..<1000 {
      let path = "\(stem).\(getpid())-\(attempt).tmp"
      // The name is remembered before it is a file's; whatever has it already is nobody's, since
      // the number of this process is in it.
      guard remember(path, in: folder) else { throw failure(ENAMETOOLONG) }
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = openat(folder, path, flags, 0o666)
      if descriptor >= 0 { return (descriptor, path) }
      let code = errno
      isThere.store(false, ordering: .sequentiallyConsistent)
      guard code == EEXIST else { throw failure(code) }
    }
    throw failure(EEXIST)
  }

  private static func remember(_ path: String, in folder: Int32) -> Bool {
    guard path.utf8.count < Int(PATH_MAX) else { return false }
    var index = 0
    for byte in path.utf8 {
      name[index] = CChar(bitPattern: byte)
      index += 1
    }
    name[index] = 0
    self.folder.store(folder, ordering: .sequentiallyConsistent)
    isThere.store(true, ordering: .sequentiallyConsistent)
    return true
  }

  /// Removes the file, in the middle of whatever a signal has interrupted.
  private static func remove() {
    guard isThere.load(ordering: .sequentiallyConsistent) else { return }
    unlinkat(folder.load(ordering: .sequentiallyConsistent), name, 0)
  }
}
