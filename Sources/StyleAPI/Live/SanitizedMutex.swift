#if THREAD_SANITIZER
  import Glibc

  /// The mutex that stands for Synchronization's in a build for ThreadSanitizer.
  ///
  /// That one waits in a library which is not instrumented, so that the sanitizer takes whatever it
  /// guards for unguarded once two threads have met there. Posix's own it knows.
  struct Mutex<Value>: ~Copyable, @unchecked Sendable {
    private final class Storage {
      let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      var value: Value

      init(_ value: Value) {
        self.value = value
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
      }

      deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
      }
    }

    private let storage: Storage

    init(_ value: Value) { storage = Storage(value) }

    borrowing func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      pthread_mutex_lock(storage.lock)
      defer { pthread_mutex_unlock(storage.lock) }
      return try body(&storage.value)
    }
  }
#endif
