internal import Glibc

/// One comparison of a snapshot with its reference file, apart from the test framework.
struct SnapshotAssertion {
  /// The environment variables of the process.
  var environment: [String: String]
  /// The claims that it has to respect.
  var claims = SnapshotClaims.shared
  /// The assertion's own mode.
  var record: SnapshotRecordMode?
  /// The mode of the test's trait.
  var traitRecord: SnapshotRecordMode?

  /// Makes the snapshot, compares it, and writes what is to be written.
  ///
  /// - Parameters:
  ///   - site: The assertion.
  ///   - name: The snapshot's name in its test.
  ///   - strategy: The strategy's name.
  ///   - pathExtension: The extension of the reference file.
  ///   - makeText: Makes the snapshot.
  /// - Returns: What came of it.
  /// - Throws: ``SnapshotError`` where nothing could be compared, or nothing written.
  func run(
    at site: SnapshotSite,
    named name: String?,
    strategy: String,
    pathExtension: String,
    _ makeText: () throws -> String
  ) throws(SnapshotError) -> SnapshotReport {
    if site.isParameterized, name == nil { throw .needsNameForCase }
    let file = SnapshotFileName(
      test: site.function,
      name: name,
      strategy: strategy,
      pathExtension: pathExtension
    )
    return try run(at: site, path: "\(site.folder)/\(file.string)", isNamed: name != nil, makeText)
  }

  /// Makes the snapshot, compares it with a file, and writes what is to be written.
  func run(
    at site: SnapshotSite,
    path: String,
    isNamed: Bool,
    _ makeText: () throws -> String
  ) throws(SnapshotError) -> SnapshotReport {
    let choice = try SnapshotRecordMode.resolve(
      argument: record,
      trait: traitRecord,
      environment: environment
    )
    let isRepeated = try claims.add(
      SnapshotClaims.Claim(
        path: path,
        test: site.filter,
        line: site.line,
        column: site.column,
        isNamed: isNamed
      )
    )
    let received = try text(makeText)
    let reference = try SnapshotFiles.read(path)
    let outcome = compareSnapshot(received, with: reference, recording: choice.mode)
    if outcome.records { try SnapshotFiles.write(received, to: path) }
    var report = SnapshotReport(
      outcome: outcome,
      path: path,
      site: site,
      isModeInCode: choice.isInCode,
      isRepeated: isRepeated
    )
    report.artifacts = try artifacts(of: report)
    return report
  }

  private func text(_ makeText: () throws -> String) throws(SnapshotError) -> String {
    do { return try makeText() } catch { throw .notDrawn(String(describing: error)) }
  }

  private func artifacts(of report: SnapshotReport) throws(SnapshotError) -> [String] {
    guard case .differs(let difference) = report.outcome,
      let root = environment[SnapshotArtifacts.variable], !root.isEmpty
    else { return [] }
    let group = report.site.folder.split(separator: "/").last.map(String.init) ?? "snapshots"
    return try SnapshotArtifacts(difference, path: report.path).write(to: root, group: group)
  }
}

extension SnapshotAssertion {
  /// The environment variables that matter to snapshots.
  static var processEnvironment: [String: String] {
    var values: [String: String] = [:]
    for name in [SnapshotRecordMode.variable, SnapshotArtifacts.variable, "CI"] {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }
}
