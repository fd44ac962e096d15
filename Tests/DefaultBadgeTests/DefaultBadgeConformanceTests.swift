import DefaultBadge
import StyleAPI
import StyleTesting
import Testing

@Suite struct DefaultBadgeConformanceTests {
  @Test func `every text and every colour is drawn as the rules want it`() {
    assertStyle(.default)
  }
}
