@_spi(Host) import StyleAPI
import DefaultBadge
import TestSupport
import Testing

@Suite struct SmokeTests {
  @Test func dump() {
    let graph = ViewGraph(metrics: FixedMetrics())
    graph.update(
      HStack {
        Text("Inbox").badge { Text("3") }
        Badge("build", "passing")
      }.badgeStyle(DefaultBadgeStyle()),
      environment: EnvironmentValues()
    )
    let list = graph.displayList()
    print(list.bounds, list.ink)
    for item in list.items { print(item) }
    print(list.texts)
    print(list.gradients.count)
  }
}
