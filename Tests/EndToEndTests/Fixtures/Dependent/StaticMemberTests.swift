import DefaultBadge
import FancyBadge
import StyleAPI
import StyleHost
import Testing

/// The bundled styles by the static members that their modules declare.
@Suite struct StaticMemberTests {
  @Test func bundledStyles() throws {
    let mailboxes = HStack {
      Text("Inbox").badge { Text("1") }
      Text("Spam").badge { Text("2") }.badgeStyle(.fancy)
    }
    let drawing = try SVGRenderer().render(mailboxes.badgeStyle(.default))
    let named = HStack {
      Text("Inbox").badge { Text("1") }.badgeStyle(DefaultBadgeStyle())
      Text("Spam").badge { Text("2") }.badgeStyle(FancyBadgeStyle())
    }
    #expect(try drawing == SVGRenderer().render(named))
    #expect(try drawing != SVGRenderer().render(mailboxes.badgeStyle(.fancy)))
  }

  @Test func someAndAny() throws {
    #expect(existential(.fancy) is FancyBadgeStyle)
    #expect(existential(.default) is DefaultBadgeStyle)
    #expect(generic(.fancy) is FancyBadgeStyle)
    #expect(generic(.default) is DefaultBadgeStyle)
    let styles: [any BadgeStyle] = [.default, .fancy]
    #expect(styles.last is FancyBadgeStyle)
  }

  private func existential(_ style: any BadgeStyle) -> any BadgeStyle { style }

  private func generic(_ style: some BadgeStyle) -> any BadgeStyle { style }
}
