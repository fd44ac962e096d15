internal import Glibc

/// A terminal whose other side is a test.
package final class PseudoTerminal: @unchecked Sendable {
  /// The test's side.
  private let mainSide: Int32
  /// The side that a program draws on and reads keys from.
  package let programSide: Int32

  /// Why there is no terminal.
  package struct Failure: Error {
    package let errno: Int32
  }

  /// Makes a terminal with a window of some size.
  package init(columns: Int, rows: Int) throws {
    var (main, program): (Int32, Int32) = (-1, -1)
    guard openpty(&main, &program, nil, nil, nil) == 0 else { throw Failure(errno: errno) }
    (mainSide, programSide) = (main, program)
    for side in [main, program] { _ = fcntl(side, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(programSide)
    close(mainSide)
  }

  /// Gives the window another size.
  ///
  /// A program is only told by a signal if it was started on the terminal.
  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(programSide, UInt(TIOCSWINSZ), &size)
  }

  /// The path by which another process opens the program's side.
  package var path: String { ttyname(programSide).map { String(cString: $0) } ?? "" }

  /// The mode as bytes that can be compared.
  package var mode: [UInt8] {
    var mode = termios()
    tcgetattr(programSide, &mode)
    return withUnsafeBytes(of: mode) { Array($0) }
  }

  /// Whether lines are edited and shown before a program gets them.
  package var isForLines: Bool {
    var mode = termios()
    tcgetattr(programSide, &mode)
    return mode.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  /// Presses keys.
  package func type(_ text: String) {
    var bytes = Array(text.utf8)
    _ = write(mainSide, &bytes, bytes.count)
  }

  /// What the program has written since the last call, or writes within a time.
  package func read(waiting time: Duration = .zero) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let (seconds, attoseconds) = time.components
    var wait = Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    while true {
      var request = pollfd(fd: mainSide, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, wait) > 0, request.revents & Int16(POLLIN) != 0 else { break }
      let count = Glibc.read(mainSide, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
      wait = 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
