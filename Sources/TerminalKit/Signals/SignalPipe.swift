internal import Glibc
internal import Synchronization

/// Signals as bytes of a pipe, for a loop that waits for descriptors.
///
/// A handler cannot do much; it writes the signal's number, and the loop does the work. There is
/// one pipe in a process, which is made when it is first asked for and then stays.
package enum SignalPipe {
  private static let writingEnd = Atomic<Int32>(-1)
  private static let readingEnd = Mutex<Int32>(-1)

  /// The descriptor that is readable when a signal has come.
  ///
  /// - Throws: ``TerminalError/noPipe(errno:)``.
  package static func descriptor() throws(TerminalError) -> Int32 {
    let result = readingEnd.withLock { end -> Result<Int32, TerminalError> in
      if end >= 0 { return .success(end) }
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return .failure(.noPipe(errno: errno)) }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      end = ends[0]
      writingEnd.store(ends[1], ordering: .sequentiallyConsistent)
      return .success(end)
    }
    return try result.get()
  }

  /// Has a signal written to the pipe from now on, instead of what it does by default.
  package static func watch(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { SignalPipe.note($0) }
    action.sa_flags = SA_RESTART | SA_ONSTACK
    sigaction(number, &action, nil)
  }

  /// Writes a signal's number; to be called from handlers.
  ///
  /// Where the pipe is full, the loop has more than enough to wake up for.
  static func note(_ number: Int32) {
    let end = writingEnd.load(ordering: .sequentiallyConsistent)
    guard end >= 0 else { return }
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(end, &byte, 1)
    errno = code
  }

  /// The signals that have come since the last call, each once.
  package static func takeAll() -> Set<Int32> {
    let end = readingEnd.withLock { $0 }
    var signals: Set<Int32> = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while end >= 0 {
      let count = read(end, &buffer, buffer.count)
      guard count > 0 else { break }
      for byte in buffer[..<count] { signals.insert(Int32(byte)) }
    }
    return signals
  }
}
