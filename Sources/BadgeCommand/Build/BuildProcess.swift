internal import Glibc
internal import StyleHost

/// A build that is under way, with what it has written.
final class BuildProcess {
  /// What it writes comes from this.
  let output: Int32
  /// Whether the build went wrong, once it is over.
  private(set) var hasFailed = false
  /// The signal that has ended it, or the part of it that compiles; nil for none.
  private(set) var signal: Int32?
  /// What it has written so far, or the beginning of it.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The first error; nil where nothing was wrong.
  var problem: String? {
    guard hasFailed else { return nil }
    return signal.map { BuildOutput.sentence(on: $0, endOf: program) }
      ?? BuildOutput.firstError(in: text)
  }

  /// The name of the program.
  private let program: String
  private let process: pid_t
  private var bytes: [UInt8] = []
  private var isOver = false

  private static let mostText = 1 << 20

  /// Starts a command that is looked for in the folders of `PATH`.
  init(_ command: [String]) throws(SystemError) {
    program = command[0].split(separator: "/").last.map(String.init) ?? command[0]
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[1]) }

    do throws(SystemError) {
      process = try ProcessGroup.start(
        command,
        descriptors: [(ends[1], STDOUT_FILENO), (ends[1], STDERR_FILENO)]
      )
    } catch {
      close(ends[0])
      throw error
    }
    output = ends[0]
  }

  deinit {
    if !isOver {
      kill(-process, SIGKILL)
      waitForEnd()
    }
    close(output)
  }

  /// Takes what has been written.
  ///
  /// - Returns: Whether the build is over.
  func takeOutput() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0 { return false }
      if count == 0 { break }
      // The first error is what counts.
      if bytes.count < Self.mostText { bytes += buffer[..<count] }
    }
    isOver = true
    let status = waitForEnd()
    hasFailed = status != 0
    // What `wait(2)` calls WTERMSIG.
    signal = status & 0x7F != 0 ? status & 0x7F : BuildOutput.signal(in: text)
    return true
  }

  /// Waits for the end of the build.
  func finish() {
    while !takeOutput() {
      var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, -1)
    }
  }

  @discardableResult
  private func waitForEnd() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
