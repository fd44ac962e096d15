/// A graph that goes on living: its views keep state, and only what has changed runs again.
///
/// It belongs to one thread, but for changes: those may come from any.
@_spi(Host)
public final class LiveViewGraph {
  let graph: ViewGraph
  let live: LiveGraph
  private let makeRoot: (_ViewContext) -> Void
  private var hasRoot = false

  /// Makes the graph of a view; its bodies run with the first update.
  ///
  /// - Parameters:
  ///   - metrics: What measures texts.
  ///   - environment: The environment at the root.
  ///   - makeObservation: Makes what watches the observable objects that one body reads.
  ///   - start: The time at which the graph's clock starts, in seconds since 1 January 2001, UTC;
  ///     now by default.
  ///   - content: Makes the root; it runs again when something that it reads has changed.
  public init<Content: View>(
    metrics: any TextMetrics,
    environment: EnvironmentValues,
    start: Double? = nil,
    makeObservation: (() -> any BodyObservation)? = nil,
    content: @escaping () -> Content
  ) {
    graph = ViewGraph(metrics: metrics)
    live = graph.makeLive(start: start ?? LiveClock.systemSeconds)
    live.makeObservation = makeObservation
    self.environment = environment
    makeRoot = { HostRoot._make(HostRoot(content: content), $0) }
  }

  deinit {
    graph.takeDown()
    for action in live.actions { action() }
  }

  /// The environment at the root.
  public var environment: EnvironmentValues {
    didSet {
      environment = environment.withoutHiddenValues
      if hasRoot { graph.setRootEnvironment(environment, live) }
    }
  }

  /// Runs all bodies and actions that are due.
  ///
  /// - Throws: ``LiveUpdateError`` where that does not end.
  public func update() throws(LiveUpdateError) {
    if !hasRoot {
      hasRoot = true
      graph.setRootEnvironment(environment, live)
      graph.makeRoot(makeRoot)
    }
    try live.update()
  }

  /// Whether an update has something to do.
  public var needsUpdate: Bool { !hasRoot || live.hasChanges }

  /// Calls a closure when something has changed, on the thread that changed it.
  public func onChange(_ action: (@Sendable () -> Void)?) { live.setWake(action) }

  /// The time since the graph was made.
  public var time: Duration { live.clock.now }

  /// When something is due by itself; nil where nothing is.
  public var nextTime: Duration? { live.clock.next }

  /// Goes on to a time, step by step: after each action that is due on the way all that follows
  /// from it is brought up to date.
  ///
  /// - Throws: ``LiveUpdateError`` where an update does not end.
  public func advance(to time: Duration) throws(LiveUpdateError) {
    try update()
    while live.clock.step(to: time) { try update() }
    try update()
  }

  /// Lets time go on at once, as after a sleep of the machine: what was due several times meanwhile
  /// is done once, with the next ``advance(to:)``.
  public func skip(to time: Duration) { live.clock.skip(to: time) }

  /// Puts an action at the end of what is due, from any thread.
  public func perform(_ action: @escaping @Sendable () -> Void) { live.enqueue(action) }

  /// What the graph has done.
  public var statistics: LiveStatistics { live.statistics }

  /// Lays the views out and writes down what to draw.
  public func displayList(in size: ProposedViewSize = .unspecified) -> DisplayList {
    let before = graph.state.pointee.layoutPass
    let list = graph.displayList(in: size)
    if graph.state.pointee.layoutPass != before {
      live.statistics.layouts += 1
      live.tellActions()
    }
    return list
  }
}

/// The root of a live graph, whose content runs again when what it reads has changed.
private struct HostRoot<Content: View>: View {
  let content: () -> Content

  var body: Content { content() }
}

extension ViewGraph {
  func makeLive(start: Double) -> LiveGraph {
    let live = LiveGraph(state, start: start)
    // What was kept by others so far is kept by the state from here on.
    state.pointee.setHead(nil)
    state.pointee.live = live
    state.pointee.defaults.live = live
    return live
  }

  func setRootEnvironment(_ environment: EnvironmentValues, _ live: LiveGraph) {
    let old = state.pointee.rootEnvironment
    state.pointee.rootEnvironment = environment.head
    let (before, after) = (old?.first(.max) ?? [], environment.head?.first(.max) ?? [])
    for key in GraphState.changedKeys(before, after) { live.markReaders(of: key, below: nil) }
    state.pointee.isRightToLeft = environment.layoutDirection == .rightToLeft
    state.pointee.setDirection(of: state.pointee.root)
  }

  func makeRoot(_ make: (_ViewContext) -> Void) {
    let environment = EnvironmentValues(
      head: state.pointee.rootEnvironment,
      defaults: state.pointee.defaults
    )
    GraphState.rebuild(state.pointee.root, in: environment, state) { make(_ViewContext(state)) }
  }

  /// Removes all views.
  func takeDown() {
    let environment = EnvironmentValues(head: state.pointee.rootEnvironment)
    GraphState.rebuild(state.pointee.root, in: environment, state) {}
  }
}
