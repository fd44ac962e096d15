/// The graph of one drawing: makes nodes of views, lays them out and writes the display list.
///
/// A graph is used by one thread at a time. Any number of graphs may work at the same time.
@_spi(Host)
public final class ViewGraph {
  private let memory: GraphPool.Entry
  private var proposal = Proposal.unspecified

  var state: UnsafeMutablePointer<GraphState> { memory.state }

  /// Makes an empty graph whose texts are measured by `metrics`.
  public init(metrics: any TextMetrics) {
    memory = GraphPool.take(metrics: metrics)
  }

  deinit { GraphPool.giveBack(memory) }

  /// Makes the nodes of a view, or brings those of the last view up to date with it.
  ///
  /// - Parameters:
  ///   - view: The view at the root; several views stand one below the other.
  ///   - environment: The environment at the root. Hand over the same value again where nothing in
  ///     it has changed: what it is like is then known without looking.
  public func update<Root: View>(_ view: Root, environment: EnvironmentValues) {
    state.pointee.setRoot(environment)
    state.pointee.current = state.pointee.root
    state.pointee.previous = nil
    state.pointee.setDirection(of: state.pointee.root)
    Root._make(view, _ViewContext(state))
    state.pointee.removeRest()
  }

  /// Lays the views out and writes down what to draw.
  ///
  /// - Parameter size: The size that the root is offered; nil lengths and those that are not finite
  ///   ask for the ideal one.
  public func displayList(in size: ProposedViewSize = .unspecified) -> DisplayList {
    drawing(in: size)
    return memory.list.pointee
  }

  /// Lays the views out and hands the drawing to a renderer without copying it.
  public func withDisplayList<Result>(
    in size: ProposedViewSize = .unspecified,
    _ body: (borrowing DisplayList) throws -> Result
  ) rethrows -> Result {
    drawing(in: size)
    // In a variable of its own it is handed over as it is; from memory that others could change it
    // would be copied, with a reference to each of its buffers.
    let list = memory.list.move()
    memory.list.initialize(to: DisplayList(metrics: ""))
    defer { memory.list.pointee = list }
    return try body(list)
  }

  /// Lays the views out; a drawing does so where it is needed.
  public func layout(in size: ProposedViewSize = .unspecified) {
    let proposal = Proposal(
      ProposedViewSize(
        width: size.width.flatMap { $0.isFinite ? $0 : nil },
        height: size.height.flatMap { $0.isFinite ? $0 : nil }
      )
    )
    let engine = LayoutEngine(state: state)
    if state.pointee.needsLayout || proposal != self.proposal {
      self.proposal = proposal
      state.pointee.hasSizes = true
      layOut(engine, proposal)
      if state.pointee.hasPreferenceActions {
        state.pointee.runPreferenceActions(below: state.pointee.root)
      }
    }
  }

  private func drawing(in size: ProposedViewSize) {
    layout(in: size)
    var builder = DisplayListBuilder(LayoutEngine(state: state), into: memory.list)
    builder.build(state.pointee.root)
  }

  /// The most rounds of layout: each makes overlays again that the last one has changed.
  private static let mostRounds = 8

  private func layOut(_ engine: LayoutEngine, _ proposal: Proposal) {
    state.pointee.updateRootAxis()
    for _ in 0..<Self.mostRounds {
      let readersMade = state.pointee.readersMade
      state.pointee.layoutPass += 1
      place(engine, proposal)
      // Only what geometry readers have made can have set other values, or bodies in a live graph.
      guard state.pointee.hasPreferenceOverlays,
        readersMade != state.pointee.readersMade || state.pointee.live != nil,
        GraphState.remakePreferenceOverlays(below: state.pointee.root, in: state)
      else { return }
    }
    state.pointee.layoutPass += 1
    place(engine, proposal)
  }

  private func place(_ engine: LayoutEngine, _ proposal: Proposal) {
    engine.place(state.pointee.root, at: .zero, proposal)
    if state.pointee.hasSheets { engine.placeSheets(proposal) }
    state.pointee.needsLayout = false
  }
}

extension GraphState {
  func runPreferenceActions(below node: NodePointer) {
    if node.pointee.kind == .preferenceAction,
      let action = node.object(PreferenceAction.self)
    {
      action.run(at: node)
    }
    var child = node.pointee.first
    while let current = child {
      runPreferenceActions(below: current)
      child = current.pointee.next
    }
  }
}
