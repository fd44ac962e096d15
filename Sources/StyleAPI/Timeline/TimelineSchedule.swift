public import FoundationEssentials

/// When a ``TimelineView`` is brought up to date.
public protocol TimelineSchedule {
  /// The times, in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The times from about a time on: the first one is the last that is not later, where there is
  /// one.
  ///
  /// There may be no end of them; they are asked for one by one.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a ``TimelineView`` may be brought up to date.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, to save power; a live tree never asks for it.
  case lowFrequency
}

/// Times that are the same distance apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - startDate: One of the times.
  ///   - interval: The seconds between two of them; less than a thousandth counts as one.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  /// The times from the last one that is not later than a time.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let count = ((startDate.timeIntervalSince(start)) / interval).rounded(.down)
    return Entries(start: start, interval: interval, count: count)
  }

  /// The times of the schedule, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var count: Double

    /// The next time.
    public mutating func next() -> Date? {
      defer { count += 1 }
      // Each is counted from the start, so that no error adds up.
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// Times at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The starts of minutes, from the one that a time lies in.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Times that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of times in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The times as they were given.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times that are the same distance apart.
  ///
  /// - Parameters:
  ///   - startDate: One of the times.
  ///   - interval: The seconds between two of them.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Times at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Times that are given one by one, in order.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
