public import FoundationEssentials

/// When a ``TimelineView`` is brought up to date.
///
/// Its entries are values of `Date`.
public protocol TimelineSchedule {
  /// The times, in order.
  associatedtype Entries: Sequence

  /// The times from about a time on: the first one is the last that is not later, where there is
  /// one.
  ///
  /// There may be no end of them; they are asked for one by one.
  func entries(from startDate: Entries.Element, mode: TimelineScheduleMode) -> Entries
}

/// How often a ``TimelineView`` may be brought up to date.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, to save power; a live tree never asks for it.
  case lowFrequency
}

/// Times that are the same distance apart.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 0.5)) { Text("\($0.date)") }
/// PeriodicTimelineSchedule(from: .now, by: 0.5)  // the same schedule
/// ```
public typealias PeriodicTimelineSchedule = _PeriodicTimelineSchedule<Date>

/// Moments that are the same distance apart; see ``PeriodicTimelineSchedule``.
public struct _PeriodicTimelineSchedule<Moment>: TimelineSchedule, Hashable, Sendable {
  private let start: Double
  private let interval: Double
  private let scale: _TimeScale<Moment>

  @usableFromInline
  init(_start start: Double, interval: Double, scale: _TimeScale<Moment>) {
    self.start = start
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
    self.scale = scale
  }

  /// The times from the last one that is not later than a time.
  public func entries(from startDate: Moment, mode: TimelineScheduleMode) -> Entries {
    let count = ((scale.seconds(startDate) - start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, count: count, scale: scale)
  }

  /// The times of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Double
    let interval: Double
    var count: Double
    let scale: _TimeScale<Moment>

    /// The next time; nil where the start is so far away that no time can be told from the next.
    public mutating func next() -> Moment? {
      guard count + 1 > count else { return nil }
      defer { count += 1 }
      // Each is counted from the start, so that no error adds up.
      return scale.moment(start + count * interval)
    }
  }

  /// Whether two schedules have the same times.
  public static func == (one: Self, other: Self) -> Bool {
    one.start == other.start && one.interval == other.interval
  }

  /// Hashes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(interval)
  }
}

extension _PeriodicTimelineSchedule where Moment == Date {
  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - startDate: One of the times.
  ///   - interval: The seconds between two of them; less than a thousandth counts as one.
  @_alwaysEmitIntoClient
  public init(from startDate: Date, by interval: TimeInterval) {
    self.init(
      _start: startDate.timeIntervalSinceReferenceDate,
      interval: interval,
      scale: .dates
    )
  }
}

/// Times at the start of each minute.
///
/// ```swift
/// TimelineView(.everyMinute) { Text("\($0.date)") }
/// ```
public typealias EveryMinuteTimelineSchedule = _EveryMinuteTimelineSchedule<Date>

/// Moments at the start of each minute; see ``EveryMinuteTimelineSchedule``.
public struct _EveryMinuteTimelineSchedule<Moment>: TimelineSchedule, Hashable, Sendable {
  private let minutes: _PeriodicTimelineSchedule<Moment>

  @usableFromInline
  init(_scale scale: _TimeScale<Moment>) {
    minutes = _PeriodicTimelineSchedule(_start: 0, interval: 60, scale: scale)
  }

  /// The starts of minutes, from the one that a time lies in.
  public func entries(
    from startDate: Moment,
    mode: TimelineScheduleMode
  ) -> _PeriodicTimelineSchedule<Moment>.Entries {
    minutes.entries(from: startDate, mode: mode)
  }
}

extension _EveryMinuteTimelineSchedule where Moment == Date {
  /// Makes the schedule.
  @_alwaysEmitIntoClient
  public init() { self.init(_scale: .dates) }
}

/// Times that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule {
  private let dates: Entries

  /// Makes a schedule of times in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The times as they were given.
  public func entries(from startDate: Entries.Element, mode: TimelineScheduleMode) -> Entries {
    dates
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times that are the same distance apart.
  ///
  /// - Parameters:
  ///   - startDate: One of the times.
  ///   - interval: The seconds between two of them.
  @_alwaysEmitIntoClient
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Times at the start of each minute.
  @_alwaysEmitIntoClient
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Times that are given one by one, in order.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
