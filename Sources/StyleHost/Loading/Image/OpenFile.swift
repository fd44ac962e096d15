internal import Glibc

/// A regular file that is open for reading, and closed with its last reference.
package final class OpenFile: Sendable {
  /// The descriptor.
  let descriptor: Int32
  /// Which file it is, as it was when it was opened.
  package let identity: FileIdentity

  private init(descriptor: Int32, identity: FileIdentity) {
    self.descriptor = descriptor
    self.identity = identity
  }

  /// Takes over a descriptor of a regular file, such as one in memory.
  ///
  /// - Throws: ``Failure`` where it is none; it is closed then too.
  package init(owning descriptor: Int32) throws(Failure) {
    var status = stat()
    let code = fstat(descriptor, &status) == 0 ? 0 : errno
    self.descriptor = descriptor
    identity = FileIdentity(status)
    guard code == 0 else { throw .unreadable(errno: code) }
    if let kind = FileKind(mode: status.st_mode) { throw .notRegular(kind) }
  }

  deinit {
    close(descriptor)
  }

  /// Why a path could not be opened as a regular file.
  package enum Failure: Error, Equatable, Sendable {
    case missing
    case notRegular(FileKind)
    case unreadable(errno: Int32)
  }

  /// Opens a regular file or a symbolic link to one.
  ///
  /// Anything else is told by `stat` and never opened, since opening a FIFO can wait forever and
  /// opening a device can do things. Should one take the file's place in between, `O_NONBLOCK`
  /// keeps the call from waiting and `fstat` finds out.
  package static func open(_ path: String) throws(Failure) -> OpenFile {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.failure(errno) }
    guard let kind = FileKind(mode: status.st_mode) else {
      let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      guard descriptor >= 0 else { throw Self.failure(errno) }
      guard fstat(descriptor, &status) == 0 else {
        let code = errno
        close(descriptor)
        throw .unreadable(errno: code)
      }
      if let kind = FileKind(mode: status.st_mode) {
        close(descriptor)
        throw .notRegular(kind)
      }
      return OpenFile(descriptor: descriptor, identity: FileIdentity(status))
    }
    throw .notRegular(kind)
  }

  private static func failure(_ code: Int32) -> Failure {
    code == ENOENT || code == ENOTDIR ? .missing : .unreadable(errno: code)
  }
}

/// What stands at a path that is not a regular file.
public enum FileKind: Hashable, Sendable {
  /// A folder.
  case folder
  /// A named pipe.
  case fifo
  /// A socket.
  case socket
  /// A character or block device.
  case device

  /// Nil for a regular file.
  init?(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .fifo
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }
}
