internal import Glibc
internal import StyleHost

/// A build that is under way, with what it has written.
final class BuildProcess {
  /// What it writes comes from this.
  let output: Int32
  /// What was wrong; nil where nothing was.
  private(set) var problem: String?

  private let process: pid_t
  private var text: [UInt8] = []
  private var isOver = false

  private static let mostText = 1 << 20

  /// Starts a command that is looked for in the folders of `PATH`.
  init(_ command: [String]) throws(SystemError) {
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
      if text.count < Self.mostText { text += buffer[..<count] }
    }
    isOver = true
    if waitForEnd() != 0 {
      problem = BuildOutput.firstError(in: String(decoding: text, as: UTF8.self))
    }
    return true
  }

  @discardableResult
  private func waitForEnd() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

/// What a build writes.
enum BuildOutput {
  /// The first error in it, as the compiler says it; else the last line.
  static func firstError(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    return lines.first { $0.contains(": error: ") } ?? lines.first { $0.hasPrefix("error: ") }
      ?? lines.last ?? "swift build has failed"
  }
}
