import StyleAPI
import TestSupport
import Testing

/// The distances between the views of a stack, and their lengths across it.
@Suite struct StackSpacingTests {
  private func square(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).marked(name)
  }

  @Test(
    "Spacing is 8 points where none is given",
    arguments: [(nil, 18), (0, 10), (3.5, 13.5), (-4, 6)]
      as [(Double?, Double)]
  )
  func spacing(spacing: Double?, second: Double) {
    let row = DrawnView(
      HStack(spacing: spacing) {
        square("a"); square("b")
      }
    )
    #expect(row["b"] == box(second, 0, 10, 10))
    #expect(row.size == CGSize(width: second + 10, height: 10))
    let column = DrawnView(
      VStack(spacing: spacing) {
        square("a"); square("b")
      }
    )
    #expect(column["b"] == box(0, second, 10, 10))
  }

  @Test("Views that draw nothing take no place and no spacing")
  func emptyViews() {
    struct Nothing: View { var body: some View { EmptyView() } }
    let none: Color? = nil
    let drawn = DrawnView(
      HStack(spacing: 10) {
        EmptyView()
        square("a")
        EmptyView().padding().frame(width: 50).background { Color.red }
        if false { square("x") }
        none
        Group {}
        ForEach(0..<0) { _ in square("y") }
        TupleView((EmptyView(), EmptyView()))
        AnyView(EmptyView())
        Nothing()
        square("b")
        EmptyView()
      }
    )
    #expect(drawn.size == CGSize(width: 30, height: 10))
    #expect(drawn["b"] == box(20, 0, 10, 10))
  }

  @Test("A view without size still has its place")
  func zeroSize() {
    let drawn = DrawnView(
      HStack(spacing: 10) {
        square("a")
        Color.red.frame(width: 0, height: 0)
        square("b")
      }
    )
    #expect(drawn["b"]?.minX == 30)
  }

  @Test("Hidden views keep their place")
  func hidden() {
    let drawn = DrawnView(
      HStack(spacing: 10) {
        square("a").hidden()
        square("b")
      }
    )
    #expect(drawn["a"] == nil)
    #expect(drawn["b"]?.minX == 20)
  }

  @Test("Views of groups, optional views and views with bodies are the stack's own")
  func splicing() {
    struct Two: View {
      var body: some View {
        Color.red.frame(width: 10, height: 10).marked("c")
        Color.red.frame(width: 10, height: 10).marked("d")
      }
    }
    let drawn = DrawnView(
      HStack(spacing: 5) {
        Group {
          square("a")
          if true { square("b") }
        }
        Two()
        AnyView(Two())
      }
    )
    #expect(drawn.order == ["a", "b", "c", "d", "c", "d"])
    #expect(drawn.size == CGSize(width: 85, height: 10))
  }

  @Test("Without a length across the stack, views that fill are as long as the longest")
  func crossLength() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Color.red.marked("fill")
        Color.red.frame(width: 10, height: 30).marked("tall")
        Divider().marked("divider")
      },
      width: 50
    )
    #expect(drawn.size == CGSize(width: 50, height: 30))
    #expect(drawn["fill"] == box(0, 0, 39, 30))
    #expect(drawn["divider"] == box(49, 0, 1, 30))
  }

  @Test("Dividers lie across the stack, and lie flat elsewhere")
  func dividers() {
    let row = DrawnView(
      HStack(spacing: 0) {
        square("a"); Divider().marked("line")
      },
      height: 20
    )
    #expect(row["line"] == box(10, 0, 1, 20))
    let column = DrawnView(
      VStack(spacing: 0) {
        square("a"); Divider().marked("line")
      },
      width: 20
    )
    #expect(column["line"] == box(0, 10, 20, 1))
    let pile = DrawnView(HStack { ZStack { Divider().marked("line") } }, width: 20, height: 9)
    #expect(pile["line"] == box(0, 0, 20, 1))
    let over = DrawnView(
      HStack { Color.red.frame(width: 20, height: 9).overlay { Divider().marked("line") } }
    )
    #expect(over["line"] == box(0, 4, 20, 1))
    let inner = DrawnView(
      HStack { Group { Divider().padding(.vertical, 2) }.marked("line") },
      height: 20
    )
    #expect(inner["line"] == box(0, 0, 1, 20))
    let nested = DrawnView(HStack { VStack { Divider().marked("line") } }, width: 20, height: 9)
    #expect(nested["line"] == box(0, 0, 20, 1))
  }

  @Test("Spacers grow along the stack, and along both axes elsewhere")
  func spacers() {
    let row = DrawnView(HStack(spacing: 0) { Spacer().marked("space") }, width: 30, height: 20)
    #expect(row["space"] == box(0, 0, 30, 0))
    let column = DrawnView(VStack(spacing: 0) { Spacer().marked("space") }, width: 30, height: 20)
    #expect(column["space"] == box(0, 0, 0, 20))
    let pile = DrawnView(ZStack { Spacer().marked("space") }, width: 30, height: 20)
    #expect(pile["space"] == box(0, 0, 30, 20))
    let root = DrawnView(Spacer().marked("space"), width: 30, height: 20)
    #expect(root["space"] == box(0, 0, 30, 20))
    let over = DrawnView(
      VStack { Color.red.frame(width: 30, height: 20).overlay { Spacer().marked("space") } }
    )
    #expect(over["space"] == box(0, 0, 30, 20))
  }

  @Test(
    "A spacer is never shorter than its least length",
    arguments: [(nil, 8), (0, 0), (20, 20), (-5, 0), (.nan, 8), (.infinity, 8)]
      as [(Double?, Double)]
  )
  func leastLength(least: Double?, width: Double) {
    let view = HStack(spacing: 0) {
      square("a")
      Spacer(minLength: least).marked("space")
      square("b")
    }
    #expect(DrawnView(view)["space"]?.width == width)
    #expect(DrawnView(view, width: 10)["space"]?.width == width)
    #expect(DrawnView(view, width: 60)["space"]?.width == 40)
  }

  @Test("Several spacers share what is left")
  func sharedRoom() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Spacer(minLength: 0).marked("left")
        square("a")
        Spacer(minLength: 0).marked("right")
      },
      width: 60
    )
    #expect(drawn["left"]?.width == 25)
    #expect(drawn["right"] == box(35, 5, 25, 0))
  }

  @Test("Spacers come after views that fill")
  func fillingFirst() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Color.red.marked("fill")
        Spacer(minLength: 5).marked("space")
      },
      width: 60,
      height: 10
    )
    #expect(drawn["fill"]?.width == 55)
    #expect(drawn["space"]?.width == 5)
  }

  @Test("A drawing of several views is a column")
  func root() {
    let drawn = DrawnView(
      Group {
        square("a"); Spacer().marked("space"); square("b")
      },
      height: 50
    )
    #expect(drawn["a"] == box(0, 0, 10, 10))
    #expect(drawn["space"] == box(5, 18, 0, 14))
    #expect(drawn["b"] == box(0, 40, 10, 10))
  }
}
