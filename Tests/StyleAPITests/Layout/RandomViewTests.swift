@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// Views of random structure.
@Suite struct RandomViewTests {
  @Test(
    "Random views are drawn alike anew and by updates, again and again, in finite numbers",
    // The short ranges hold views that were once drawn otherwise by an update.
    arguments: [(1, 0..<200), (2, 0..<150), (3, 1550..<1560), (3, 5060..<5070), (4, 0..<100)]
      as [(Int, Range<UInt64>)]
  )
  func randomViews(depth: Int, seeds: Range<UInt64>) {
    var drawn = 0
    for seed in seeds {
      let graph = ViewGraph(metrics: FixedMetrics())
      for step in [0, 1, 2, 0, 3, 3] as [UInt64] {
        let view = RandomView(seed: seed &* 0x9e37_79b9, step: step, depth: depth)
        graph.update(view, environment: EnvironmentValues())
        for width in [nil, 120, 30] as [Double?] {
          let size = ProposedViewSize(width: width, height: width)
          let list = graph.displayList(in: size)
          #expect(list == DrawnView(view, width: width, height: width).list, "\(seed), \(step)")
          #expect(graph.displayList(in: size) == list, "again: \(seed), \(step)")
          #expect(list.hasFiniteNumbers, "\(seed), \(step)")
          drawn += list.items.count
        }
      }
    }
    #expect(drawn > 200)
  }
}
