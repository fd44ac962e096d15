/// What a program wrote, and how it ended.
package struct ProcessResult: Sendable {
  /// How a program ended.
  package enum Outcome: Hashable, Sendable {
    /// It exited with a code.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
    /// It took longer than it may, and was killed.
    case timedOut(Duration)

    init(waitStatus status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
  }

  /// The program and its arguments, for messages.
  package var command: String
  /// How the program ended.
  package var outcome: Outcome
  /// What it wrote on standard output.
  package var outputBytes: [UInt8]
  /// What it wrote on standard error.
  package var errorBytes: [UInt8]

  /// Whether the program exited with 0.
  package var succeeded: Bool { outcome == .exited(0) }
  /// Standard output as text.
  package var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Standard error as text.
  package var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// The result itself, if the program exited with 0.
  ///
  /// - Throws: ``ProcessError/failed(_:)`` with all that it wrote where it did not.
  @discardableResult
  package func requireSuccess() throws -> ProcessResult {
    guard succeeded else { throw ProcessError.failed(self) }
    return self
  }
}

extension ProcessResult.Outcome: CustomStringConvertible {
  /// `exited with 1`.
  package var description: String {
    switch self {
    case .exited(let code): "exited with \(code)"
    case .signalled(let signal): "was ended by signal \(signal)"
    case .timedOut(let limit): "was killed after \(limit)"
    }
  }
}
