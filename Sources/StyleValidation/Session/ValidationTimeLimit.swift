/// The time in which all checks of a plugin have to be made.
package struct ValidationTimeLimit: Sendable {
  /// How long it is.
  package let duration: Duration
  /// When it is over.
  package let end: ContinuousClock.Instant

  /// A time that begins now.
  package init(_ duration: Duration) {
    self.duration = duration
    end = ContinuousClock.now + duration
  }

  /// What is said of a check that was under way when it was over.
  package var unfinished: String {
    "it was not finished within \(duration.components.seconds) seconds"
  }

  /// Whether it is over.
  package var isOver: Bool { ContinuousClock.now >= end }
}
