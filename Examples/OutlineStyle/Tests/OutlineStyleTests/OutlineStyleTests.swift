import StyleAPI
import StyleTesting
import Testing

@testable import OutlineStyle

@Suite struct OutlineStyleTests {
  @Test func passingBuild() {
    let badge = Badge("build", "passing").badgeStyle(OutlineStyle())
    assertSnapshot(of: badge, as: .svg)
    assertSnapshot(of: badge, as: .ansi(.trueColor))
  }

  @Test func difficultTextsAndColors() {
    assertStyle(OutlineStyle())
  }
}
