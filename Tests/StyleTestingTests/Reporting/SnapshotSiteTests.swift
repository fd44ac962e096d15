@testable import StyleTesting
import Testing

@Suite struct SnapshotSiteTests {
  private func site(_ function: String = #function) -> SnapshotSite {
    SnapshotSite.current(
      fileID: #fileID,
      filePath: #filePath,
      line: #line,
      column: #column,
      function: function
    )
  }

  @Test func named() {
    #expect(site().function == "named()")
    #expect(site().filter == #"^StyleTestingTests\.SnapshotSiteTests/named\(\)"#)
    #expect(!site().isParameterized)
  }

  @Test func `in a sentence`() {
    #expect(site().function == "`in a sentence`()")
    #expect(site().filter == #"^StyleTestingTests\.SnapshotSiteTests/`in a sentence`\(\)"#)
  }

  @Test(arguments: [1]) func parameterized(number: Int) {
    #expect(site().isParameterized)
    #expect(site().filter == #"^StyleTestingTests\.SnapshotSiteTests/parameterized\(number:\)"#)
  }

  @Test func `a helper does not change whose snapshot it is`() {
    func helper() -> SnapshotSite { site() }
    #expect(helper().function == "`a helper does not change whose snapshot it is`()")
  }

  @Test func `references stand in a folder beside the test file`() {
    #expect(
      site().folder.hasSuffix("/Tests/StyleTestingTests/Reporting/__Snapshots__/SnapshotSiteTests")
    )
  }

  @Test func `outside of Swift Testing the function and the module name the test`() async {
    let site = await Task.detached { self.site("testDraws()") }.value
    #expect(site.function == "testDraws()")
    #expect(site.filter == #"^StyleTestingTests\..*/testDraws$"#)
  }
}
