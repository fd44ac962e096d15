internal import Glibc

/// Waits on one thread for descriptors, signals and points in time, and calls what belongs to them.
///
/// While there is nothing to do the thread sleeps in poll(2).
///
/// ```swift
/// let loop = EventLoop()
/// loop.watch(STDIN_FILENO) { event in readKeys() }
/// loop.after(.seconds(1)) { loop.stop() }
/// try loop.run()
/// ```
package final class EventLoop {
  /// What poll(2) says of a descriptor.
  package struct Readiness: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// There is something to read, or the end.
    package static let readable = Readiness(rawValue: 1)
    /// The other side is gone, or the descriptor is no good.
    ///
    /// It comes after everything that can still be read, and is the last that the handler hears.
    package static let closed = Readiness(rawValue: 2)
  }

  /// A call that is due some time.
  package struct Timer: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Watch {
    var descriptor: Int32
    var handler: (Readiness) -> Void
  }

  private struct Deadline {
    var timer: Timer
    /// In nanoseconds of the monotonic clock.
    var time: Int64
    var handler: () -> Void
  }

  private var watches: [Watch] = []
  private var deadlines: [Deadline] = []
  private var signalHandlers: [Int32: () -> Void] = [:]
  private var timerCount = 0
  private var isStopped = false

  package init() {}

  /// Has a handler called whenever a descriptor can be read; it takes the place of the last one.
  package func watch(_ descriptor: Int32, _ handler: @escaping (Readiness) -> Void) {
    unwatch(descriptor)
    watches.append(Watch(descriptor: descriptor, handler: handler))
  }

  /// Does not watch a descriptor any more.
  package func unwatch(_ descriptor: Int32) { watches.removeAll { $0.descriptor == descriptor } }

  /// Has a handler called once, some time from now.
  @discardableResult
  package func after(_ delay: Duration, _ handler: @escaping () -> Void) -> Timer {
    timerCount += 1
    let timer = Timer(number: timerCount)
    deadlines.append(
      Deadline(timer: timer, time: Self.now + delay.nanoseconds, handler: handler)
    )
    return timer
  }

  /// Does not call a timer's handler any more.
  package func cancel(_ timer: Timer) { deadlines.removeAll { $0.timer == timer } }

  /// Has a handler called when a signal has come, which has no other effect any more.
  ///
  /// `SIGCONT` keeps that which ``SignalCleanup`` gives it.
  ///
  /// - Throws: ``TerminalError/noPipe(errno:)``.
  package func onSignal(
    _ number: Int32,
    _ handler: @escaping () -> Void
  ) throws(TerminalError) {
    let descriptor = try SignalPipe.descriptor()
    signalHandlers[number] = handler
    if number != SIGCONT { SignalPipe.watch(number) }
    watch(descriptor) { [unowned self] _ in
      for number in SignalPipe.takeAll() { signalHandlers[number]?() }
    }
  }

  /// Has ``run()`` return when the handler that is running is done.
  package func stop() { isStopped = true }

  /// Calls handlers until ``stop()``.
  ///
  /// - Throws: ``TerminalError/waitFailed(errno:)``.
  package func run() throws(TerminalError) {
    isStopped = false
    while !isStopped {
      var requests = watches.map {
        pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&requests, nfds_t(requests.count), timeout)
      if count < 0 {
        guard errno == EINTR else { throw .waitFailed(errno: errno) }
        continue
      }
      callDue()
      for request in requests where request.revents != 0 && !isStopped { call(request) }
    }
  }

  /// Calls the timers that are due now; those that they start have to wait.
  private func callDue() {
    let now = Self.now
    let due = deadlines.filter { $0.time <= now }.sorted { $0.time < $1.time }
    for deadline in due where !isStopped {
      // The one before may have cancelled it.
      guard deadlines.contains(where: { $0.timer == deadline.timer }) else { continue }
      cancel(deadline.timer)
      deadline.handler()
    }
  }

  private func call(_ request: pollfd) {
    // A handler before may have taken it out.
    guard let watch = watches.first(where: { $0.descriptor == request.fd }) else { return }
    var readiness: Readiness = []
    if request.revents & Int16(POLLIN) != 0 { readiness.insert(.readable) }
    if request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { readiness.insert(.closed) }
    // What is left in a pipe is read before its end counts.
    if readiness == [.closed] || request.revents & Int16(POLLERR | POLLNVAL) != 0 {
      unwatch(request.fd)
    }
    watch.handler(readiness)
  }

  /// The milliseconds until the next timer, rounded up; -1 without one.
  private var timeout: Int32 {
    guard let next = deadlines.map(\.time).min() else { return -1 }
    let milliseconds = (next - Self.now + 999_999) / 1_000_000
    return Int32(min(max(milliseconds, 0), 1 << 30))
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

extension Duration {
  /// The whole nanoseconds; the most that there can be for a duration that is longer.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, isOverflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return isOverflow ? .max >> 1 : product + attoseconds / 1_000_000_000
  }
}
