internal import Synchronization

/// Which assertion compares which reference file, so that no two share one.
final class SnapshotClaims: Sendable {
  /// The claims of this process.
  static let shared = SnapshotClaims()

  /// What an assertion says before it compares.
  struct Claim: Hashable, Sendable {
    /// The reference file.
    var path: String
    /// The test, by a name that no other has.
    var test: String
    /// The place of the assertion in its file.
    var line: Int
    /// The place of the assertion in its line.
    var column: Int
    /// Whether the assertion has a name of its own.
    var isNamed: Bool
  }

  private let claims = Mutex<[String: Claim]>([:])

  /// Notes a claim.
  ///
  /// The same assertion may claim a file again: tests are repeated, and assertions stand in loops.
  ///
  /// - Returns: Whether the assertion has claimed the file before.
  /// - Throws: ``SnapshotError`` where the file is another assertion's, or where another file's
  ///   name differs from this one's by case only.
  func add(_ claim: Claim) throws(SnapshotError) -> Bool {
    // Not everywhere do names that differ by case name two files.
    let key = claim.path.lowercased()
    let earlier = claims.withLock { claims -> Claim? in
      defer { if claims[key] == nil { claims[key] = claim } }
      return claims[key]
    }
    guard let earlier else { return false }
    guard earlier.path == claim.path else {
      throw .differsByCase(path: claim.path, other: earlier.path)
    }
    guard earlier.test == claim.test else {
      throw .sharedByTests(path: claim.path, other: earlier.test)
    }
    guard earlier.line == claim.line, earlier.column == claim.column else {
      throw claim.isNamed
        ? .nameUsedTwice(path: claim.path, line: earlier.line)
        : .needsNameForSecond(line: earlier.line)
    }
    return true
  }
}
