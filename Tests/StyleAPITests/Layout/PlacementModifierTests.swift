import StyleAPI
import TestSupport
import Testing

/// `offset`, `position` and `scaleEffect`.
@Suite struct PlacementModifierTests {
  private var view: some View { Color.red.frame(width: 20, height: 10).marked("view") }

  @Test("An offset moves the drawing and not the place")
  func offset() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        view.offset(x: 3, y: -4).marked("place")
        Color.red.frame(width: 5, height: 5).offset(CGSize(width: 1, height: 2)).marked("next")
      }
    )
    #expect(drawn["view"] == box(3, -4, 20, 10))
    #expect(drawn["place"] == box(0, 0, 20, 10))
    #expect(drawn["next"]?.minX == 20)
    #expect(drawn.size == CGSize(width: 25, height: 10))
    #expect(drawn.list.ink.minY == -4)
  }

  @Test("A position is the centre, in a view that takes what it is offered")
  func position() {
    let drawn = DrawnView(
      view.position(x: 30, y: 8).marked("place").overlay(alignment: .topLeading) { view },
      width: 100,
      height: 40
    )
    #expect(drawn["place"] == box(0, 0, 100, 40))
    #expect(drawn.frames(of: "view") == [box(20, 3, 20, 10), box(0, 0, 20, 10)])
    let ideal = DrawnView(view.position(CGPoint(x: 1, y: 2)))
    #expect(ideal.size == CGSize(width: 20, height: 10))
    #expect(ideal["view"] == box(-9, -3, 20, 10))
  }

  @Test(
    "A scale draws larger or smaller around its anchor and keeps the place",
    arguments: [
      (2.0, 2.0, UnitPoint.center, box(-10, -5, 40, 20)),
      (0.5, 2, .topLeading, box(0, 0, 10, 20)),
      (0.5, 0.5, .bottomTrailing, box(10, 5, 10, 5)),
      (-1, 1, .center, box(0, 0, 20, 10)),
      (-1, 1, .leading, box(-20, 0, 20, 10)),
    ]
  )
  func scale(x: Double, y: Double, anchor: UnitPoint, expected: CGRect) {
    let drawn = DrawnView(view.scaleEffect(x: x, y: y, anchor: anchor))
    #expect(drawn["view"] == expected)
    #expect(drawn.list.ink == expected)
    #expect(drawn.size == CGSize(width: 20, height: 10))
  }

  @Test("Scales within scales multiply")
  func nestedScales() {
    let drawn = DrawnView(
      view.scaleEffect(2, anchor: .topLeading).padding(10).scaleEffect(0.5, anchor: .topLeading)
    )
    #expect(drawn["view"] == box(5, 5, 20, 10))
  }

  @Test("A view scaled to nothing draws nothing", arguments: [0, .nan, .infinity] as [Double])
  func noScale(factor: Double) {
    #expect(DrawnView(view.scaleEffect(factor)).list.items.isEmpty)
    #expect(DrawnView(view.scaleEffect(factor)).size == CGSize(width: 20, height: 10))
  }

  @Test("A clip within a mirror image cuts the ink there")
  func mirroredClip() {
    let drawn = DrawnView(
      Color.red.frame(width: 100, height: 10).frame(width: 20, alignment: .leading).clipped()
        .scaleEffect(x: -1, y: 1, anchor: .leading)
    )
    #expect(drawn.list.ink == box(-20, 0, 20, 10))
  }
}
