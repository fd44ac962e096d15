internal import Synchronization

/// A number that tests count with.
package final class Counter: Sendable {
  private let count = Mutex(0)

  package init() {}

  /// Counts one up and returns the new number.
  package func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }

  /// Starts again at zero.
  package func reset() { count.withLock { $0 = 0 } }

  /// The number.
  package var value: Int { count.withLock { $0 } }
}
