import Glibc
import TestSupport
import Testing

@testable import TerminalKit

@Suite struct EventLoopTests {
  private func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test("Timers are called in the order in which they are due, unless they are cancelled")
  func timers() throws {
    let loop = EventLoop()
    var calls: [Int] = []
    // Far enough apart for a machine that does something else in between.
    loop.after(.milliseconds(1000)) {
      calls.append(3)
      loop.stop()
    }
    loop.after(.milliseconds(1)) { calls.append(1) }
    let cancelled = loop.after(.milliseconds(600)) { calls.append(0) }
    loop.after(.milliseconds(100)) {
      calls.append(2)
      loop.cancel(cancelled)
    }
    try loop.run()
    #expect(calls == [1, 2, 3])
  }

  @Test("A timer that starts another does not keep descriptors waiting")
  func fairness() throws {
    let loop = EventLoop()
    let ends = try makePipe()
    defer { close(ends.reading) }
    defer { close(ends.writing) }
    func again() { loop.after(.zero, again) }
    again()
    var byte: UInt8 = 7
    loop.watch(ends.reading) { _ in loop.stop() }
    #expect(write(ends.writing, &byte, 1) == 1)
    try loop.run()
  }

  @Test("A descriptor is read to its end, which is told once")
  func descriptors() throws {
    let loop = EventLoop()
    let ends = try makePipe()
    defer { close(ends.reading) }
    var bytes: [UInt8] = [1, 2, 3]
    #expect(write(ends.writing, &bytes, 3) == 3)
    close(ends.writing)
    var seen: [UInt8] = []
    var endCount = 0
    loop.watch(ends.reading) { readiness in
      var byte: UInt8 = 0
      if readiness.contains(.readable), read(ends.reading, &byte, 1) == 1 { seen.append(byte) }
      if readiness == .closed { endCount += 1 }
    }
    loop.after(.milliseconds(50)) { loop.stop() }
    try loop.run()
    #expect(seen == [1, 2, 3])
    // A loop that went on watching would have been told again and again.
    #expect(endCount == 1)
  }

  @Test("A descriptor that is none is told once too")
  func badDescriptor() throws {
    let loop = EventLoop()
    var calls: [EventLoop.Readiness] = []
    // More than a process may have open.
    loop.watch(1 << 28) { calls.append($0) }
    loop.after(.milliseconds(20)) { loop.stop() }
    try loop.run()
    #expect(calls == [.closed])
  }

  @Test("A descriptor that another's handler takes out is not called any more")
  func takenOut() throws {
    let loop = EventLoop()
    let (first, second) = (try makePipe(), try makePipe())
    let ends = [first.reading, first.writing, second.reading, second.writing]
    defer { for end in ends { close(end) } }
    var byte: UInt8 = 7
    for end in [first.writing, second.writing] { #expect(write(end, &byte, 1) == 1) }
    var calls: [String] = []
    loop.watch(first.reading) { _ in
      calls.append("first")
      loop.unwatch(first.reading)
      loop.unwatch(second.reading)
    }
    loop.watch(second.reading) { _ in calls.append("second") }
    loop.after(.milliseconds(20)) { loop.stop() }
    try loop.run()
    #expect(calls == ["first"])
  }

  @Test("Signals come by way of the loop")
  func signals() throws {
    let turn = try TerminalTurn()
    defer { turn.end() }
    let loop = EventLoop()
    var calls: [String] = []
    try loop.onSignal(SIGUSR1) {
      calls.append("first")
      kill(getpid(), SIGUSR2)
    }
    try loop.onSignal(SIGUSR2) {
      calls.append("second")
      loop.stop()
    }
    loop.after(.zero) { kill(getpid(), SIGUSR1) }
    try loop.run()
    #expect(calls == ["first", "second"])
  }
}
