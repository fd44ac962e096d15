import Foundation

extension RunLoop {
  /// Runs the current thread's run loop until something holds.
  ///
  /// - Returns: Whether it holds; a minute is waited at most, for machines that are very busy.
  static func spin(until holds: () throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while try !holds() {
      if Date() > end { return false }
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    return true
  }
}
