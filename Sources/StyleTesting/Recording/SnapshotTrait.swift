public import Testing

/// The settings of the snapshots in a test or in a suite.
///
/// ```swift
/// @Suite(.snapshots(record: .never))
/// struct LogoTests { … }
/// ```
///
/// For XCTest there are the assertion's argument and the environment variable.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// The settings that are in force around the current test.
  @TaskLocal static var current: SnapshotTrait?

  /// When references are written; nil leaves it to the enclosing suite or to the environment.
  public let record: SnapshotRecordMode?

  /// Whether a suite's settings hold for the tests in it: they do.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = SnapshotTrait(record: record ?? Self.current?.record)
    try await Self.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Says when the references of a test, or of all tests in a suite, are written.
  ///
  /// - Parameter record: The mode; an assertion's own argument counts more, the environment
  ///   variable `BADGE_SNAPSHOTS` less.
  public static func snapshots(record: SnapshotRecordMode) -> Self { SnapshotTrait(record: record) }
}
