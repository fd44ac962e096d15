internal import StyleAPI
internal import Synchronization

/// A badge of a drawing that could not be drawn.
public struct BadgeFailure: Error, Hashable, Sendable {
  /// What the badge says, to tell it from others: `build | passing`.
  public var badge: String
  /// The style that was to draw it.
  public var style: StyleReference
  /// Why it did not.
  public var reason: BadgeEvaluationError
  /// Whether another style has drawn the badge instead.
  public var isReplaced: Bool

  /// Describes a failure.
  public init(
    badge: String,
    style: StyleReference,
    reason: BadgeEvaluationError,
    isReplaced: Bool = false
  ) {
    self.badge = badge
    self.style = style
    self.reason = reason
    self.isReplaced = isReplaced
  }
}

extension BadgeFailure: CustomStringConvertible {
  /// Which badge and which style it is about, and what happened.
  public var description: String {
    "the badge '\(badge)' in the style '\(style.name)': \(reason)"
  }
}

/// The badges of a drawing that could not be drawn.
///
/// A view has no way to throw an error, so what happens while a graph is made is written down here
/// and looked at when it is finished.
final class BadgeFailureLog: Sendable {
  private let failures = Mutex<[BadgeFailure]>([])

  /// How many there are.
  var count: Int { failures.withLock(\.count) }

  /// Writes a failure down.
  func add(_ failure: BadgeFailure) { failures.withLock { $0.append(failure) } }

  /// Takes out those that came after the first `count` and satisfy a condition.
  func take(
    after count: Int = 0,
    where isTaken: (BadgeFailure) -> Bool
  ) -> [BadgeFailure] {
    failures.withLock { failures in
      let taken = failures.dropFirst(count).filter(isTaken)
      if !taken.isEmpty {
        failures = failures.prefix(count) + failures.dropFirst(count).filter { !isTaken($0) }
      }
      return taken
    }
  }
}

private enum BadgeFailureLogKey: EnvironmentKey {
  static var defaultValue: BadgeFailureLog? { nil }
}

extension EnvironmentValues {
  /// Where failures are written down.
  var badgeFailures: BadgeFailureLog? {
    get { self[BadgeFailureLogKey.self] }
    set { self[BadgeFailureLogKey.self] = newValue }
  }
}
