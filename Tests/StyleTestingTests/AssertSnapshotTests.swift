import StyleAPI
import StyleHost
import StyleTesting
import Testing

@Suite struct AssertSnapshotTests {
  private let badge = Badge("build", "passing")

  @Test func strategies() {
    assertSnapshot(of: badge, as: .svg)
    assertSnapshot(of: badge, as: .text)
    assertSnapshot(of: badge, as: .ansi(.trueColor))
    assertSnapshot(of: badge, as: .displayList)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func parameterized(scheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    assertSnapshot(of: badge, as: .svg, named: "\(scheme)", environment: environment)
  }

}

@Suite(.snapshots(record: .never)) struct FailingSnapshotTests {
  private let badge = Badge("build", "passing")

  @Test func `a difference is an issue`() {
    withKnownIssue {
      assertSnapshot(of: Badge("build", "failing"), as: .text)
    } matching: {
      $0.comments.first?.rawValue.contains("+[build: failing]") == true
    }
  }

  @Test func `a missing reference is an issue`() {
    withKnownIssue {
      assertSnapshot(of: badge, as: .text, named: "new")
    } matching: {
      $0.comments.first?.rawValue.contains("BADGE_SNAPSHOTS=missing") == true
    }
  }

  @Test func `an error of the value is an issue`() {
    struct Broken: Error {}
    func broken() throws -> Badge { throw Broken() }
    func check() { assertSnapshot(of: try broken(), as: .text) }
    withKnownIssue {
      check()
    } matching: {
      $0.comments.first?.rawValue.contains("Broken") == true
    }
  }

  @Test(arguments: [1, 2]) func `a test with arguments is told to name its snapshots`(number: Int) {
    withKnownIssue {
      assertSnapshot(of: badge, as: .text)
    } matching: {
      $0.comments.first?.rawValue.contains("named:") == true
    }
  }

  @Test func `the issue stands where the assertion does`() {
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: badge, as: .text, named: "place")
    } matching: {
      $0.sourceLocation?.line == line && $0.sourceLocation?.fileID == #fileID
    }
  }
}
