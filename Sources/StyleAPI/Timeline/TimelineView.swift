public import FoundationEssentials

/// A view that is made again at the times of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Badge("uptime", "\(Int(context.date.timeIntervalSince(start))) s")
/// }
/// ```
/// The times are those of the clock of the live tree. A drawing that is made once shows the view as
/// it is at the moment.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is made for.
  public typealias Context = TimelineViewDefaultContext

  @Kept(TimelineState.init) private var state
  private let schedule: Schedule
  private let times: (Schedule, Double) -> () -> Double?
  private let content: (TimelineViewDefaultContext) -> Content

  /// Makes a view of a schedule.
  @_alwaysEmitIntoClient
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Schedule.Entries.Element == Date {
    self.init(
      _schedule: schedule,
      times: { schedule, seconds in
        let start = Date(timeIntervalSinceReferenceDate: seconds)
        var dates = schedule.entries(from: start, mode: .normal).makeIterator()
        return { dates.next()?.timeIntervalSinceReferenceDate }
      },
      content: content
    )
  }

  /// - Parameter times: Gives the times of a schedule one by one, from about a time on; all are
  ///   seconds since 1 January 2001, UTC.
  @usableFromInline
  init(
    _schedule schedule: Schedule,
    times: @escaping (Schedule, Double) -> () -> Double?,
    content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.times = times
    self.content = content
  }

  /// The content for the time.
  public var body: some View {
    content(TimelineViewDefaultContext(seconds: state.time { times(schedule, $0) }))
  }
}

/// What the content of a ``TimelineView`` is made for; one type for all of them.
public struct TimelineViewDefaultContext: Sendable {
  @usableFromInline let seconds: Double

  /// The time of the schedule for which the content is made: the last one that has come.
  @_alwaysEmitIntoClient
  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }
}

/// What lasts of a time line: the alarm for its next time.
///
/// Times are seconds since 1 January 2001, UTC.
final class TimelineState {
  /// The longest that an alarm is set for, in seconds; nobody waits for what is later.
  private static let longestDelay = 1e15

  private weak let live: LiveGraph?
  /// The time that the alarm was for which went off last.
  private let reached: KeptValue<Double?>
  private var alarm: LiveClock.AlarmToken?

  init(_ live: LiveGraph?) {
    self.live = live
    reached = KeptValue(nil, live)
  }

  /// The last time of a schedule that has come, with an alarm set for the next one.
  ///
  /// - Parameter times: Gives the times of the schedule one by one, from about a time on.
  func time(of times: (Double) -> () -> Double?) -> Double {
    let clock = live?.clock
    var now = clock?.seconds ?? LiveClock.systemSeconds
    // Durations and dates are rounded in their own ways; what has been reached has been reached.
    if let reached = reached.value { now = max(now, reached) }
    var last = now
    let next = times(now)
    // What is no number is no time, and none comes after it.
    while let time = next(), !time.isNaN {
      if time > now {
        set(time, clock)
        return last
      }
      last = time
    }
    alarm = nil
    return last
  }

  private func set(_ time: Double, _ clock: LiveClock?) {
    guard let clock else { return }
    let delay = time - clock.seconds
    guard delay < Self.longestDelay else {
      alarm = nil
      return
    }
    alarm = clock.schedule(at: clock.now + .seconds(delay)) { [weak self] in
      self?.reached.value = time
    }
  }
}
