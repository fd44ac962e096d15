internal import Glibc

/// A thread of the system that runs one closure.
struct WorkerThread {
  private let handle: pthread_t

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil where the system has no room for another.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    var handle = pthread_t()
    let code = pthread_create(
      &handle,
      nil,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      },
      body.toOpaque()
    )
    guard code == 0 else {
      body.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for the closure to return.
  func join() { pthread_join(handle, nil) }
}
