@_spi(Host) import StyleAPI
import DefaultBadge
import TestSupport
import Testing

/// One graph that is brought up to date must draw what a new graph draws.
@Suite struct GraphReuseTests {
  private struct Step: Sendable {
    var label: String?
    var message: String
    var tint: Color?
    var isExtra = false
    var items: [Int] = []
  }

  @ViewBuilder
  private static func view(_ step: Step) -> some View {
    HStack {
      if step.isExtra { Text("extra") }
      if let label = step.label {
        Badge(label, step.message).badgeTint(step.tint)
      } else {
        Badge(step.message).badgeTint(step.tint)
      }
      ForEach(step.items, id: \.self) { Text(verbatim: "\($0)") }
      Text("end").padding(step.isExtra ? 1 : 2)
    }
    .badgeStyle(DefaultBadgeStyle())
  }

  private static let steps: [Step] = [
    Step(label: "build", message: "passing"),
    Step(label: "build", message: "failing"),
    Step(label: "build", message: "failing", tint: .red),
    Step(label: "a longer label", message: "x", tint: .red),
    Step(label: nil, message: "x", tint: .red, isExtra: true),
    Step(label: "build", message: "passing", items: [1, 2, 3]),
    Step(label: "build", message: "passing", items: [3, 1]),
    Step(label: "build", message: "passing", isExtra: true, items: [4, 3, 5, 1]),
    Step(label: "", message: ""),
    Step(label: "build", message: "passing"),
  ]

  @Test func `An updated drawing is the drawing made anew`() {
    let environment = EnvironmentValues()
    let graph = ViewGraph(metrics: FixedMetrics())
    for step in Self.steps {
      graph.update(Self.view(step), environment: environment)
      let updated = graph.displayList()
      #expect(updated == Drawing.list(of: Self.view(step)), "\(step)")
    }
  }

  @Test func `Many random updates of one graph draw what new graphs draw`() {
    var generator = SeededGenerator(seed: 7)
    let graph = ViewGraph(metrics: FixedMetrics())
    let environment = EnvironmentValues()
    for _ in 0..<400 {
      let step = Step(
        label: Bool.random(using: &generator)
          ? "l\(Int.random(in: 0..<3, using: &generator))" : nil,
        message: "m\(Int.random(in: 0..<1000, using: &generator))",
        tint: [nil, .red, .blue].randomElement(using: &generator) ?? nil,
        isExtra: Bool.random(using: &generator),
        items: Array(0..<6).shuffled(using: &generator).prefix(
          Int.random(in: 0..<6, using: &generator)
        )
        .map { $0 }
      )
      graph.update(Self.view(step), environment: environment)
      #expect(graph.displayList() == Drawing.list(of: Self.view(step)), "\(step)")
    }
  }

  @Test func `A badge of an unchanged environment keeps its style's body`() {
    let counter = Counter()
    let style = CountingStyle(counter: counter)
    var environment = EnvironmentValues()
    environment.badgeStyle = style
    let graph = ViewGraph(metrics: FixedMetrics())
    for message in ["a", "b", "c"] {
      graph.update(Badge("l", message), environment: environment)
      #expect(graph.displayList().texts == ["l", message])
    }
    #expect(counter.value == 1)
    environment.badgeTint = .red
    graph.update(Badge("l", "c"), environment: environment)
    #expect(counter.value == 2)
  }
}

private struct CountingStyle: BadgeStyle {
  let counter: Counter

  func makeBody(_ label: AnyView) -> some View { label }

  func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    let _ = counter.next()
    HStack {
      configuration.label
      configuration.message
    }
  }
}
