import StyleAPI
import TestSupport
import Testing

/// Layouts of the client's own.
@Suite struct CustomLayoutTests {
  /// Puts each view at the lower right corner of the one before.
  private struct Staircase: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      subviews.reduce(into: CGSize.zero) { size, view in
        let step = view.sizeThatFits(.unspecified)
        size.width += step.width
        size.height += step.height
      }
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var corner = bounds.origin
      for view in subviews {
        let step = view.sizeThatFits(.unspecified)
        view.place(at: corner, proposal: .unspecified)
        corner = CGPoint(x: corner.x + step.width, y: corner.y + step.height)
      }
    }
  }

  private func square(_ name: String, _ side: Double = 10) -> some View {
    Color.red.frame(width: side, height: side).marked(name)
  }

  @Test("A layout measures and places its views")
  func staircase() {
    let drawn = DrawnView(
      Staircase() {
        square("a")
        if true { square("b", 20) }
        EmptyView()
        Group { square("c", 5) }
      }
      .padding(1)
    )
    #expect(drawn.size == CGSize(width: 37, height: 37))
    #expect(drawn["a"] == box(1, 1, 10, 10))
    #expect(drawn["b"] == box(11, 11, 20, 20))
    #expect(drawn["c"] == box(31, 31, 5, 5))
  }

  /// Places its views by a closure.
  private struct Placing: Layout {
    var size = CGSize(width: 100, height: 40)
    let place: (CGRect, Subviews) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { size }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      place(bounds, subviews)
    }
  }

  @Test(
    "Views are placed by any of their points",
    arguments: [
      (UnitPoint.topLeading, 50.0, 20.0), (.center, 45, 15), (.bottomTrailing, 40, 10),
      (UnitPoint(x: 0.25, y: 2), 47.5, 0),
    ]
  )
  func anchors(anchor: UnitPoint, x: Double, y: Double) {
    let drawn = DrawnView(
      Placing { bounds, views in
        views[0].place(
          at: CGPoint(x: bounds.midX, y: bounds.midY),
          anchor: anchor,
          proposal: .zero
        )
      }() { square("a") }
    )
    #expect(drawn["a"] == box(x, y, 10, 10))
  }

  @Test("The last of several places counts, and a view without any lies in the middle")
  func places() {
    let drawn = DrawnView(
      Placing { _, views in
        views[0].place(at: CGPoint(x: 1, y: 1), proposal: .unspecified)
        views[0].place(at: CGPoint(x: 2, y: 3), proposal: .unspecified)
      }() {
        square("a")
        square("b")
      }
    )
    #expect(drawn["a"] == box(2, 3, 10, 10))
    #expect(drawn["b"] == box(45, 15, 10, 10))
  }

  @Test("Views are placed in the size that is proposed to them")
  func proposals() {
    let drawn = DrawnView(
      Placing { _, views in
        views[0].place(at: .zero, proposal: ProposedViewSize(width: 7, height: nil))
        views[1].place(at: .zero, proposal: ProposedViewSize(width: -7, height: .nan))
      }() {
        Color.red.marked("a")
        Color.red.marked("b")
      }
    )
    #expect(drawn["a"] == box(0, 0, 7, 10))
    #expect(drawn["b"] == box(0, 0, 0, 10))
  }

  @Test("A layout cannot place views while it only measures")
  func placingWhileMeasuring() {
    struct Early: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize {
        for view in subviews { view.place(at: CGPoint(x: 90, y: 90), proposal: .zero) }
        return CGSize(width: 30, height: 30)
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    #expect(DrawnView(Early()() { square("a") })["a"] == box(10, 10, 10, 10))
  }

  private struct Rank: LayoutValueKey {
    static var defaultValue: Int { 7 }
  }

  @Test("Views tell values and priorities to their layout")
  func values() {
    final class Seen { var ranks: [Int] = []; var priorities: [Double] = [] }
    let seen = Seen()
    _ = DrawnView(
      Placing { _, views in
        seen.ranks = views.map { $0[Rank.self] }
        seen.priorities = views.map(\.priority)
      }() {
        square("a").layoutValue(key: Rank.self, value: 1)
        square("b").layoutValue(key: Rank.self, value: 2).padding().layoutPriority(3)
        square("c").layoutValue(key: Rank.self, value: 3).layoutValue(key: Rank.self, value: 4)
        Group {
          square("d"); square("e")
        }.layoutValue(key: Rank.self, value: 5)
        HStack { square("f").layoutValue(key: Rank.self, value: 6).layoutPriority(6) }
        Spacer()
      }
    )
    #expect(seen.ranks == [1, 2, 4, 5, 5, 7, 7])
    #expect(seen.priorities == [0, 3, 0, 0, 0, 0, -Double.infinity])
  }

  @Test("A layout knows its direction")
  func direction() {
    final class Seen { var direction: LayoutDirection? }
    let seen = Seen()
    let view = Placing { _, views in seen.direction = views.layoutDirection }() { square("a") }
    _ = DrawnView(view)
    #expect(seen.direction == .leftToRight)
    _ = DrawnView(view.environment(\.layoutDirection, .rightToLeft))
    #expect(seen.direction == .rightToLeft)
  }

  @Test("A size that is none counts as nothing", arguments: [Double.nan, -5, -Double.infinity])
  func invalidSizes(length: Double) {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Placing(size: CGSize(width: length, height: length)) { _, _ in }() {}
        square("a")
      }
    )
    #expect(drawn["a"] == box(0, 0, 10, 10))
  }

  @Test("Spacers and dividers follow the orientation that a layout names")
  func orientation() {
    struct Row: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }

      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize { CGSize(width: 30, height: 20) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        for view in subviews {
          view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
      }
    }
    let row = DrawnView(
      Row()() {
        Spacer().marked("space"); Divider().marked("line")
      }
    )
    #expect(row["space"] == box(0, 0, 30, 0))
    #expect(row["line"] == box(0, 0, 1, 20))
    let any = DrawnView(AnyLayout(Row())() { Spacer().marked("space") })
    #expect(any["space"] == box(0, 0, 30, 0))
    let none = DrawnView(
      Placing { bounds, views in
        views[0].place(at: .zero, proposal: ProposedViewSize(bounds.size))
      }() { Spacer().marked("space") }
    )
    #expect(none["space"] == box(0, 0, 100, 40))
  }
}
