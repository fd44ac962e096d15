@testable import StyleTesting
import Testing

@Suite struct SnapshotClaimsTests {
  private let claims = SnapshotClaims()

  private func claim(
    _ path: String,
    test: String = "LogoTests/draws",
    line: Int = 7,
    isNamed: Bool = false
  ) -> SnapshotClaims.Claim {
    SnapshotClaims.Claim(path: path, test: test, line: line, column: 5, isNamed: isNamed)
  }

  @Test func `an assertion may claim its file again`() throws {
    #expect(try !claims.add(claim("/a.svg")))
    #expect(try claims.add(claim("/a.svg")))
    #expect(try !claims.add(claim("/b.svg", line: 8)))
  }

  @Test func `a second snapshot of a test needs a name`() throws {
    _ = try claims.add(claim("/a.svg"))
    let error = #expect(throws: SnapshotError.self) { try claims.add(claim("/a.svg", line: 9)) }
    #expect(error == .needsNameForSecond(line: 7))
    #expect(error?.description.contains("named:") == true)
  }

  @Test func `a name is used once in a test`() throws {
    _ = try claims.add(claim("/a.svg", isNamed: true))
    #expect(throws: SnapshotError.nameUsedTwice(path: "/a.svg", line: 7)) {
      try claims.add(claim("/a.svg", line: 9, isNamed: true))
    }
  }

  @Test func `two tests do not share a file`() throws {
    _ = try claims.add(claim("/a.svg"))
    #expect(throws: SnapshotError.sharedByTests(path: "/a.svg", other: "LogoTests/draws")) {
      try claims.add(claim("/a.svg", test: "IconTests/draws"))
    }
  }

  @Test func `names that differ by case only are refused`() throws {
    _ = try claims.add(claim("/Dark.svg", isNamed: true))
    #expect(throws: SnapshotError.differsByCase(path: "/dark.svg", other: "/Dark.svg")) {
      try claims.add(claim("/dark.svg", line: 9, isNamed: true))
    }
  }
}
