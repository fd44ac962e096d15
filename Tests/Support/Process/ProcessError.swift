internal import Glibc

/// Why a program did not do what a test needs.
package enum ProcessError: Error {
  /// It could not be started.
  case notStarted(String, errno: Int32)
  /// There is no pipe to read its output from.
  case noPipe(errno: Int32)
  /// Its input could not be written to a file.
  case noInput(errno: Int32)
  /// It ended otherwise than with 0.
  case failed(ProcessResult)
}

extension ProcessError: CustomStringConvertible {
  /// What is wrong, in English.
  package var description: String {
    switch self {
    case .notStarted(let program, let code): "'\(program)' cannot be started: \(Self.reason(code))"
    case .noPipe(let code): "no pipe can be made: \(Self.reason(code))"
    case .noInput(let code): "the input cannot be written: \(Self.reason(code))"
    case .failed(let result):
      """
      '\(result.command)' \(result.outcome)
      --- standard output
      \(result.output)
      --- standard error
      \(result.errors)
      """
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
