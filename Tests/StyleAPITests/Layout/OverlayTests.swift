import StyleAPI
import TestSupport
import Testing

/// Views over and below another one.
@Suite struct OverlayTests {
  private var primary: some View { Color.blue.frame(width: 100, height: 40) }
  private var badge: some View { Color.red.frame(width: 20, height: 10).marked("badge") }

  @Test("An overlay's guides meet those of the view", arguments: FrameTests.positions)
  func alignment(alignment: Alignment, x: Double, y: Double) {
    let over = DrawnView(primary.overlay(alignment: alignment) { badge })
    #expect(over["badge"] == box(x, y, 20, 10))
    #expect(over.size == CGSize(width: 100, height: 40))
    let below = DrawnView(primary.background(alignment: alignment) { badge })
    #expect(below["badge"] == box(x, y, 20, 10))
  }

  static let corners: [(Alignment, Double, Double)] = [
    (.topLeading, -10, -5), (.top, 40, -5), (.topTrailing, 90, -5),
    (.leading, -10, 15), (.center, 40, 15), (.trailing, 90, 15),
    (.bottomLeading, -10, 35), (.bottom, 40, 35), (.bottomTrailing, 90, 35),
  ]

  @Test("A view whose guides are its centre is centred on the corner", arguments: corners)
  func centredOnCorner(alignment: Alignment, x: Double, y: Double) {
    let drawn = DrawnView(
      primary.overlay(alignment: alignment) {
        badge
          .alignmentGuide(alignment.horizontal) { $0[HorizontalAlignment.center] }
          .alignmentGuide(alignment.vertical) { $0[VerticalAlignment.center] }
      }
    )
    #expect(drawn["badge"] == box(x, y, 20, 10))
    #expect(drawn.list.ink == box(0, 0, 100, 40).union(box(x, y, 20, 10)))
  }

  @Test("A badge lies with its centre on the corner", arguments: corners)
  func badge(alignment: Alignment, x: Double, y: Double) {
    struct Style: BadgeStyle {
      func makeBody(_ label: AnyView) -> some View { label.marked("badge") }
    }
    let drawn = DrawnView(
      primary.badge(alignment: alignment) { Color.red.frame(width: 20, height: 10) }
        .badgeStyle(Style())
    )
    #expect(drawn["badge"] == box(x, y, 20, 10))
  }

  @Test("An overlay is offered the size of the view")
  func proposal() {
    let drawn = DrawnView(
      primary.overlay { Color.red.marked("over") }.background { Color.red.marked("below") },
      width: 300,
      height: 300
    )
    #expect(drawn["over"] == box(0, 0, 100, 40))
    #expect(drawn["below"] == box(0, 0, 100, 40))
    #expect(drawn.order == ["below", "over"])
  }

  @Test("Several views in an overlay lie over one another by its alignment")
  func severalViews() {
    let drawn = DrawnView(
      primary.overlay(alignment: .bottomTrailing) {
        Color.red.frame(width: 30, height: 30).marked("large")
        Color.green.frame(width: 10, height: 10).marked("small")
      }
    )
    #expect(drawn["large"] == box(70, 10, 30, 30))
    #expect(drawn["small"] == box(90, 30, 10, 10))
  }

  @Test("Several views in an overlay take a guide of the client's own from their mean")
  func severalViewsWithOwnGuide() {
    enum Dot: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    let dot = HorizontalAlignment(Dot.self)
    let drawn = DrawnView(
      primary.overlay(alignment: Alignment(horizontal: dot, vertical: .top)) {
        Color.red.frame(width: 30, height: 30).alignmentGuide(dot) { _ in 6 }.marked("large")
        Color.green.frame(width: 10, height: 10).alignmentGuide(dot) { _ in 2 }.marked("small")
      }
    )
    // The view's own guide is at 100, and both guides of the overlay meet there.
    #expect(drawn["large"]?.minX == 94)
    #expect(drawn["small"]?.minX == 98)
  }

  @Test("Views given as values stand where those of a builder do")
  func values() {
    let drawn = DrawnView(
      primary.overlay(badge, alignment: .bottom).background(badge, alignment: .topLeading)
    )
    #expect(drawn.frames(of: "badge") == [box(0, 0, 20, 10), box(40, 30, 20, 10)])
  }

  @Test("An empty overlay changes nothing")
  func empty() {
    let drawn = DrawnView(primary.overlay {}.background {})
    #expect(drawn.size == CGSize(width: 100, height: 40))
    #expect(drawn.list.items.count == 1)
  }

  @Test("Guides of the view move an overlay, guides of the overlay do not move the view")
  func guides() {
    let drawn = DrawnView(
      HStack(alignment: .top, spacing: 0) {
        primary.alignmentGuide(.top) { _ in 8 }.marked("view")
          .overlay(alignment: .top) { badge.alignmentGuide(.top) { _ in 3 } }
        Color.red.frame(width: 10, height: 10).marked("neighbour")
      }
    )
    #expect(drawn["neighbour"]?.minY == 8)
    #expect(drawn["badge"]?.minY == 5)
  }
}
