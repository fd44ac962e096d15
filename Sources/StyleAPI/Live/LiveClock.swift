import FoundationEssentials

/// The time of a live graph, which goes on when its host says so.
final class LiveClock {
  /// The date at the start.
  let start: Date
  private struct Alarm {
    var id: Int
    var time: Duration
    var action: () -> Void
  }

  /// The time since the graph was made.
  private(set) var now = Duration.zero
  private var alarms: [Alarm] = []
  private var lastID = 0

  init(start: Date) { self.start = start }

  /// Runs an action at a time, once.
  ///
  /// - Returns: What stops it.
  func schedule(at time: Duration, _ action: @escaping () -> Void) -> AlarmToken {
    lastID += 1
    let alarm = Alarm(id: lastID, time: max(time, now), action: action)
    let index = alarms.firstIndex { $0.time > alarm.time } ?? alarms.endIndex
    alarms.insert(alarm, at: index)
    return AlarmToken(clock: self, id: lastID)
  }

  /// When the next action is due.
  var next: Duration? { alarms.first?.time }

  /// Goes on to a time, or to the next action before it, which is then run.
  ///
  /// - Returns: Whether there may be more actions before that time.
  func step(to time: Duration) -> Bool {
    guard let alarm = alarms.first, alarm.time <= time else {
      now = max(now, time)
      return false
    }
    alarms.removeFirst()
    now = max(now, alarm.time)
    alarm.action()
    return true
  }

  /// Goes on to a time at once: actions that are due before run late, with the next step.
  func skip(to time: Duration) { now = max(now, time) }

  fileprivate func cancel(_ id: Int) { alarms.removeAll { $0.id == id } }

  /// Stops an action that is not due yet, also when it is let go.
  final class AlarmToken {
    private weak var clock: LiveClock?
    private let id: Int

    fileprivate init(clock: LiveClock, id: Int) {
      self.clock = clock
      self.id = id
    }

    deinit { clock?.cancel(id) }
  }
}
