import Foundation
import StyleAPI
import StyleHost
import Synchronization
import Testing
import ViewHosting

struct TimelineTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 700_000_000.25)

  private func host<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> ViewHost {
    let host = ViewHost(start: Self.start, content: content)
    try host.update()
    return host
  }

  private struct Seconds<Schedule: TimelineSchedule>: View where Schedule.Entries.Element == Date {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        Text("\(context.date.timeIntervalSince(TimelineTests.start))")
      }
    }
  }

  @Test func `it counts by the clock of the tree`() throws {
    let host = try host { Seconds(schedule: .periodic(from: Self.start, by: 1)) }
    #expect(host.displayList().texts == ["0.0"])
    #expect(host.nextTime == .seconds(1))
    try host.advance(by: .milliseconds(999))
    #expect(host.displayList().texts == ["0.0"])
    try host.advance(by: .milliseconds(1))
    #expect(host.displayList().texts == ["1.0"])
    try host.advance(by: .seconds(10))
    #expect(host.displayList().texts == ["11.0"])
    #expect(host.nextTime == .seconds(12))
  }

  @Test func `a schedule that began before shows its last time`() throws {
    let host = try host { Seconds(schedule: .periodic(from: Self.start - 2.5, by: 1)) }
    #expect(host.displayList().texts == ["-0.5"])
    try host.advance(by: .milliseconds(500))
    #expect(host.displayList().texts == ["0.5"])
  }

  @Test func `fractions of seconds do not add up to errors`() throws {
    let host = try host { Seconds(schedule: .periodic(from: Self.start, by: 0.1)) }
    for _ in 0..<1000 { try host.advance(by: .milliseconds(100)) }
    let text = try #require(host.displayList().texts.first)
    let seconds = try #require(Double(text))
    #expect(abs(seconds - 100) < 1e-5)
  }

  @Test(
    "A time that never comes, or is none, is not waited for",
    arguments: [.infinity, .greatestFiniteMagnitude, 1e300, 1e20, .nan]
  )
  func never(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let explicit = try host { Seconds(schedule: .explicit([date])) }
    #expect(explicit.nextTime == nil)
    #expect(explicit.displayList().texts == ["0.0"])
    let periodic = try host { Seconds(schedule: .periodic(from: Self.start, by: seconds)) }
    #expect(periodic.nextTime == nil)
    #expect(periodic.displayList().texts == ["0.0"])
    for far in [date, Date(timeIntervalSinceReferenceDate: -seconds)] {
      let periodic = try host { Seconds(schedule: .periodic(from: far, by: 1)) }
      #expect(periodic.nextTime == nil)
      #expect(periodic.displayList().texts == ["0.0"])
    }
  }

  @Test func `minutes begin where clocks say`() throws {
    let host = try host { Seconds(schedule: .everyMinute) }
    let next = try #require(host.nextTime)
    try host.advance(by: next)
    let date = Self.start.addingTimeInterval(
      Double(next.components.seconds) + Double(next.components.attoseconds) / 1e18
    )
    #expect(date.timeIntervalSinceReferenceDate.remainder(dividingBy: 60).magnitude < 1e-5)
    #expect(host.nextTime.map { $0 - next > .seconds(59) } == true)
  }

  @Test func `times may be given one by one`() throws {
    let host = try host { Seconds(schedule: .explicit([1, 3].map { Self.start + $0 })) }
    #expect(host.displayList().texts == ["0.0"])
    try host.advance(by: .seconds(2))
    #expect(host.displayList().texts == ["1.0"])
    try host.advance(by: .seconds(2))
    #expect(host.displayList().texts == ["3.0"])
    #expect(host.nextTime == nil)
  }

  @Test func `it stops with its view`() throws {
    struct Root: View {
      @State private var isOn = true
      var body: some View {
        Button("stop") { isOn = false }
        if isOn { Seconds(schedule: .periodic(from: TimelineTests.start, by: 1)) }
      }
    }
    let host = try host { Root() }
    #expect(host.nextTime != nil)
    try host.send(.press("stop"))
    #expect(host.nextTime == nil)
  }

  @Test func `a drawing that is made once shows the present`() throws {
    let before = Date()
    let view = TimelineView(.periodic(from: before, by: 3600)) { context in
      Text(context.date >= before ? "now" : "past")
    }
    #expect(try PlainTextRenderer().render(view) == "now")
  }

  private struct Ticking: View {
    @State private var count = 0
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("stop") { isOn = false }
        if isOn {
          Text("\(count)").onReceive(TimerPublisher(every: .seconds(1))) { _ in count += 1 }
        }
      }
    }
  }

  @Test func `a timer survives the runs of its view and stops with it`() throws {
    let host = try host { Ticking() }
    for count in 1...5 {
      try host.advance(by: .seconds(1))
      #expect(host.displayList().texts == ["stop", "\(count)"])
    }
    try host.send(.press("stop"))
    #expect(host.nextTime == nil)
  }

  @Test func `a timer sends the time of the tree`() throws {
    var dates: [Date] = []
    let host = try host {
      Text("a").onReceive(TimerPublisher(every: .milliseconds(500))) { dates.append($0) }
    }
    try host.advance(by: .seconds(1))
    #expect(dates == [Self.start + 0.5, Self.start + 1])
  }

  @Test func `without a tree a timer runs by real time`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let timer = TimerPublisher(every: .milliseconds(1)).sink { _ in continuation.yield() }
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<3 { await iterator.next() }
    timer.cancel()
  }

  @Test func `in real time too, times that went by while nobody could run are left out`() throws {
    let interval = Duration.milliseconds(10)
    let count = Mutex(0)
    let clock = ContinuousClock()
    let start = clock.now
    let timer = TimerPublisher(every: interval).sink { _ in
      let isFirst = count.withLock { count in
        count += 1
        return count == 1
      }
      if isFirst { usleep(500_000) }
    }
    func passed() -> Duration { start.duration(to: clock.now) }
    while count.withLock({ $0 }) < 3 || passed() < .milliseconds(600) { usleep(5_000) }
    timer.cancel()
    // Of the fifty times that went by at most one is made up for.
    #expect(Double(count.withLock { $0 }) <= passed() / interval - 45)
  }

  @Test func `what was due many times while nobody could run is done once`() throws {
    var dates: [Date] = []
    let host = try host {
      Text("a").onReceive(TimerPublisher(every: .milliseconds(10))) { dates.append($0) }
      TimelineView(.periodic(from: Self.start, by: 0.01)) { context in
        Text("\(context.date.timeIntervalSince(Self.start).rounded())")
      }
    }
    try host.advance(by: .milliseconds(10))
    let bodies = host.statistics.bodies
    host.skip(by: .seconds(8 * 3_600) + .milliseconds(5))
    try host.advance(by: .zero)
    #expect(dates == [Self.start + 0.01, Self.start + 28_800.015])
    #expect(host.statistics.bodies - bodies < 10)
    #expect(host.displayList().texts == ["a", "28800.0"])
    // And then as before.
    try host.advance(by: .milliseconds(10))
    #expect(dates.count == 3)
  }
}
