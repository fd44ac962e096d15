@_spi(Host) package import StyleAPI

/// Draws views with ``FixedMetrics`` for tests to look at.
package enum Drawing {
  /// The drawing of a view.
  package static func list<Root: View>(
    of view: Root,
    environment: EnvironmentValues = EnvironmentValues(),
    in size: ProposedViewSize = .unspecified
  ) -> DisplayList {
    let graph = ViewGraph(metrics: FixedMetrics())
    graph.update(view, environment: environment)
    return graph.displayList(in: size)
  }

  /// The texts in the drawing of a view.
  package static func texts<Root: View>(
    of view: Root,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> [String] {
    list(of: view, environment: environment).texts
  }
}
