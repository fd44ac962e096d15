import Glibc

/// The time of a live graph, which goes on when its host says so.
final class LiveClock {
  /// The time of day at the start, in seconds since 1 January 2001, UTC.
  let start: Double
  private struct Alarm {
    var id: Int
    var time: Duration
    var action: () -> Void
  }

  /// The time since the graph was made.
  private(set) var now = Duration.zero
  private var alarms: [Alarm] = []
  private var lastID = 0

  init(start: Double) { self.start = start }

  /// The time of day as the clock has it, in seconds since 1 January 2001, UTC.
  var seconds: Double {
    let (seconds, fraction) = now.components
    return start + (Double(seconds) + Double(fraction) / 1e18)
  }

  /// The time of day as the system has it, in seconds since 1 January 2001, UTC.
  static var systemSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec - 978_307_200) + Double(time.tv_nsec) / 1e9
  }

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
