internal import Glibc

/// Writes whole texts to the standard output or to the standard error.
struct StandardStream: Sendable {
  private let descriptor: Int32

  /// The standard output.
  static let output = StandardStream(descriptor: 1)
  /// The standard error.
  static let error = StandardStream(descriptor: 2)

  /// Whether a terminal is at the other end.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text.
  ///
  /// - Throws: ``OutputError/failed(path:errno:)``, or ``OutputError/closed`` where nobody reads any
  ///   more.
  func write(_ text: String) throws(OutputError) {
    var text = text
    let failure = text.withUTF8 { bytes -> Int32? in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count > 0 {
          written += count
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
    guard let failure else { return }
    if failure == EPIPE { throw .closed }
    throw .failed(path: nil, errno: failure)
  }
}

/// Why output could not be written.
enum OutputError: Error, Hashable, Sendable {
  /// Nobody reads the output any more.
  case closed
  /// A file, or the standard output where `path` is nil, could not be written.
  case failed(path: String?, errno: Int32)
}
