import StyleAPI
import TestSupport
import Testing

/// Alignment guides: set, read, passed up.
@Suite struct AlignmentGuideTests {
  private enum Dot: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }
  private enum Line: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }
  private static let dot = HorizontalAlignment(Dot.self)
  private static let line = VerticalAlignment(Line.self)

  private var view: some View { Color.red.frame(width: 40, height: 20) }

  /// The dimensions of a view.
  private func dimensions<Result>(
    _ view: some View,
    _ read: @escaping (ViewDimensions) -> Result
  ) -> Result? {
    let reader = DimensionReader(read)
    _ = DrawnView(reader { view })
    return reader.box.value
  }

  @Test("A guide that nobody sets has its default")
  func defaults() {
    let values = dimensions(view) {
      [
        $0[HorizontalAlignment.leading], $0[HorizontalAlignment.center], $0[.trailing],
        $0[VerticalAlignment.top], $0[VerticalAlignment.center], $0[.bottom],
        $0[.firstTextBaseline], $0[.lastTextBaseline], $0[Self.dot], $0[Self.line],
      ]
    }
    #expect(values == [0, 20, 40, 0, 10, 20, 20, 20, 10, 5])
    #expect(dimensions(view) { $0[explicit: .leading] } == .some(nil))
  }

  @Test("A guide that is set counts for that line alone")
  func explicit() {
    let guided = view.alignmentGuide(.leading) { $0.width - 4 }
    #expect(dimensions(guided) { $0[explicit: .leading] } == 36)
    #expect(dimensions(guided) { $0[explicit: .trailing] } == .some(nil))
    #expect(dimensions(guided) { $0[HorizontalAlignment.center] } == 20)
  }

  @Test("A guide may be made of others, which are those set inside")
  func chained() {
    let guided =
      view
      .alignmentGuide(VerticalAlignment.center) { $0[.top] }
      .alignmentGuide(.top) { $0[.bottom] }
      .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
    #expect(
      dimensions(guided) { [$0[VerticalAlignment.center], $0[.top], $0[.bottom]] } == [0, 20, 0]
    )
  }

  @Test("The outermost of two guides for one line counts")
  func outermost() {
    let guided = view.alignmentGuide(.top) { _ in 1 }.alignmentGuide(.top) { $0[.top] + 2 }
    #expect(dimensions(guided) { $0[.top] } == 3)
  }

  @Test("Modifiers of one view pass its guides up, moved by its place")
  func unary() {
    let top = view.alignmentGuide(.top) { _ in 10 }
    #expect(dimensions(top.padding(4)) { $0[explicit: .top] } == 14)
    #expect(dimensions(top.frame(width: 60, height: 40)) { $0[explicit: .top] } == 20)
    #expect(dimensions(top.frame(height: 40, alignment: .top)) { $0[explicit: .top] } == 0)
    #expect(dimensions(top.frame(height: 40, alignment: .bottom)) { $0[explicit: .top] } == 30)
    #expect(dimensions(top.frame(minHeight: 40, alignment: .bottom)) { $0[explicit: .top] } == 30)
    #expect(dimensions(top.fixedSize().opacity(0.5)) { $0[explicit: .top] } == 10)
    #expect(dimensions(top.background { Color.blue }) { $0[explicit: .top] } == 10)
    #expect(dimensions(top.offset(y: 5)) { $0[explicit: .top] } == 10)
    let overlay = view.overlay { view.alignmentGuide(.top) { _ in 10 } }
    #expect(dimensions(overlay) { $0[explicit: .top] } == .some(nil))
  }

  @Test("Guides go through groups and views with bodies")
  func transparent() {
    struct Wrapper<Content: View>: View {
      let content: Content
      var body: some View { Group { if true { content } } }
    }
    let top = Wrapper(content: view.alignmentGuide(.top) { _ in 10 })
    #expect(dimensions(top.padding(1)) { $0[explicit: .top] } == 11)
    let late = Group {
      if false { view }
      EmptyView()
      view.alignmentGuide(.top) { _ in 10 }
    }
    #expect(dimensions(late.padding(1)) { $0[explicit: .top] } == 11)
  }

  @Test("Stacks keep edges and centres to themselves")
  func stacksHideEdges() {
    let row = HStack { view.alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.top) { _ in 2 } }
    let column = VStack { view.alignmentGuide(.trailing) { _ in 10 } }
    let pile = ZStack { view.alignmentGuide(HorizontalAlignment.center) { _ in 10 } }
    #expect(dimensions(row) { $0[explicit: .leading] } == .some(nil))
    #expect(dimensions(row) { $0[explicit: .top] } == .some(nil))
    #expect(dimensions(column) { $0[explicit: .trailing] } == .some(nil))
    #expect(dimensions(pile) { $0[explicit: HorizontalAlignment.center] } == .some(nil))
  }

  @Test("Stacks pass up the mean of guides of the client's own")
  func mean() {
    let column = VStack(alignment: .leading) {
      view.alignmentGuide(Self.dot) { _ in 1 }
      view
      view.alignmentGuide(Self.dot) { _ in 3 }
      view.alignmentGuide(Self.dot) { _ in 5 }
    }
    #expect(dimensions(column) { $0[explicit: Self.dot] } == 3)
    let row = HStack(spacing: 10) {
      view.alignmentGuide(Self.dot) { _ in 4 }
      view.alignmentGuide(Self.dot) { _ in 6 }
    }
    // 4 and 50 + 6.
    #expect(dimensions(row) { $0[explicit: Self.dot] } == 30)
    let pile = ZStack(alignment: .bottom) {
      view.alignmentGuide(Self.line) { _ in 2 }
      Color.red.frame(width: 10, height: 40)
    }
    #expect(dimensions(pile) { $0[explicit: Self.line] } == 22)
    #expect(dimensions(VStack { view }) { $0[explicit: Self.dot] } == .some(nil))
    #expect(dimensions(VStack { view }) { $0[Self.dot] } == 10)
  }

  @Test("Views are lined up by a guide of the client's own across two stacks")
  func acrossStacks() {
    let drawn = DrawnView(
      HStack(alignment: Self.line, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 30)
          Color.red.frame(width: 10, height: 12).marked("inner")
            .alignmentGuide(Self.line) { $0[VerticalAlignment.center] }
        }
        Color.red.frame(width: 10, height: 8).marked("outer")
          .alignmentGuide(Self.line) { $0[VerticalAlignment.center] }
      }
    )
    #expect(drawn["inner"] == box(0, 30, 10, 12))
    #expect(drawn["outer"] == box(10, 32, 10, 8))
  }

  @Test("The first baseline is the uppermost, the last one the lowest")
  func baselines() {
    let small = Text("a").font(.system(size: 10))
    let large = Text("a\na").font(.system(size: 20))
    let row = HStack(alignment: .top) {
      small
      large
    }
    #expect(dimensions(small) { $0[.firstTextBaseline] } == 8)
    #expect(dimensions(large) { [$0[.firstTextBaseline], $0[.lastTextBaseline]] } == [16, 36])
    #expect(dimensions(row) { [$0[.firstTextBaseline], $0[.lastTextBaseline]] } == [8, 36])
    #expect(dimensions(small.padding(3)) { $0[.lastTextBaseline] } == 11)
    let column = VStack(spacing: 0) {
      Color.red.frame(width: 4, height: 4)
      small
      small
    }
    #expect(dimensions(column) { [$0[.firstTextBaseline], $0[.lastTextBaseline]] } == [12, 22])
  }

  @Test("A row lines up its views by the guide that it is given")
  func rows() {
    func row(_ alignment: VerticalAlignment) -> DrawnView {
      DrawnView(
        HStack(alignment: alignment, spacing: 0) {
          Text("a").font(.system(size: 10)).marked("text")
          Text("a\na").font(.system(size: 20)).marked("lines")
          Color.red.frame(width: 10, height: 50).marked("color")
        }
      )
    }
    func tops(_ alignment: VerticalAlignment) -> [Double?] {
      let drawn = row(alignment)
      return ["text", "lines", "color"].map { drawn[$0]?.minY }
    }
    #expect(tops(.top) == [0, 0, 0])
    #expect(tops(.center) == [20, 5, 0])
    #expect(tops(.bottom) == [40, 10, 0])
    #expect(tops(.firstTextBaseline) == [42, 34, 0])
    #expect(tops(.lastTextBaseline) == [42, 14, 0])
    #expect(row(.firstTextBaseline).size.height == 74)
  }

  @Test("A column lines up its views by the guide that it is given")
  func columns() {
    func lefts(_ alignment: HorizontalAlignment) -> [Double?] {
      let drawn = DrawnView(
        VStack(alignment: alignment, spacing: 0) {
          Color.red.frame(width: 40, height: 10).marked("wide")
          Color.red.frame(width: 20, height: 10).marked("narrow")
          Color.red.frame(width: 30, height: 10).marked("guided")
            .alignmentGuide(.leading) { _ in -10 }
        }
      )
      return ["wide", "narrow", "guided"].map { drawn[$0]?.minX }
    }
    #expect(lefts(.leading) == [0, 0, 10])
    #expect(lefts(.center) == [0, 10, 5])
    #expect(lefts(.trailing) == [0, 20, 10])
    #expect(lefts(Self.dot) == [0, 5, 2.5])
  }
}
