@_spi(SwiftUI) import Observation
@_spi(Host) import StyleAPI
import Synchronization

/// Watches the observable objects that one body reads, by the Observation library.
///
/// Two things that `withObservationTracking(_:onChange:)` alone does not do: a change is told after
/// it was made and not before, since another thread may let a body run in between; and what was
/// read by an earlier run is forgotten. Without that an object whose property never changes would
/// collect one closure for each run of each body that reads it.
final class ObservationTrace: BodyObservation {
  private var run: ObservedRun?
  private var hasRun = false

  func observe(_ body: () -> Void, change: @escaping @Sendable () -> Void) {
    let run = self.run ?? ObservedRun(isFirst: !hasRun)
    self.run = run
    hasRun = true
    withObservationTracking {
      run.read()
      body()
    } didSet: { tracking in
      tracking.cancel()
      if !run.hasEnded { change() }
    }
  }

  func forget() {
    run?.end()
    run = nil
  }
}

/// One run of a body, as an observable object that the run reads and whose change ends it.
///
/// The first run does without: most bodies run once, and read no observable object. What it has
/// read is passed over later on, once for each change.
private final class ObservedRun: Observable, Sendable {
  private let registrar: ObservationRegistrar?
  private let isOver = Atomic(false)

  init(isFirst: Bool) { registrar = isFirst ? nil : ObservationRegistrar() }

  var hasEnded: Bool { isOver.load(ordering: .acquiring) }

  func read() { registrar?.access(self, keyPath: \.hasEnded) }

  func end() {
    isOver.store(true, ordering: .releasing)
    registrar?.withMutation(of: self, keyPath: \.hasEnded) {}
  }
}
