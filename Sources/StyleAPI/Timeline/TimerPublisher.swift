public import FoundationEssentials

/// A publisher that sends the time at intervals, for as long as somebody listens.
///
/// ```swift
/// Text("\(seconds) s")
///   .onReceive(TimerPublisher(every: .seconds(1))) { _ in seconds += 1 }
/// ```
/// With `onReceive(_:perform:)` the time is that of the clock of the live tree; with
/// `sink(receiveValue:)` it is real time, and values come on a thread of the system's.
public typealias TimerPublisher = _TimerPublisher<Date>

/// A publisher that sends the moment at intervals; see ``TimerPublisher``.
public struct _TimerPublisher<Output>: Publisher, Hashable, Sendable {
  /// The time between two values.
  public let interval: Duration
  fileprivate let scale: _TimeScale<Output>

  @usableFromInline
  init(_every interval: Duration, scale: _TimeScale<Output>) {
    self.interval = max(interval, .milliseconds(1))
    self.scale = scale
  }

  /// Calls a closure with the time at each interval, in real time.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let receive = UncheckedBox(receiveValue)
    let (interval, scale) = (interval, scale)
    let task = Task {
      let clock = ContinuousClock()
      var next = clock.now + interval
      while true {
        do { try await clock.sleep(until: next) } catch { return }
        receive.value(scale.moment(LiveClock.systemSeconds))
        // Times that have gone by meanwhile are left out.
        let missed = Int(max(next.duration(to: clock.now) / interval, 0))
        next += interval * (missed + 1)
      }
    }
    return AnyCancellable { task.cancel() }
  }

  /// Whether two publishers have the same interval.
  public static func == (one: Self, other: Self) -> Bool { one.interval == other.interval }

  /// Hashes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(interval) }
}

extension _TimerPublisher where Output == Date {
  /// Makes a publisher.
  ///
  /// - Parameter interval: The time before the first value and between two of them; less than a
  ///   millisecond counts as one.
  @_alwaysEmitIntoClient
  public init(every interval: Duration) { self.init(_every: interval, scale: .dates) }
}

/// A publisher that runs by the clock of a live tree where there is one.
protocol ClockPublisher<Output>: Publisher {
  /// Calls a closure with each value from now on, when the clock says so.
  func sink(on clock: LiveClock, receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

extension _TimerPublisher: ClockPublisher {
  func sink(on clock: LiveClock, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let timer = ClockTimer(clock, interval) { receiveValue(scale.moment($0)) }
    timer.setNext(at: clock.now + interval)
    return AnyCancellable { timer.stop() }
  }
}

/// A timer that sets its next alarm when one goes off.
///
/// It belongs to the thread of its clock.
private final class ClockTimer: @unchecked Sendable {
  private weak let clock: LiveClock?
  private let interval: Duration
  /// Takes seconds since 1 January 2001, UTC.
  private let receive: (Double) -> Void
  private var alarm: LiveClock.AlarmToken?

  init(_ clock: LiveClock, _ interval: Duration, _ receive: @escaping (Double) -> Void) {
    self.clock = clock
    self.interval = interval
    self.receive = receive
  }

  func setNext(at time: Duration) {
    alarm = clock?.schedule(at: time) { [weak self] in
      guard let self, let clock else { return }
      // Times that have gone by while nobody could be told are left out.
      let missed = Int((clock.now - time) / interval)
      setNext(at: time + interval * (missed + 1))
      receive(clock.seconds)
    }
  }

  func stop() { alarm = nil }
}
