internal import Glibc

/// A terminal, as two open descriptors.
package struct TerminalDevice: Hashable, Sendable {
  /// Where keys come from.
  package var input: Int32
  /// Where the screen is written to.
  package var output: Int32

  /// Names a terminal.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// The terminal that this process was started on, if its output is one.
  ///
  /// Where the input is redirected, keys come from the controlling terminal.
  package static func standard() -> TerminalDevice? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    if isatty(STDIN_FILENO) == 1 {
      return TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)
    }
    let input = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return input >= 0 ? TerminalDevice(input: input, output: STDOUT_FILENO) : nil
  }

  /// The size of the window by `TIOCGWINSZ`; 80 × 24 for a terminal that knows none.
  package var size: TerminalSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Writes all bytes of a text.
  package func write(_ text: String) throws(TerminalError) {
    var text = text
    let code = text.withUTF8 { bytes -> Int32 in
      var written = 0
      while written < bytes.count {
        let rest = bytes.baseAddress.map { $0 + written }
        let count = Glibc.write(output, rest, bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          _ = poll(&request, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard code == 0 else { throw .writeFailed(errno: code) }
  }

  /// The bytes that have come; none if there are none, and at the end.
  ///
  /// The terminal is in the mode of ``TerminalMode``, in which reading never waits.
  package func read() throws(TerminalError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(input, &buffer, buffer.count)
      if count >= 0 { return Array(buffer[..<count]) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return []
      case let code: throw .readFailed(errno: code)
      }
    }
  }
}

/// The size of a terminal's window.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
