import StyleAPI
import TestSupport
import Testing

/// The guides of layouts of the client's own.
@Suite struct LayoutGuideTests {
  /// Lays its views one below the other without spacing, and sets guides by a closure.
  private struct Guided: Layout {
    var vertical: (VerticalAlignment, CGRect) -> Double? = { _, _ in nil }
    var horizontal: (HorizontalAlignment, CGRect) -> Double? = { _, _ in nil }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.reduce(0) { $0 + $1.height }
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var y = bounds.minY
      for view in subviews {
        view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += view.sizeThatFits(.unspecified).height
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? { vertical(guide, bounds) }

    func explicitAlignment(
      of guide: HorizontalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? { horizontal(guide, bounds) }
  }

  private enum Line: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private static let line = VerticalAlignment(Line.self)

  private var words: some View {
    Group {
      Text("a").font(.system(size: 10))
      Text("b").font(.system(size: 20))
    }
  }

  private func guide<Value>(
    _ view: some View,
    _ read: @escaping (ViewDimensions) -> Value
  ) -> Value? {
    let reader = DimensionReader(read)
    _ = DrawnView(reader { view })
    return reader.box.value
  }

  @Test("A layout may set any guide, edges and centres too")
  func explicit() {
    let layout = Guided(
      vertical: { guide, bounds in guide == .bottom ? bounds.height - 3 : nil },
      horizontal: { guide, bounds in guide == .leading ? bounds.width / 3 : nil }
    )
    let view = layout { words }
    #expect(guide(view) { $0[explicit: .bottom] } == 27)
    #expect(guide(view) { $0[explicit: .top] } == .some(nil))
    #expect(guide(view) { abs($0[HorizontalAlignment.leading] - 10.0 / 3) < 1e-9 } == true)
    #expect(guide(view.padding(2)) { $0[explicit: .bottom] } == 29)
    #expect(guide(VStack { view }) { $0[explicit: .bottom] } == .some(nil))
    let drawn = DrawnView(
      HStack(alignment: .bottom, spacing: 0) {
        layout { words }.frame(width: 20).marked("layout")
        Color.red.frame(width: 10, height: 10).marked("square")
      }
    )
    #expect(drawn["square"]?.maxY == 27)
  }

  @Test("Where a layout sets no guide, its views' guides count")
  func fallback() {
    let view = Guided()() { words }
    #expect(guide(view) { [$0[.firstTextBaseline], $0[.lastTextBaseline]] } == [8, 26])
    let own = Guided()() {
      Color.red.frame(width: 10, height: 10).alignmentGuide(Self.line) { _ in 4 }
      Color.red.frame(width: 10, height: 10).alignmentGuide(Self.line) { _ in 2 }
      Color.red.frame(width: 10, height: 10)
    }
    #expect(guide(own) { $0[explicit: Self.line] } == 8)
    #expect(guide(own) { $0[explicit: .top] } == .some(nil))
  }

  @Test("A guide that is no number counts as not set")
  func notNumbers() {
    let view = Guided(vertical: { _, _ in .nan })() { words }
    #expect(guide(view) { [$0[.firstTextBaseline], $0[.bottom]] } == [8, 30])
    let guided = Color.red.frame(width: 10, height: 10)
      .alignmentGuide(.top) { _ in 3 }.alignmentGuide(.top) { _ in .infinity }
    #expect(guide(guided) { $0[.top] } == 3)
  }

  @Test("Stacks as layouts have the guides of stacks")
  func stackLayouts() {
    let row = AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 0))() { words }
    #expect(guide(row) { [$0[.firstTextBaseline], $0[.lastTextBaseline]] } == [16, 16])
    let column = VStackLayout(spacing: 0)() { words }
    #expect(guide(column) { [$0[.firstTextBaseline], $0[.lastTextBaseline]] } == [8, 26])
    let pile = ZStackLayout(alignment: .top)() { words }
    #expect(guide(pile) { [$0[.firstTextBaseline], $0[.lastTextBaseline]] } == [8, 16])
  }
}
