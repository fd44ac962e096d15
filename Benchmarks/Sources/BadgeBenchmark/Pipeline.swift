import DefaultBadge
import FancyBadge
@_spi(Host) import StyleAPI
@_spi(Host) import StyleHost

/// The way from view values to the SVG string, in the steps that are measured.
struct Pipeline {
  let environment: EnvironmentValues
  private let renderer = SVGRenderer()

  init(style: String) {
    var environment = EnvironmentValues()
    environment.badgeStyle = style == "fancy" ? FancyBadgeStyle() : DefaultBadgeStyle()
    environment.renderTarget = .svg
    self.environment = environment
  }

  /// How far to go.
  enum Step: String, CaseIterable {
    case values, graph, layout, list, writer
  }

  /// A new graph for each badge.
  func scratch(_ index: Int, upTo step: Step) {
    let sample = BadgeSample[index]
    let badge = Badge(sample.label, sample.message)
    if step == .values { return withExtendedLifetime(badge) {} }
    run(ViewGraph(metrics: SVGRenderer.metrics), badge, upTo: step)
  }

  /// The same graph for all badges, of which only label and message change.
  func parts(_ graph: ViewGraph, _ index: Int, upTo step: Step = .writer) {
    let sample = BadgeSample[index]
    run(graph, Badge(sample.label, sample.message), upTo: step)
  }

  private func run(_ graph: ViewGraph, _ badge: Badge, upTo step: Step) {
    graph.update(badge, environment: environment)
    if step == .graph { return }
    if step == .layout { return graph.layout() }
    graph.withDisplayList { list in
      if step == .writer { withExtendedLifetime(renderer.svg(for: list)) {} }
    }
  }
}
