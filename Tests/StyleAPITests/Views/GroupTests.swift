import StyleAPI
import TestSupport
import Testing

/// Modifiers of several views apply to each of them.
@Suite struct GroupTests {
  private func square(_ name: String, _ side: Double = 10) -> some View {
    Color.red.frame(width: side, height: side).marked(name)
  }

  @Test("Padding, frames and fixed sizes apply to each view")
  func layout() {
    let padded = DrawnView(
      HStack(spacing: 0) {
        Group {
          square("a"); square("b")
        }.padding(2)
      }
    )
    #expect(padded["a"] == box(2, 2, 10, 10))
    #expect(padded["b"] == box(16, 2, 10, 10))
    let framed = DrawnView(
      VStack(spacing: 1) {
        Group {
          square("a")
          if true { square("b", 4) }
          ForEach(0..<2) { square("\($0)", 2) }
        }
        .frame(width: 20, height: 12, alignment: .topTrailing)
      }
    )
    #expect(framed["a"] == box(10, 0, 10, 10))
    #expect(framed["b"] == box(16, 13, 4, 4))
    #expect(framed["0"] == box(18, 26, 2, 2))
    #expect(framed["1"] == box(18, 39, 2, 2))
    #expect(framed.size == CGSize(width: 20, height: 51))
  }

  @Test("A view over or below several views is copied for each")
  func overlays() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Group {
          square("a", 10); square("b", 20)
        }
        .background { Color.blue.marked("below") }
        .overlay(alignment: .topTrailing) { Color.green.frame(width: 2, height: 2).marked("over") }
      }
    )
    #expect(drawn.frames(of: "below") == [box(0, 5, 10, 10), box(10, 0, 20, 20)])
    #expect(drawn.frames(of: "over") == [box(8, 5, 2, 2), box(28, 0, 2, 2)])
    #expect(drawn.order == ["below", "a", "over", "below", "b", "over"])
  }

  @Test("Modifiers of modified groups apply to each view too")
  func stacked() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Group {
          square("a"); square("b")
        }
        .padding(1).background { Color.blue.marked("inner") }
        .padding(2).background { Color.blue.marked("outer") }
        .opacity(0.5)
      }
    )
    #expect(drawn.frames(of: "inner") == [box(2, 2, 12, 12), box(18, 2, 12, 12)])
    #expect(drawn.frames(of: "outer") == [box(0, 0, 16, 16), box(16, 0, 16, 16)])
    let layers = drawn.list.items.filter { $0 == .beginOpacity(0.5) }
    #expect(layers.count == 2)
  }

  @Test("Modifiers with bodies apply to the group as a whole")
  func bodies() {
    struct Boxed: ViewModifier {
      func body(content: Content) -> some View { HStack(spacing: 1) { content }.padding(3) }
    }
    let drawn = DrawnView(
      HStack {
        Group {
          square("a"); square("b")
        }.modifier(Boxed())
      }
    )
    #expect(drawn["a"] == box(3, 3, 10, 10))
    #expect(drawn["b"] == box(14, 3, 10, 10))
    #expect(drawn.size == CGSize(width: 27, height: 16))
  }

  @Test("A modified group of nothing is nothing")
  func empty() {
    let drawn = DrawnView(
      HStack(spacing: 5) {
        square("a")
        Group {}.padding(10).overlay { Color.red }.badge { Text("1") }
        square("b")
      }
    )
    #expect(drawn["b"]?.minX == 15)
  }

  @Test("Priorities, guides and indices of a group are those of its views")
  func traits() {
    let drawn = DrawnView(
      HStack(alignment: .top, spacing: 0) {
        Group {
          square("a"); square("b")
        }.alignmentGuide(.top) { _ in 4 }
        square("c")
      }
    )
    #expect(["a", "b", "c"].map { drawn[$0]?.minY } == [0, 0, 4])
    let pile = DrawnView(
      ZStack {
        Group {
          square("a"); square("b")
        }.zIndex(1)
        square("c")
      }
    )
    #expect(pile.order == ["c", "a", "b"])
    let row = DrawnView(
      HStack(spacing: 0) {
        Group {
          Text("aaaa"); Text("bbbb")
        }.layoutPriority(1)
        Text("cccc cccc").marked("rest")
      }
      .font(.system(size: 10)).lineLimit(1),
      width: 60
    )
    #expect(row["rest"]?.width == 20)
  }
}
