public import FoundationEssentials
@_spi(Host) public import StyleAPI
@_spi(Host) import StyleHost

/// A live tree of views: its views keep state, take events, and run again where something that
/// they read has changed.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View { Button("pressed \(count) times") { count += 1 } }
/// }
///
/// let host = ViewHost { Counter() }
/// try host.send(.press("pressed 0 times"))
/// host.displayList().texts  // ["pressed 1 times"]
/// ```
/// A host belongs to the thread that made it. State and objects may be changed on any thread: the
/// change is noted, and seen by the next update. Letting go of a host takes its views down.
public final class ViewHost {
  private let graph: LiveViewGraph
  private let target: RenderTarget
  /// The control that had the focus last, and its place among those that can have it.
  private var lastFocus = FocusPlace()
  /// Where the control that has the focus lay when it was last kept in sight.
  private var focusSight = LiveControlSight()

  private struct FocusPlace {
    weak var control: AnyObject?
    var index: Int?

    /// Where the control stood if its view has gone.
    var left: Int? { control == nil ? index : nil }
  }

  /// Makes a live tree and brings it up to date for the first time with the first call.
  ///
  /// - Parameters:
  ///   - target: What is drawn, which decides how text is measured; SVG by default.
  ///   - ambiguousIsWide: Whether characters of ambiguous width take two cells of a terminal.
  ///   - environment: The environment at the root.
  ///   - start: The date at which the clock of the tree starts; ``advance(by:)`` takes it on.
  ///   - content: The root; several views stand one below the other.
  public init<Content: View>(
    target: RenderTarget = .svg,
    ambiguousIsWide: Bool = false,
    environment: EnvironmentValues = EnvironmentValues(),
    start: Date = Date(),
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.target = target
    var environment = environment
    environment.renderTarget = target
    graph = LiveViewGraph(
      metrics: target.textMetrics(ambiguousIsWide: ambiguousIsWide),
      environment: environment,
      start: start.timeIntervalSinceReferenceDate,
      makeObservation: { ObservationTrace() },
      content: content
    )
  }

  /// The environment at the root; what reads a value that is another one now runs with the next
  /// update.
  public var environment: EnvironmentValues {
    get { graph.environment }
    set {
      var environment = newValue
      environment.renderTarget = target
      graph.environment = environment
    }
  }

  /// Runs the bodies and actions that are due, until nothing is left to do.
  ///
  /// - Throws: ``ViewHostError/endlessUpdate(views:)`` where that does not end.
  public func update() throws(ViewHostError) {
    do throws(LiveUpdateError) {
      try graph.update()
    } catch {
      throw .endlessUpdate(views: error.views)
    }
  }

  /// Lets time go on: timers and time lines that are due on the way run at their times.
  ///
  /// - Throws: ``ViewHostError/endlessUpdate(views:)`` where an update does not end.
  public func advance(by duration: Duration) throws(ViewHostError) {
    do throws(LiveUpdateError) {
      try graph.advance(to: graph.time + duration)
    } catch {
      throw .endlessUpdate(views: error.views)
    }
  }

  /// Lets time go on at once: what would have been due several times meanwhile is done once, with the
  /// next ``advance(by:)``.
  package func skip(by duration: Duration) { graph.skip(to: graph.time + duration) }

  /// The time since the host was made, as ``advance(by:)`` counts it.
  public var time: Duration { graph.time }

  /// When something is due by itself, as ``advance(by:)`` counts; nil where nothing is.
  public var nextTime: Duration? { graph.nextTime }

  /// Whether an update has something to do.
  public var needsUpdate: Bool { graph.needsUpdate }

  /// Calls a closure when something has changed, on the thread that changed it: the time to wake
  /// the host's thread for an update.
  public func onChange(_ action: (@Sendable () -> Void)?) { graph.onChange(action) }

  /// What the host has done, for tests that look at how much runs.
  public var statistics: LiveStatistics { graph.statistics }

  /// The drawing of the views as they are after the last update.
  ///
  /// - Parameter size: The size that the root is offered in points; nil lengths ask for the ideal
  ///   one.
  public func displayList(in size: ProposedViewSize = .unspecified) -> DisplayList {
    graph.displayList(in: size)
  }

  /// The views as they are after the last update, as an SVG document.
  public func svg(in size: ProposedViewSize = .unspecified) -> String {
    SVGRenderer().svg(for: displayList(in: size))
  }
}

// MARK: - Events

