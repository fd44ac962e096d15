package import Foundation

/// A program that a test runs.
///
/// Both outputs are read while it runs, so it never waits for a full pipe. It has a time limit and
/// a process group of its own, which is killed when the limit is over and when the program is done:
/// nothing that it started outlives it.
///
/// ```swift
/// let result = try ChildProcess("git", ["init", "-q"], folder: folder).run()
/// #expect(result.succeeded)
/// ```
package struct ChildProcess: Sendable {
  /// The program's path, or a name that `PATH` finds.
  package var program: String
  /// The words after the program's name.
  package var arguments: [String]
  /// Variables that differ from this process's environment; nil takes a variable away.
  package var environment: [String: String?]
  /// Where the program runs; nil is this process's folder.
  package var folder: URL?
  /// What stands on standard input.
  package var input: [UInt8]
  /// How long the program may take.
  package var timeLimit: Duration

  /// Describes a program's run.
  package init(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String?] = [:],
    folder: URL? = nil,
    input: [UInt8] = [],
    timeLimit: Duration = .seconds(60)
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.input = input
    self.timeLimit = timeLimit
  }

  /// Runs the program and waits for its end, or for the end of its time.
  ///
  /// - Throws: ``ProcessError`` where it cannot be started.
  package func run() throws -> ProcessResult {
    let output = try OutputPipe()
    let errors = try OutputPipe()
    let pid = try spawn(output: output, errors: errors)
    output.closeWritingEnd()
    errors.closeWritingEnd()

    let deadline = ContinuousClock.now + timeLimit
    var status: Int32 = 0
    var outcome: ProcessResult.Outcome?
    while outcome == nil {
      OutputPipe.read([output, errors], waiting: .milliseconds(5))
      if waitpid(pid, &status, WNOHANG) == pid {
        outcome = ProcessResult.Outcome(waitStatus: status)
      } else if ContinuousClock.now >= deadline {
        kill(-pid, SIGKILL)
        waitpid(pid, &status, 0)
        outcome = .timedOut(timeLimit)
      }
    }
    // What the program left behind may hold the pipes open for ever.
    kill(-pid, SIGKILL)
    while OutputPipe.read([output, errors], waiting: .zero) {}
    return ProcessResult(
      command: ([program] + arguments).joined(separator: " "),
      outcome: outcome ?? .timedOut(timeLimit),
      outputBytes: output.bytes,
      errorBytes: errors.bytes
    )
  }

  /// Runs the program on a thread of its own.
  ///
  /// Tests share a few threads; one that waits for minutes should not hold one of them.
  package func runInBackground() async throws -> ProcessResult {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try run() })
      }
    }
  }
}
