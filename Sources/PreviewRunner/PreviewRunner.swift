import Foundation
import StyleAPI
import StyleHost
import ViewHosting

/// Shows the previews of a plugin: answers its host, and lets time go on, on the run loop of the
/// main thread, so that timers and the main queue of what is previewed work.
@MainActor
final class PreviewRunner {
  /// The least time between a drawing and word that there is to be another.
  private static let frameTime = Duration.milliseconds(16)

  private let worker: LivePreviewWorker
  private let clock = ContinuousClock()
  private var shown: ShownPreview?
  /// Whether there is something that the last drawing does not have.
  private var hasNews = false
  /// Whether the host knows that there is something new.
  private var hasTold = false
  /// Whether the host is to know it in a moment.
  private var isAboutToTell = false
  private var lastFrame: ContinuousClock.Instant
  /// Goes off when something is due by itself; one for all times, as each of Foundation's timers for
  /// one time would go off at once and leave memory behind.
  private let wakeUp = DispatchSource.makeTimerSource(queue: .main)
  private var source: (any DispatchSourceRead)?

  init(_ worker: LivePreviewWorker) {
    self.worker = worker
    lastFrame = clock.now
  }

  /// Goes on until the host has gone.
  func run() -> Never {
    let source = DispatchSource.makeReadSource(fileDescriptor: worker.descriptor, queue: .main)
    source.setEventHandler { [self] in MainActor.assumeIsolated { takeMessages() } }
    source.resume()
    self.source = source
    wakeUp.setEventHandler { [self] in MainActor.assumeIsolated { letTimeGoOn() } }
    wakeUp.resume()
    // What has come along with the host's first words is in no descriptor any more.
    answerMessages()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func takeMessages() {
    worker.receive()
    answerMessages()
  }

  private func answerMessages() {
    while let message = worker.nextMessage() {
      switch message {
      case .show(let request):
        worker.answer(Result { () throws(LivePreviewError) in try frame(for: request) })
        (hasNews, hasTold) = (false, false)
        lastFrame = clock.now
      case .event(let event): worker.answer(isOfUse: handle(event))
      }
    }
    planWakeUp()
  }

  // MARK: The preview

  private func frame(
    for request: LivePreviewRequest
  ) throws(LivePreviewError) -> LivePreviewFrame {
    let environment = try worker.environment(of: request)
    guard request.isLive else { return try worker.stillFrame(for: request, in: environment) }
    let preview = try preview(for: request, in: environment)
    return try preview.frame(in: request.size, at: clock.now)
  }

  private func preview(
    for request: LivePreviewRequest,
    in environment: EnvironmentValues
  ) throws(LivePreviewError) -> ShownPreview {
    if let shown, shown.shows(request) {
      shown.setEnvironment(environment, of: request)
      return shown
    }
    // The old one is taken down before the new one appears.
    shown = nil
    guard let views = worker.views(of: request.preview) else { throw .views("there is none") }
    let change = ChangeNotice { [weak self] in self?.takeChange() }
    let new = ShownPreview(views, request, environment, start: clock.now) { change.note() }
    shown = new
    return new
  }

  /// An event that fails shows what is wrong with the next drawing, which updates the views again.
  private func handle(_ event: LivePreviewEvent) -> Bool {
    (try? shown?.handle(event, at: clock.now)) ?? true
  }

  // MARK: Time

  private func takeChange() {
    if shown?.needsUpdate ?? false { tell() }
    planWakeUp()
  }

  /// Tells the host that there is something new, at once or when the last drawing is old enough.
  private func tell() {
    hasNews = true
    guard !hasTold, !isAboutToTell else { return }
    let rest = Self.frameTime - lastFrame.duration(to: clock.now)
    guard rest > .zero else { return tellNow() }
    isAboutToTell = true
    DispatchQueue.main.asyncAfter(deadline: .now() + rest.seconds) { [self] in
      MainActor.assumeIsolated {
        isAboutToTell = false
        // A drawing that came in between has what was new.
        if hasNews { tellNow() }
      }
    }
  }

  private func tellNow() {
    guard !hasTold else { return }
    hasTold = true
    worker.tellChange()
  }

  private func letTimeGoOn() {
    // What goes wrong is told by the next drawing.
    try? shown?.advance(to: clock.now)
    tell()
    planWakeUp()
  }

  /// Sets the timer for what is due next by itself.
  private func planWakeUp() {
    let delay = shown?.timeToNext(at: clock.now)
    wakeUp.schedule(deadline: delay.map { .now() + max($0.seconds, 0) } ?? .distantFuture)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    let parts = components
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}
