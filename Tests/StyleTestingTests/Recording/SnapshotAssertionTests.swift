@testable import StyleTesting
import Testing

@Suite struct SnapshotAssertionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func site(
    line: Int = 10,
    function: String = "draws()",
    isParameterized: Bool = false
  ) -> SnapshotSite {
    SnapshotSite(
      fileID: "LogoTests/Logo.swift",
      filePath: folder.path + "/Logo.swift",
      line: line,
      column: 5,
      function: function,
      filter: "^LogoTests\\.LogoTests/draws\\(\\)",
      isParameterized: isParameterized
    )
  }

  /// Runs an assertion as in a process of its own.
  private func run(
    _ text: String,
    _ mode: SnapshotRecordMode? = nil,
    environment: [String: String] = [:],
    named name: String? = nil,
    at site: SnapshotSite? = nil,
    claims: SnapshotClaims = SnapshotClaims()
  ) throws -> SnapshotReport {
    let assertion = SnapshotAssertion(environment: environment, claims: claims, record: mode)
    return try assertion.run(
      at: site ?? self.site(),
      named: name,
      strategy: "text",
      pathExtension: "txt"
    ) { text }
  }

  private let file = "__Snapshots__/Logo/draws.text.txt"

  @Test func `the first run records and fails, the second passes`() throws {
    let first = try run("one\n")
    #expect(first.outcome == .recordsNew)
    #expect(first.message?.contains(file) == true)
    #expect(try folder.text(of: file) == "one\n")
    let second = try run("one\n")
    #expect(second.outcome == .matches)
    #expect(second.message == nil)
  }

  @Test func `nothing at all is created where nothing is recorded`() throws {
    let report = try run("one\n", .never)
    #expect(report.outcome == .missing)
    #expect(report.message?.contains("BADGE_SNAPSHOTS=missing swift test --filter") == true)
    #expect(folder.entries.isEmpty)
  }

  @Test(arguments: [SnapshotRecordMode.never, .missing])
  func `a difference is reported and the reference stays`(mode: SnapshotRecordMode) throws {
    try folder.write("one\n", to: file)
    let report = try run("two\n", mode)
    let message = try #require(report.message)
    #expect(try folder.text(of: file) == "one\n")
    #expect(folder.files == [file])
    #expect(message.contains("-one\n+two"))
    #expect(
      message.contains(
        "BADGE_SNAPSHOTS=failed swift test --filter '^LogoTests\\.LogoTests/draws\\(\\)'"
      )
    )
  }

  @Test(arguments: [SnapshotRecordMode.failed, .all])
  func `a difference is recorded, shown and fails`(mode: SnapshotRecordMode) throws {
    try folder.write("one\n", to: file)
    let message = try #require(try run("two\n", mode).message)
    #expect(try folder.text(of: file) == "two\n")
    #expect(message.contains("Recorded"))
    #expect(message.contains("-one\n+two"))
  }

  @Test func `recording all fails also where nothing changes`() throws {
    try folder.write("one\n", to: file)
    #expect(try run("one\n", .all).message?.contains("unchanged") == true)
    #expect(try run("one\n", .failed).message == nil)
  }

  @Test func `the variable's mode counts, and a wrong one fails whatever counts more`() throws {
    #expect(try run("one\n", environment: ["BADGE_SNAPSHOTS": "never"]).outcome == .missing)
    #expect(throws: SnapshotError.unknownRecordMode("yes")) {
      try run("one\n", .missing, environment: ["BADGE_SNAPSHOTS": "yes"])
    }
    #expect(folder.entries.isEmpty)
  }

  @Test func `on a continuous-integration service nothing is recorded`() throws {
    #expect(try run("one\n", environment: ["CI": "true"]).outcome == .missing)
    #expect(folder.entries.isEmpty)
  }

  @Test func `the command is told not to help where the code forbids it`() throws {
    let hint = "take 'record:' out of the assertion or the trait"
    #expect(try run("one\n", .never).message?.contains(hint) == true)
    #expect(try run("one\n", environment: ["CI": "1"]).message?.contains(hint) == false)
  }

  @Test func `a test with arguments needs a name for each`() throws {
    let site = site(function: "draws(size:)", isParameterized: true)
    #expect(throws: SnapshotError.needsNameForCase) { try run("one\n", at: site) }
    #expect(try run("one\n", named: "large", at: site).outcome == .recordsNew)
    #expect(folder.files == ["__Snapshots__/Logo/draws.large.text.txt"])
  }

  @Test func `a second snapshot without a name is refused before anything is written`() throws {
    let claims = SnapshotClaims()
    _ = try run("one\n", claims: claims)
    #expect(throws: SnapshotError.needsNameForSecond(line: 10)) {
      try run("two\n", .all, at: site(line: 12), claims: claims)
    }
    #expect(try folder.text(of: file) == "one\n")
  }

  @Test func `a round of a loop that differs is told to have a name`() throws {
    let claims = SnapshotClaims()
    _ = try run("one\n", claims: claims)
    #expect(try run("one\n", claims: claims).message == nil)
    #expect(try run("two\n", claims: claims).message?.contains("'named:'") == true)
  }

  @Test func `what cannot be drawn is reported with its reason`() {
    struct Broken: Error, CustomStringConvertible { let description = "no ink left" }
    let assertion = SnapshotAssertion(environment: [:], claims: SnapshotClaims())
    let error = #expect(throws: SnapshotError.self) {
      try assertion.run(at: site(), named: nil, strategy: "text", pathExtension: "txt") {
        throw Broken()
      }
    }
    #expect(error?.description.contains("no ink left") == true)
    #expect(folder.entries.isEmpty)
  }

  // MARK: Artifacts

  @Test func `a failure leaves both texts and the diff in the folder for artifacts`() throws {
    try folder.write("one\n", to: file)
    let artifacts = try TemporaryFolder()
    let environment = ["BADGE_SNAPSHOT_ARTIFACTS": artifacts.path]
    let report = try run("two\n", environment: environment)
    #expect(
      artifacts.files == [
        "Logo/draws.text.diff", "Logo/draws.text.received.txt", "Logo/draws.text.reference.txt",
      ]
    )
    #expect(try artifacts.text(of: "Logo/draws.text.reference.txt") == "one\n")
    #expect(try artifacts.text(of: "Logo/draws.text.received.txt") == "two\n")
    #expect(try artifacts.text(of: "Logo/draws.text.diff").hasSuffix("@@ -1 +1 @@\n-one\n+two\n"))
    #expect(report.message?.contains(artifacts.path) == true)
  }

  @Test func `a snapshot that passes leaves nothing`() throws {
    try folder.write("one\n", to: file)
    let artifacts = try TemporaryFolder()
    _ = try run("one\n", environment: ["BADGE_SNAPSHOT_ARTIFACTS": artifacts.path])
    #expect(artifacts.entries.isEmpty)
  }
}
