import Testing

@testable import CommandLineKit

@Suite("Manual pages")
struct ManualPageTests {
  @Test("The page is as it was")
  func golden() throws {
    let page = ManualPage(root: SampleTool.root, date: "March 3, 2026")
    try Golden.expect(page.source, named: "ship.1")
  }
}
