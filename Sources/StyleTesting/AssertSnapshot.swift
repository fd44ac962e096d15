public import StyleAPI

/// Fails the test unless a value looks as its reference file says.
///
/// It works in Swift Testing and in XCTest. The reference stands beside the test file, in
/// `__Snapshots__/<test file>/<test>.<name>.<strategy>.<extension>`.
///
/// ```swift
/// @Test func passingBuild() {
///   assertSnapshot(of: Badge("build", "passing"), as: .svg)
///   assertSnapshot(of: Badge("build", "passing"), as: .ansi(.trueColor))
/// }
/// ```
///
/// On the first run there is no reference: it is written, and the test fails once to say so. Later
/// a failure shows what has changed and the command that accepts it. ``SnapshotRecordMode`` says
/// when references are written. Where the environment variable `BADGE_SNAPSHOT_ARTIFACTS` names a
/// folder, failures leave the reference, the snapshot and their diff there.
///
/// - Parameters:
///   - value: The view, or another value that the strategy is for.
///   - strategy: How the value becomes text.
///   - name: What tells the snapshot apart from others of the same test and strategy. A test with
///     arguments needs one, made of the argument.
///   - environment: The environment at the root of what is drawn.
///   - mode: When the reference is written; nil leaves it to the test's trait and the environment.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value,
  as strategy: SnapshotStrategy<Value>,
  named name: String? = nil,
  environment: EnvironmentValues = EnvironmentValues(),
  record mode: SnapshotRecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = SnapshotSite.current(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: function
  )
  let assertion = SnapshotAssertion(
    environment: SnapshotAssertion.processEnvironment,
    record: mode,
    traitRecord: SnapshotTrait.current?.record
  )
  let message: String?
  do throws(SnapshotError) {
    let report = try assertion.run(
      at: site,
      named: name,
      strategy: strategy.name,
      pathExtension: strategy.pathExtension
    ) {
      try strategy.text(of: value(), in: environment)
    }
    if case .differs(let difference) = report.outcome {
      TestFailure.attach(SnapshotArtifacts(difference, path: report.path).files)
    }
    message = report.message
  } catch {
    message = error.description
  }
  guard let message else { return }
  TestFailure.record(message, fileID: fileID, filePath: filePath, line: line, column: column)
}
