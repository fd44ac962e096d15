internal import Glibc

/// Where a command reads from: the standard input, a file, or what a test gives.
package protocol InputChannel: Sendable {
  /// Reads some bytes, waiting for the first of them.
  ///
  /// - Parameter buffer: Where to put them; it is not empty.
  /// - Returns: The number of bytes; zero at the end.
  /// - Throws: ``InputError/readFailed(path:errno:)``.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int
}

/// Why input could not be read.
package enum InputError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing(path: String)
  /// The file cannot be opened, with this `errno`.
  case cannotOpen(path: String, errno: Int32)
  /// A folder stands where a file is expected.
  case isFolder(path: String)
  /// A named pipe or a device stands where a file is expected.
  case notRegular(path: String)
  /// Reading a file, or the standard input where `path` is nil, failed with this `errno`.
  case readFailed(path: String?, errno: Int32)
  /// The input has more bytes than are accepted.
  case tooLarge(path: String?, limit: Int)
}

/// An open file that is read as far as it goes.
final class DescriptorInput: InputChannel {
  private let descriptor: Int32
  private let path: String?
  private let isOwned: Bool

  /// The standard input.
  static var standardInput: DescriptorInput { DescriptorInput(descriptor: STDIN_FILENO) }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    path = nil
    isOwned = false
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it.
  ///   - location: The same from the process's own folder, or absolute.
  ///   - isRegular: Whether nothing but a regular file will do. Reading from a named pipe that
  ///     nobody named would wait without end.
  init(path: String, at location: String, isRegular: Bool = false) throws(InputError) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (isRegular ? O_NONBLOCK : 0)
    let descriptor = open(location, flags)
    guard descriptor >= 0 else {
      let code = errno
      throw code == ENOENT || code == ENOTDIR
        ? .missing(path: path) : .cannotOpen(path: path, errno: code)
    }
    var status = stat()
    if isRegular, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      close(descriptor)
      throw status.st_mode & S_IFMT == S_IFDIR ? .isFolder(path: path) : .notRegular(path: path)
    }
    self.descriptor = descriptor
    self.path = path
    isOwned = true
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      case EISDIR: throw .isFolder(path: path ?? "-")
      case let code: throw .readFailed(path: path, errno: code)
      }
    }
  }
}

extension InputChannel {
  /// Some bytes, after waiting for the first of them; none at the end.
  func readSome(upTo count: Int) throws(InputError) -> [UInt8] {
    var failure: InputError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(InputError) {
        filled = try read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// All bytes up to the end.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that are accepted.
  ///   - path: The path for the message; nil for the standard input.
  func readAll(limit: Int, path: String?) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = try readSome(upTo: 1 << 16)
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    }
  }
}
