internal import Glibc
internal import Synchronization

/// The mode of a terminal that a program draws on, and the way back from it.
///
/// Keys come one by one and are not shown; what is pasted is told apart from what is typed; the
/// screen is one of its own, without a cursor, on which lines do not wrap. However the program ends
/// or stops, the terminal is as it was: see ``SignalCleanup``. Control-C and Control-Z keep their
/// meaning.
///
/// ```swift
/// try TerminalMode.with(terminal) {
///   // Draw and read keys.
/// }
/// ```
package enum TerminalMode {
  /// Whether the terminal is in the mode, as far as anybody knows.
  private static let isEntered = Atomic(false)
  /// Whether it is to be in the mode whenever the process runs.
  private static let isWanted = Atomic(false)
  private static let input = Atomic<Int32>(-1)
  private static let output = Atomic<Int32>(-1)
  // Where a signal handler can read them.
  private nonisolated(unsafe) static let former = UnsafeMutablePointer<termios>
    .allocate(capacity: 1)
  private nonisolated(unsafe) static let entering = bytes(
    // The alternate screen, without cursor and wrapping, and with pastes in brackets.
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"
  )
  private nonisolated(unsafe) static let leaving = bytes(
    // CAN ends a sequence in the middle of which the program was interrupted, and after the mode
    // for frames and the link that may be open, everything is taken back.
    "\u{18}\u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  )

  private static let cleanup: Void = {
    // A handler must not be the first to ask for these.
    _ = (former, entering, leaving)
    SignalCleanup.add(undo: { TerminalMode.restore() }, redo: { TerminalMode.resume() })
    atexit { TerminalMode.restore() }
  }()

  /// Calls a closure while a terminal is in the mode.
  ///
  /// One terminal of a process can be in the mode at a time.
  ///
  /// - Throws: ``TerminalError/noMode(errno:)``, and the closure is not called.
  package static func with<Result>(
    _ terminal: TerminalDevice,
    _ body: () -> Result
  ) throws(TerminalError) -> Result {
    guard !isWanted.load(ordering: .relaxed) else {
      fatalError("a terminal of this process is in the mode already")
    }
    input.store(terminal.input, ordering: .sequentiallyConsistent)
    output.store(terminal.output, ordering: .sequentiallyConsistent)
    _ = cleanup
    isWanted.store(true, ordering: .sequentiallyConsistent)
    defer {
      isWanted.store(false, ordering: .sequentiallyConsistent)
      restore()
    }
    let code = enter()
    guard code == 0 else { throw .noMode(errno: code) }
    return body()
  }

  // MARK: In signal handlers too

  /// Enters the mode, and returns an `errno`.
  private static func enter() -> Int32 {
    let input = input.load(ordering: .sequentiallyConsistent)
    guard tcgetattr(input, former) == 0 else { return errno }
    var mode = former.pointee
    let inputFlags = IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON
    mode.c_iflag &= ~tcflag_t(inputFlags)
    mode.c_oflag &= ~tcflag_t(OPOST)
    mode.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    mode.c_cflag = mode.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
    // Reading returns what there is, at once.
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    isEntered.store(true, ordering: .sequentiallyConsistent)
    // In the background this stops the process, until it is brought to the foreground.
    guard tcsetattr(input, TCSANOW, &mode) == 0 else {
      isEntered.store(false, ordering: .sequentiallyConsistent)
      return errno
    }
    send(entering)
    return 0
  }

  /// Leaves the mode.
  private static func restore() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let input = input.load(ordering: .sequentiallyConsistent)
    tcsetattr(input, TCSANOW, former)
    // The rest of a paste is not for the shell. What is typed after the screen is gone is.
    tcflush(input, TCIFLUSH)
    send(leaving)
  }

  /// Enters the mode again, if it was left when the process was stopped.
  private static func resume() {
    guard isWanted.load(ordering: .sequentiallyConsistent) else { return }
    if isEntered.load(ordering: .sequentiallyConsistent) {
      // The process was stopped without being asked; the shell may have used the terminal.
      restore()
    }
    _ = enter()
  }

  /// Writes bytes to a terminal that may not be able to take them any more.
  private static func send(_ bytes: UnsafeBufferPointer<UInt8>) {
    let output = output.load(ordering: .sequentiallyConsistent)
    var sent = 0
    while sent < bytes.count {
      var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      let ready = poll(&request, 1, 100)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return }
      let count = write(output, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      if count > 0 {
        sent += count
      } else if errno != EINTR, errno != EAGAIN {
        return
      }
    }
  }

  private static func bytes(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = buffer.initialize(from: text.utf8)
    return UnsafeBufferPointer(buffer)
  }
}
