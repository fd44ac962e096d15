internal import Glibc

/// What a program writes, read piece by piece.
final class OutputPipe {
  private(set) var bytes: [UInt8] = []
  private(set) var writingEnd: Int32
  private var readingEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ProcessError.noPipe(errno: errno) }
    (readingEnd, writingEnd) = (ends[0], ends[1])
    // A program gets its end by `dup2`, and no other program that starts meanwhile gets one.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(readingEnd, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeWritingEnd()
    closeReadingEnd()
  }

  func closeWritingEnd() {
    if writingEnd >= 0 { close(writingEnd) }
    writingEnd = -1
  }

  private func closeReadingEnd() {
    if readingEnd >= 0 { close(readingEnd) }
    readingEnd = -1
  }

  /// Reads what there is, or what comes within a time; false if there was nothing.
  @discardableResult
  static func read(_ pipes: [OutputPipe], waiting time: Duration) -> Bool {
    let open = pipes.filter { $0.readingEnd >= 0 }
    var requests = open.map { pollfd(fd: $0.readingEnd, events: Int16(POLLIN), revents: 0) }
    // With no pipe left to read from, this is a rest for that time.
    let milliseconds = time.components.attoseconds / 1_000_000_000_000_000
    guard poll(&requests, nfds_t(requests.count), Int32(milliseconds)) > 0 else { return false }
    var hasRead = false
    for (pipe, request) in zip(open, requests) where request.revents != 0 {
      hasRead = pipe.readOnce() || hasRead
    }
    return hasRead
  }

  private func readOnce() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(readingEnd, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
      return true
    }
    if count == 0 || errno != EAGAIN && errno != EINTR { closeReadingEnd() }
    return false
  }
}
