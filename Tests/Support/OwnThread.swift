import Foundation

/// Runs a closure on a thread of its own, for what belongs to one thread or waits on it.
///
/// The threads that tests run on are few, and one that waits on them for a task may wait for good.
package func onOwnThread(_ body: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
    let thread = Thread { done.resume(with: Result { try body() }) }
    thread.stackSize = 8 << 20
    thread.start()
  }
}
