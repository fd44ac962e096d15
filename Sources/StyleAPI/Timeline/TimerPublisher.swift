public import FoundationEssentials

/// A publisher that sends the time at intervals, for as long as somebody listens.
///
/// ```swift
/// Text("\(seconds) s")
///   .onReceive(TimerPublisher(every: .seconds(1))) { _ in seconds += 1 }
/// ```
/// With `onReceive(_:perform:)` the time is that of the clock of the live tree; with
/// ``sink(receiveValue:)`` it is real time, and values come on a thread of the system's.
public struct TimerPublisher: Publisher, Hashable, Sendable {
  /// The time between two values.
  public let interval: Duration

  /// Makes a publisher.
  ///
  /// - Parameter interval: The time before the first value and between two of them; less than a
  ///   millisecond counts as one.
  public init(every interval: Duration) { self.interval = max(interval, .milliseconds(1)) }

  /// Calls a closure with the time at each interval, in real time.
  public func sink(receiveValue: @escaping (Date) -> Void) -> AnyCancellable {
    let receive = UncheckedBox(receiveValue)
    let interval = interval
    let task = Task {
      let clock = ContinuousClock()
      var next = clock.now + interval
      while true {
        do { try await clock.sleep(until: next) } catch { return }
        receive.value(Date())
        // Times that have gone by meanwhile are left out.
        let missed = Int(max(next.duration(to: clock.now) / interval, 0))
        next += interval * (missed + 1)
      }
    }
    return AnyCancellable { task.cancel() }
  }
}

/// A publisher that runs by the clock of a live tree where there is one.
protocol ClockPublisher<Output>: Publisher {
  /// Calls a closure with each value from now on, when the clock says so.
  func sink(on clock: LiveClock, receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

extension TimerPublisher: ClockPublisher {
  func sink(on clock: LiveClock, receiveValue: @escaping (Date) -> Void) -> AnyCancellable {
    let timer = ClockTimer(clock, interval, receiveValue)
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
  private let receive: (Date) -> Void
  private var alarm: LiveClock.AlarmToken?

  init(_ clock: LiveClock, _ interval: Duration, _ receive: @escaping (Date) -> Void) {
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
      receive(clock.date)
    }
  }

  func stop() { alarm = nil }
}
