internal import CommandLineKit
internal import Glibc

/// An open file that bytes are written to as they come, without a buffer.
struct DescriptorOutput: OutputChannel {
  let descriptor: Int32
  /// The path for messages; nil for the standard output and the standard error.
  var path: String?

  static let standardOutput = DescriptorOutput(descriptor: STDOUT_FILENO)
  static let standardError = DescriptorOutput(descriptor: STDERR_FILENO)

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func width(columns: String?) -> Int {
    TerminalWidth.detect(columns: columns, fileDescriptor: descriptor)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    guard let start = bytes.baseAddress else { return }
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(descriptor, start + written, bytes.count - written)
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable()
      case EPIPE: throw .closed
      case let code: throw .writeFailed(path: path, errno: code)
      }
    }
  }

  /// This output under a number that nobody else knows; what is written to the old number goes to the
  /// standard error from then on.
  func reserved() throws(OutputError) -> DescriptorOutput {
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    guard own >= 0, dup2(STDERR_FILENO, descriptor) >= 0 else {
      throw .writeFailed(path: path, errno: errno)
    }
    return DescriptorOutput(descriptor: own, path: path)
  }

  /// Waits for room in a pipe that its other owner has made non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
