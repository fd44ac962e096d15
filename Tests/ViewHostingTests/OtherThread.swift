import Foundation

/// Work on a thread of its own that is waited for.
enum OtherThread {
  /// Runs a closure on another thread, and returns when it is done.
  static func run(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.start()
    done.wait()
  }
}
