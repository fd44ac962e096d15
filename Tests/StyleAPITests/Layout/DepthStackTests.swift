import StyleAPI
import TestSupport
import Testing

/// Views one over the other.
@Suite struct DepthStackTests {
  @Test(
    "A pile is as large as its views together, which meet in its alignment",
    arguments: FrameTests.positions
  )
  func alignment(alignment: Alignment, x: Double, y: Double) {
    let drawn = DrawnView(
      ZStack(alignment: alignment) {
        Color.blue.frame(width: 100, height: 40)
        Color.red.frame(width: 20, height: 10).marked("view")
      }
      .marked("pile")
    )
    #expect(drawn["pile"] == box(0, 0, 100, 40))
    #expect(drawn["view"] == box(x, y, 20, 10))
  }

  @Test("Every view is offered what the pile is offered")
  func proposal() {
    let drawn = DrawnView(
      ZStack {
        Color.red.marked("fill")
        Text("abcd").font(.system(size: 10)).marked("text")
      },
      width: 60,
      height: 30
    )
    #expect(drawn["fill"] == box(0, 0, 60, 30))
    #expect(drawn["text"] == box(20, 10, 20, 10))
  }

  @Test("The views of the highest priority make the size, the others stick out")
  func priority() {
    let drawn = DrawnView(
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 100, height: 40).marked("low")
        Color.red.frame(width: 20, height: 30).layoutPriority(1).marked("high")
        Color.red.frame(width: 30, height: 10).layoutPriority(1).marked("other")
      }
      .marked("pile")
    )
    #expect(drawn["pile"] == box(0, 0, 30, 30))
    #expect(drawn["low"] == box(0, 0, 100, 40))
    let centred = DrawnView(
      ZStack {
        Color.blue.frame(width: 100, height: 40).marked("low")
        Color.red.frame(width: 20, height: 30).layoutPriority(1).marked("high")
      }
    )
    #expect(centred.size == CGSize(width: 20, height: 30))
    #expect(centred["low"] == box(-40, -5, 100, 40))
  }

  @Test("Guides of the views move them against one another and make the pile larger")
  func guides() {
    let drawn = DrawnView(
      ZStack(alignment: .leading) {
        Color.blue.frame(width: 50, height: 10).marked("a")
        Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in 20 }.marked("b")
      }
      .marked("pile")
    )
    #expect(drawn["pile"] == box(0, 0, 70, 10))
    #expect(drawn["a"]?.minX == 20)
    #expect(drawn["b"]?.minX == 0)
  }

  @Test("Without a proposal a view that fills is as large as the pile")
  func idealSize() {
    let drawn = DrawnView(
      ZStack {
        Color.red.marked("fill")
        Text("abcd").font(.system(size: 10)).padding(2).marked("text")
      }
    )
    #expect(drawn.size == CGSize(width: 24, height: 14))
    #expect(drawn["fill"] == box(0, 0, 24, 14))
  }

  @Test("Later views and larger indices lie on top")
  func order() {
    func order(_ first: Double, _ second: Double, _ third: Double) -> [String] {
      DrawnView(
        ZStack {
          Color.red.marked("a").zIndex(first)
          Color.red.marked("b").zIndex(second).padding(1)
          Color.red.marked("c").zIndex(third)
        },
        width: 10,
        height: 10
      ).order
    }
    #expect(order(0, 0, 0) == ["a", "b", "c"])
    #expect(order(1, 0, 0) == ["b", "c", "a"])
    #expect(order(2, 1, 0) == ["c", "b", "a"])
    #expect(order(0, -1, 0) == ["b", "a", "c"])
    let row = DrawnView(
      HStack {
        Color.red.marked("a").zIndex(1)
        Group { Color.red.marked("b") }
      },
      width: 10,
      height: 10
    )
    #expect(row.order == ["b", "a"])
    #expect((row["a"]?.minX ?? 9) < (row["b"]?.minX ?? 0))
  }

  @Test("An empty pile, row or column has no size")
  func empty() {
    #expect(DrawnView(ZStack {}, width: 50, height: 50).size == .zero)
    #expect(DrawnView(HStack {}, width: 50, height: 50).size == .zero)
    #expect(DrawnView(VStack { EmptyView() }, width: 50, height: 50).size == .zero)
  }
}
