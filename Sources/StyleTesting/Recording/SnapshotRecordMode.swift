/// When an assertion writes its reference file.
///
/// The nearest of these that says something decides: the assertion's argument, the test's
/// ``SnapshotTrait``, the environment variable `BADGE_SNAPSHOTS`, and at last the environment
/// variable `CI`: with it nothing is written, without it missing references are.
///
/// A recording always fails its test, so that no run is green that compared nothing.
public enum SnapshotRecordMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing is written, not even a folder.
  case never
  /// References that do not exist yet are written.
  case missing
  /// References that do not exist, or that differ from what was drawn, are written.
  case failed
  /// All references are written.
  case all
}

extension SnapshotRecordMode {
  /// The environment variable that a mode is read from.
  static let variable = "BADGE_SNAPSHOTS"

  /// A mode, and whether the code or the circumstances have chosen it.
  struct Choice: Hashable, Sendable {
    var mode: SnapshotRecordMode
    /// Whether the assertion's argument or the test's trait says so, so that no variable helps.
    var isInCode: Bool
  }

  /// The mode for one assertion.
  ///
  /// - Parameters:
  ///   - argument: The assertion's own mode.
  ///   - trait: The mode of the test's trait.
  ///   - environment: The process's environment variables.
  /// - Throws: ``SnapshotError/unknownRecordMode(_:)`` where `BADGE_SNAPSHOTS` has another value,
  ///   also if the argument or the trait decides: a mistyped mode never passes unnoticed.
  static func resolve(
    argument: SnapshotRecordMode?,
    trait: SnapshotRecordMode?,
    environment: [String: String]
  ) throws(SnapshotError) -> Choice {
    var variable: SnapshotRecordMode?
    if let value = environment[Self.variable], !value.isEmpty {
      guard let mode = SnapshotRecordMode(rawValue: value) else { throw .unknownRecordMode(value) }
      variable = mode
    }
    if let mode = argument ?? trait { return Choice(mode: mode, isInCode: true) }
    let mode = variable ?? (isIntegration(environment) ? .never : .missing)
    return Choice(mode: mode, isInCode: false)
  }

  /// Whether the process runs for a continuous-integration service.
  private static func isIntegration(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
