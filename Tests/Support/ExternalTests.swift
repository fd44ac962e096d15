import Foundation
package import Testing

/// The tests that need more than Swift and git.
package enum ExternalTests {
  /// Whether they are run: only where somebody says that all they need is there.
  package static let areEnabled =
    ProcessInfo.processInfo.environment["BADGE_EXTERNAL_TESTS"] == "1"
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out where ``ExternalTests`` are not run.
  ///
  /// - Parameter reason: Which tests they are, such as `the tests that need tmux`.
  package static func external(_ reason: String) -> ConditionTrait {
    .enabled(if: ExternalTests.areEnabled, "set BADGE_EXTERNAL_TESTS=1 to run \(reason)")
  }
}
