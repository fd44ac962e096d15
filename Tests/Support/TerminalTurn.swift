internal import Dispatch

/// The turn of one test with what a process has one of: the terminal in a program's mode, and the
/// pipe for signals.
///
/// All test targets are one program, and its suites run at the same time.
package final class TerminalTurn: Sendable {
  private static let semaphore = DispatchSemaphore(value: 1)

  /// A test before did not end its turn.
  package struct Overdue: Error {}

  /// Waits for the turn.
  package init() throws {
    guard Self.semaphore.wait(timeout: .now() + .seconds(120)) == .success else { throw Overdue() }
  }

  /// Ends the turn, once.
  package func end() { Self.semaphore.signal() }
}
