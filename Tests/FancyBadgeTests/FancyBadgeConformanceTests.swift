import StyleAPI
import StyleTesting
import Testing

@Suite struct FancyBadgeConformanceTests {
  @Test func `every text and every colour is drawn as the rules want it`() throws {
    assertStyle(try FancyBadge.style())
  }
}
