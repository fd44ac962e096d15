import Foundation
import StyleAPI
import StyleHost
import ViewHosting

/// A preview that lives: its views, and how the time of their clock is counted.
@MainActor
final class ShownPreview {
  /// What is due and later than that is not made up for.
  private static let longestDelay = Duration.seconds(1)

  /// The most rounds of layout for one drawing; what is left to do then is for the next one.
  private static let mostRounds = 4

  private let host: ViewHost
  private let start: ContinuousClock.Instant
  private var request: LivePreviewRequest
  /// Why the last update went wrong; nil where it did not, and after the next event.
  ///
  /// Drawings come later than what fails, which is not tried again by itself.
  private var failure: LivePreviewError?

  /// Makes the views live.
  ///
  /// - Parameter onChange: Is called on any thread when something has changed.
  init(
    _ views: AnyView,
    _ request: LivePreviewRequest,
    _ environment: EnvironmentValues,
    start: ContinuousClock.Instant,
    onChange: @escaping @Sendable () -> Void
  ) {
    host = ViewHost(
      target: request.target,
      ambiguousIsWide: request.ambiguousIsWide,
      environment: environment
    ) {
      views
    }
    host.onChange(onChange)
    self.request = request
    self.start = start
  }

  /// Whether these are the views for a request, whatever their environment is.
  func shows(_ request: LivePreviewRequest) -> Bool {
    request.preview == self.request.preview && request.target == self.request.target
      && request.ambiguousIsWide == self.request.ambiguousIsWide
  }

  /// Puts the views into the environment of a request.
  func setEnvironment(_ environment: EnvironmentValues, of request: LivePreviewRequest) {
    if request.environment != self.request.environment { host.environment = environment }
    self.request = request
  }

  var needsUpdate: Bool { host.needsUpdate }

  /// The time until something is due by itself.
  func timeToNext(at now: ContinuousClock.Instant) -> Duration? {
    host.nextTime.map { $0 - start.duration(to: now) }
  }

  func advance(to now: ContinuousClock.Instant) throws(LivePreviewError) {
    let time = start.duration(to: now)
    // After a sleep of the machine nobody waits for each of the times that have gone by.
    if let due = host.nextTime, time - due > Self.longestDelay { host.skip(by: time - host.time) }
    try attempt { () throws(ViewHostError) in
      try host.advance(by: max(time - host.time, .zero))
    }
  }

  /// Does something, and keeps what goes wrong for the drawings to come.
  private func attempt<Result>(
    _ body: () throws(ViewHostError) -> Result
  ) throws(LivePreviewError) -> Result {
    do {
      return try body()
    } catch {
      let failure = LivePreviewError.views("\(error)")
      self.failure = failure
      throw failure
    }
  }

  func frame(
    in size: ProposedViewSize,
    at now: ContinuousClock.Instant
  ) throws(LivePreviewError) -> LivePreviewFrame {
    try advance(to: now)
    if let failure { throw failure }
    // First laid out, then asked where things are.
    var list = host.displayList(in: size)
    // Layout makes views too, and moves them: what follows is part of the same drawing.
    var rounds = 1
    while rounds < Self.mostRounds, host.keepFocusInSight() || host.needsUpdate {
      try attempt { () throws(ViewHostError) in try host.update() }
      list = host.displayList(in: size)
      rounds += 1
    }
    return LivePreviewFrame(
      list: list,
      focus: host.focusedControl.flatMap { $0.isEmpty ? nil : $0 },
      focusPlace: host.focusPlace,
      takesText: host.takesText,
      hasControls: !host.controls.isEmpty
    )
  }

  /// Hands an event to the views, and says whether it was of use.
  func handle(
    _ event: LivePreviewEvent,
    at now: ContinuousClock.Instant
  ) throws(LivePreviewError) -> Bool {
    failure = nil
    try advance(to: now)
    let viewEvent: ViewEvent =
      switch event {
      case .focusNext: .focusNext
      case .focusPrevious: .focusPrevious
      case .text(let text): .text(text)
      case .key(let key): .key(key)
      }
    return try attempt { () throws(ViewHostError) in try host.send(viewEvent) }
  }
}
