import DefaultBadge
import StyleAPI
import StyleHost
import StyleTesting
import Testing

@Suite struct DefaultBadgeSnapshotTests {
  private var pair: some View { Badge("build", "passing").badgeStyle(.default) }
  private var corner: some View {
    Text("Inbox").badge { Text("3") }.badgeStyle(.default)
  }

  @Test func `a label and a message`() {
    assertSnapshot(of: pair, as: .svg)
    assertSnapshot(of: pair, as: .displayList)
    assertSnapshot(of: pair, as: .text)
  }

  @Test func `one label on a corner`() {
    assertSnapshot(of: corner, as: .svg)
    assertSnapshot(of: corner, as: .displayList)
    assertSnapshot(of: corner, as: .text)
  }

  @Test func `a message alone`() {
    let badge = Badge("passing").badgeStyle(.default)
    assertSnapshot(of: badge, as: .svg)
    assertSnapshot(of: badge, as: .ansi(.trueColor))
  }

  @Test(arguments: ColorProfile.allCases) func terminals(profile: ColorProfile) {
    assertSnapshot(of: pair, as: .ansi(profile), named: "pair")
    assertSnapshot(of: corner, as: .ansi(profile), named: "corner")
  }

  @Test func `an icon before the label`() {
    let badge = Badge("build", "passing").icon { Sample.icon }.badgeStyle(.default)
    assertSnapshot(of: badge, as: .svg)
    assertSnapshot(of: badge, as: .ansi(.trueColor))
    assertSnapshot(of: badge, as: .text)
  }

  @Test(arguments: Sample.tints) func tints(name: String) throws {
    let tint = Color(try ColorParser.parse(name))
    let badges = HStack {
      pair
      corner
    }
    .badgeTint(tint)
    assertSnapshot(of: badges, as: .svg(.light), named: name)
    assertSnapshot(of: badges, as: .ansi(.ansi256), named: name)
  }

  @Test func `a translucent tint is mixed with the page of each scheme`() {
    let badge = pair.badgeTint(.blue.opacity(0.5))
    assertSnapshot(of: badge, as: .svg(.light))
    assertSnapshot(of: badge, as: .svg(.dark))
    assertSnapshot(of: badge, as: .svg(.adaptive))
  }

  @Test func `colours of both parts`() {
    let badge = pair.badgeTint(.orange).badgeLabelTint(.indigo)
    assertSnapshot(of: badge, as: .svg)
    assertSnapshot(of: badge, as: .ansi(.trueColor))
  }

  @Test(arguments: [ContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityLarge])
  func sizes(category: ContentSizeCategory) {
    var environment = EnvironmentValues()
    environment.sizeCategory = category
    assertSnapshot(of: pair, as: .displayList, named: "\(category)-pair", environment: environment)
    assertSnapshot(
      of: corner,
      as: .displayList,
      named: "\(category)-corner",
      environment: environment
    )
  }

  @Test func `from right to left`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let badge = Badge("بناء", "ناجح").icon { Sample.icon }.badgeStyle(.default)
    assertSnapshot(of: badge, as: .svg, environment: environment)
    assertSnapshot(of: badge, as: .displayList, environment: environment)
    assertSnapshot(of: badge, as: .ansi(.trueColor), environment: environment)
  }
}