extension ViewHost {
  /// Hands an event to the views and brings them up to date.
  ///
  /// - Returns: Whether the event was of use to anything.
  /// - Throws: ``ViewHostError/noControl(label:known:)`` where no control has the label that was
  ///   named, ``ViewHostError/endlessUpdate(views:)`` where an update does not end.
  @discardableResult
  public func send(_ event: ViewEvent) throws(ViewHostError) -> Bool {
    try update()
    let isOfUse = try handle(event)
    try update()
    if graph.settleFocus() { try update() }
    noteFocus()
    return isOfUse
  }

  private func handle(_ event: ViewEvent) throws(ViewHostError) -> Bool {
    switch event {
    case .press(let label): return try press(label)
    case .focus(let label):
      graph.focus(try control(label))
      return true
    case .focusNext: return moveFocus(by: 1)
    case .focusPrevious: return moveFocus(by: -1)
    case .text(let text): return sendToFocus(.text(text))
    case .key(.escape): return sendToFocus(.key(.escape)) || graph.dismiss() || dropFocus()
    case .key(.enter): return sendToFocus(.key(.enter)) || sendToFocus(.press)
    case .key(let key): return sendToFocus(.key(key))
    }
  }

  /// The labels of the controls that take events now, in order.
  public var controls: [String] { graph.controls.map(\.label) }

  /// The label of the control that has the focus.
  public var focusedControl: String? { graph.controls.first(where: \.isFocused)?.label }

  /// Where the last layout has put the control that has the focus, in points.
  package var focusPlace: CGRect? {
    graph.controls.first(where: \.isFocused).flatMap { graph.place(of: $0) }
  }

  /// Brings the control that has the focus back into sight where other views have moved it out of it
  /// since the last call; to be called after a drawing.
  ///
  /// - Returns: Whether something has moved, which an update and another drawing show.
  package func keepFocusInSight() -> Bool { graph.keepFocusInSight(since: &focusSight) }

  /// Whether what is typed goes into a text, as that of a field that has the focus.
  public var takesText: Bool { graph.controls.first(where: \.isFocused)?.takesText ?? false }

  private func press(_ label: String) throws(ViewHostError) -> Bool {
    let control = try control(label)
    if graph.send(.press, to: control) { return true }
    // What has no use for it, such as a field, gets the focus.
    if control.isEnabled { graph.focus(control) }
    return control.isEnabled
  }

  private func control(_ label: String) throws(ViewHostError) -> LiveControl {
    let controls = graph.controls
    guard let control = controls.first(where: { $0.label == label }) else {
      throw .noControl(label: label, known: controls.map(\.label))
    }
    return control
  }

  private func moveFocus(by step: Int) -> Bool {
    let controls = graph.controls.filter(\.isEnabled)
    guard !controls.isEmpty else { return false }
    let next: Int
    if let current = controls.firstIndex(where: \.isFocused) {
      next = current + step
    } else if let left = lastFocus.left {
      // Behind the one that has gone stands what was behind it before.
      next = min(left, controls.count) + (step > 0 ? 0 : step)
    } else {
      next = step > 0 ? 0 : -1
    }
    graph.focus(controls[(next + controls.count) % controls.count])
    return true
  }

  /// Notes where the focus is, to go on from there when its view goes.
  private func noteFocus() {
    let controls = graph.controls.filter(\.isEnabled)
    guard let index = controls.firstIndex(where: \.isFocused) else { return }
    lastFocus = FocusPlace(control: controls[index].identity, index: index)
  }

  private func dropFocus() -> Bool {
    guard graph.controls.contains(where: \.isFocused) else { return false }
    graph.focus(nil)
    lastFocus = FocusPlace()
    return true
  }

  private func sendToFocus(_ event: ControlEvent) -> Bool {
    let controls = graph.controls
    if let control = controls.first(where: \.isFocused) {
      // What changes is to be seen, also where it was scrolled away.
      if event.isInput { graph.focus(control) }
      return graph.send(event, to: control)
    }
    // Without a focus, what scrolls does.
    return controls.contains { $0.isContainer && graph.send(event, to: $0) }
  }
}

extension ControlEvent {
  /// Whether the event is meant for one control, rather than for a movement.
  fileprivate var isInput: Bool {
    guard case .key(let key) = self else { return true }
    return [.enter, .backspace, .delete].contains(key)
  }
}

/// What happens to a tree of views.
public enum ViewEvent: Hashable, Sendable {
  /// The control with a label is pressed.
  case press(String)
  /// The control with a label gets the focus.
  case focus(String)
  /// The focus moves on to the next control.
  case focusNext
  /// The focus moves back to the previous control.
  case focusPrevious
  /// Text is typed or pasted into the control that has the focus.
  case text(String)
  /// A key is struck: it goes to the control that has the focus; escape, where that has no use for
  /// it, closes the innermost presentation, or else takes the focus away.
  case key(ControlKey)
}
