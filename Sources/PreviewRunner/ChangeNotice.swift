import Foundation
import Synchronization

/// Brings word of changes from any thread to the main one, once for all that come together.
final class ChangeNotice: Sendable {
  private let isUnderWay = Atomic(false)
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  /// Notes a change.
  func note() {
    guard !isUnderWay.exchange(true, ordering: .acquiringAndReleasing) else { return }
    DispatchQueue.main.async { [self] in
      isUnderWay.store(false, ordering: .releasing)
      MainActor.assumeIsolated { action() }
    }
  }
}
