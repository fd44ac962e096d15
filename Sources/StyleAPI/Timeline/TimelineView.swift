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
  /// When the content is made.
  public struct Context: Sendable {
    /// The time of the schedule for which the content is made: the last one that has come.
    public let date: Date
  }

  @Kept(TimelineState.init) private var state
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Makes a view of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the time.
  public var body: some View {
    content(TimelineViewDefaultContext(date: state.date(in: schedule)))
  }
}

/// When the content of a ``TimelineView`` is made; one type for all of them.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// What lasts of a time line: the alarm for its next time.
final class TimelineState {
  private weak let live: LiveGraph?
  /// The time that the alarm was for which went off last.
  private let reached: KeptValue<Date?>
  private var alarm: LiveClock.AlarmToken?

  init(_ live: LiveGraph?) {
    self.live = live
    reached = KeptValue(nil, live)
  }

  /// The last time of a schedule that has come, with an alarm set for the next one.
  func date<Schedule: TimelineSchedule>(in schedule: Schedule) -> Date {
    let clock = live?.clock
    var now = clock?.date ?? Date()
    // Durations and dates are rounded in their own ways; what has been reached has been reached.
    if let reached = reached.value { now = max(now, reached) }
    var last = now
    for date in schedule.entries(from: now, mode: .normal) {
      if date > now {
        set(date, clock)
        return last
      }
      last = date
    }
    alarm = nil
    return last
  }

  private func set(_ date: Date, _ clock: LiveClock?) {
    guard let clock else { return }
    let time = clock.now + .seconds(date.timeIntervalSince(clock.date))
    alarm = clock.schedule(at: time) { [weak self] in self?.reached.value = date }
  }
}

extension LiveClock {
  /// The time as a date.
  var date: Date {
    let (seconds, fraction) = now.components
    return start.addingTimeInterval(Double(seconds) + Double(fraction) / 1e18)
  }
}
