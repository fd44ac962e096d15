@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// Layouts that are exchanged, and what they keep.
@Suite struct AnyLayoutTests {
  private func square(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).marked(name)
  }

  @Test("Stacks as layouts place as stacks do")
  func stacks() {
    @ViewBuilder func views() -> some View {
      square("a")
      Spacer(minLength: 2).marked("space")
      Color.red.frame(minWidth: 5, maxWidth: 30, minHeight: 5, maxHeight: 30).marked("b")
    }
    func same(_ one: some View, _ two: some View) {
      for size in [(60, 40), (nil, nil), (12, 12)] as [(Double?, Double?)] {
        let one = DrawnView(one, width: size.0, height: size.1)
        let two = DrawnView(two, width: size.0, height: size.1)
        #expect(one.list == two.list)
      }
    }
    same(
      HStack(alignment: .top, spacing: 3) { views() },
      HStackLayout(alignment: .top, spacing: 3)() { views() }
    )
    same(HStack { views() }, AnyLayout(HStackLayout())() { views() })
    same(VStack(alignment: .trailing) { views() }, VStackLayout(alignment: .trailing)() { views() })
    same(VStack { views() }, AnyLayout(AnyLayout(VStackLayout()))() { views() })
    same(
      ZStack(alignment: .bottomLeading) { views() },
      AnyLayout(ZStackLayout(alignment: .bottomLeading))() { views() }
    )
  }

  @Test("A stack that another layout uses places within the bounds that it is given")
  func delegation() {
    struct Shifted: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize {
        var size = HStackLayout(spacing: 0).sizeThatFits(
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
        size.width += 5
        size.height += 7
        return size
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        let inner = CGRect(
          x: bounds.minX + 5,
          y: bounds.minY + 7,
          width: bounds.width - 5,
          height: bounds.height - 7
        )
        HStackLayout(spacing: 0).placeSubviews(
          in: inner,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
    let drawn = DrawnView(
      Shifted()() {
        square("a"); square("b")
      }
    )
    #expect(drawn.size == CGSize(width: 25, height: 17))
    #expect(drawn["b"] == box(15, 7, 10, 10))
  }

  /// A layout that writes down when its cache is made and brought up to date.
  private struct Logging: Layout {
    final class Log {
      var events: [String] = []
    }

    let log: Log

    func makeCache(subviews: Subviews) -> [Double] {
      log.events.append("make \(subviews.count)")
      return subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func updateCache(_ cache: inout [Double], subviews: Subviews) {
      log.events.append("update \(cache.count) to \(subviews.count)")
      cache = subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Double]
    ) -> CGSize { CGSize(width: cache.reduce(0, +), height: 10) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Double]
    ) {
      var x = bounds.minX
      for (view, width) in zip(subviews, cache) {
        view.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
        x += width
      }
    }
  }

  @Test("A cache is made once and brought up to date when views change", arguments: [false, true])
  func caches(isErased: Bool) {
    let log = Logging.Log()
    let graph = ViewGraph(metrics: FixedMetrics())
    let environment = EnvironmentValues()
    func draw(_ names: [String]) -> DrawnView {
      if isErased {
        graph.update(
          AnyLayout(Logging(log: log))() { ForEach(names, id: \.self) { square($0) } },
          environment: environment
        )
      } else {
        graph.update(
          Logging(log: log)() { ForEach(names, id: \.self) { square($0) } },
          environment: environment
        )
      }
      return DrawnView(graph.displayList())
    }
    #expect(draw(["a", "b"])["b"]?.minX == 10)
    #expect(log.events == ["make 2"])
    _ = graph.displayList()
    #expect(log.events == ["make 2"])
    #expect(draw(["a", "b", "c"])["c"]?.minX == 20)
    #expect(log.events == ["make 2", "update 2 to 3"])
    _ = graph.displayList(in: ProposedViewSize(width: 50, height: 50))
    #expect(log.events.filter { $0.hasPrefix("make") }.count == 1)
  }

  @Test("Exchanging a layout keeps the views in it")
  func exchange() {
    let log = Logging.Log()
    let graph = ViewGraph(metrics: FixedMetrics())
    func draw(_ layout: AnyLayout) -> DrawnView {
      graph.update(
        layout {
          square("a")
          Logging(log: log)() { square("b") }
        },
        environment: EnvironmentValues()
      )
      return DrawnView(graph.displayList())
    }
    #expect(draw(AnyLayout(HStackLayout(spacing: 0)))["b"] == box(10, 0, 10, 10))
    #expect(draw(AnyLayout(VStackLayout(spacing: 0)))["b"] == box(0, 10, 10, 10))
    #expect(draw(AnyLayout(ZStackLayout()))["b"] == box(0, 0, 10, 10))
    #expect(draw(AnyLayout(Logging(log: Logging.Log())))["b"] == box(10, 0, 10, 10))
    // The inner layout was made once and kept: its cache is as old as the first drawing.
    #expect(log.events.filter { $0.hasPrefix("make") } == ["make 1"])
  }
}
