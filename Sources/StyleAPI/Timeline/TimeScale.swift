public import FoundationEssentials

/// How moments are numbers: seconds since 1 January 2001, UTC.
///
/// Schedules and timers are written for any kind of moment, and by their names for `Date`: see
/// Documentation/Growth.md.
public struct _TimeScale<Moment>: Sendable {
  let moment: @Sendable (Double) -> Moment
  let seconds: @Sendable (Moment) -> Double

  @usableFromInline
  init(
    moment: @escaping @Sendable (Double) -> Moment,
    seconds: @escaping @Sendable (Moment) -> Double
  ) {
    self.moment = moment
    self.seconds = seconds
  }
}

extension _TimeScale where Moment == Date {
  /// That of Foundation's dates.
  @_alwaysEmitIntoClient
  static var dates: _TimeScale<Date> {
    _TimeScale(
      moment: { Date(timeIntervalSinceReferenceDate: $0) },
      seconds: { $0.timeIntervalSinceReferenceDate }
    )
  }
}
