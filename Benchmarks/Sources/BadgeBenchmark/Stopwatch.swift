import Glibc

/// Measures the processor time of this process.
enum Stopwatch {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The least nanoseconds for one call, of several rounds.
  static func nanoseconds(rounds: Int = 7, calls: Int = 10_000, _ body: (Int) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = now()
      for index in 0..<calls { body(index) }
      best = min(best, (now() - start) / Double(calls))
    }
    return best
  }
}
