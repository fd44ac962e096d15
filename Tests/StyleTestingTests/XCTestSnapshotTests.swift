import StyleAPI
import StyleTesting
import XCTest

/// That the assertions work in XCTest too.
final class XCTestSnapshotTests: XCTestCase {
  func testBadge() {
    assertSnapshot(of: Badge("build", "passing"), as: .text, record: .never)
  }

  func testStyle() {
    assertStyle(.plain, samples: [StyleSample("one cell", "1")], tints: [])
  }
}
