import Foundation
import StyleAPI
import Synchronization
import TestSupport
import Testing
import ViewHosting

/// What views have said, in order.
private final class Trace: Sendable {
  private let lines = Mutex<[String]>([])

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  /// The lines since the last call.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// When the actions of views run, and with what.
@Suite struct LifecycleRuleTests {
  private struct Order: View {
    let trace: Trace
    var body: some View {
      VStack {
        Text("1").onAppear { trace.note("first") }
        Text("2").onAppear { trace.note("second") }
      }
      .onAppear { trace.note("inner") }
      .onAppear { trace.note("outer") }
    }
  }

  @Test func `outer views appear before the views in them, and each once`() throws {
    let trace = Trace()
    let host = ViewHost { Order(trace: trace) }
    try host.update()
    #expect(trace.take() == ["outer", "inner", "first", "second"])
    host.environment.colorScheme = .dark
    try host.update()
    #expect(trace.take().isEmpty)
  }

  private struct Identities: View {
    let trace: Trace
    @State private var id = 0
    var body: some View {
      VStack {
        Button("next") { id += 1 }
        Text("a").onAppear { trace.note("inside \(id)") }.id(id)
        Text("b").id(id).onAppear { trace.note("outside \(id)") }
      }
    }
  }

  @Test func `an action within an identity runs for each, one around it once`() throws {
    let trace = Trace()
    let host = ViewHost { Identities(trace: trace) }
    try host.update()
    #expect(trace.take() == ["inside 0", "outside 0"])
    try host.send(.press("next"))
    try host.send(.press("next"))
    #expect(trace.take() == ["inside 1", "inside 2"])
  }

  private struct Loading: View {
    @State private var text = "nothing"
    var body: some View { Text(text).onAppear { text = "loaded" } }
  }

  @Test func `state that an appearance sets is there before the first drawing`() throws {
    let host = ViewHost { Loading() }
    try host.update()
    #expect(host.displayList().texts == ["loaded"])
    #expect(host.statistics.bodyCount(of: Loading.self) == 2)
  }

  private struct Changes: View {
    let trace: Trace
    @State private var value = 0
    @State private var passes = 0
    var body: some View {
      VStack {
        Button("add") { value += 1 }
        Button("same") { value += 0 }
        Button("pass") { passes += 1 }
        Text("\(passes)")
          .onChange(of: value, initial: true) { old, new in trace.note("both \(old) \(new)") }
          .onChange(of: value) { trace.note("none \(value)") }
      }
    }
  }

  @Test func `a change is told with the values of the last pass and this one`() throws {
    let trace = Trace()
    let host = ViewHost { Changes(trace: trace) }
    try host.update()
    #expect(trace.take() == ["both 0 0"])
    try host.send(.press("add"))
    #expect(trace.take() == ["none 1", "both 0 1"])
    try host.send(.press("same"))
    try host.send(.press("pass"))
    #expect(trace.take().isEmpty)
    try host.send(.press("add"))
    #expect(trace.take() == ["none 2", "both 1 2"])
  }

  @available(*, deprecated, message: "The older form warns but in what is deprecated itself.")
  private struct OlderForm: View {
    let trace: Trace
    @State private var value = 0
    var body: some View {
      let captured = value
      Button("add") { value += 1 }
        .onChange(of: value) { new in trace.note("closure of \(captured), value \(new)") }
    }
  }

  @available(*, deprecated, message: "The older form warns but in what is deprecated itself.")
  @Test func `the older form calls the closure of the pass before`() throws {
    let trace = Trace()
    let host = ViewHost { OlderForm(trace: trace) }
    try host.send(.press("add"))
    try host.send(.press("add"))
    #expect(trace.take() == ["closure of 0, value 1", "closure of 1, value 2"])
  }

  private struct Leaving: View {
    let trace: Trace
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }
        if isOn {
          Text("here")
            .onDisappear { trace.note("gone, on: \(isOn)") }
            .onAppear { trace.note("there, on: \(isOn)") }
        }
      }
    }
  }

  @Test func `a view is told that it has gone after it has`() throws {
    let trace = Trace()
    let host = ViewHost { Leaving(trace: trace) }
    try host.update()
    #expect(trace.take() == ["there, on: true"])
    try host.send(.press("switch"))
    #expect(trace.take() == ["gone, on: false"])
    try host.send(.press("switch"))
    #expect(trace.take() == ["there, on: true"])
  }

  private struct Receiver: View {
    let publishers: [PassthroughSubject<Int>]
    let trace: Trace
    @State private var index = 0
    @State private var last = 0
    var body: some View {
      VStack {
        Button("other") { index = 1 }
        Text("last \(last)")
          .onReceive(publishers[index]) {
            last = $0
            trace.note("\($0) while \(last)")
          }
      }
    }
  }

  @Test func `another publisher is subscribed to in place of the first`() throws {
    let publishers = [PassthroughSubject<Int>(), PassthroughSubject<Int>()]
    let trace = Trace()
    let host = ViewHost { Receiver(publishers: publishers, trace: trace) }
    try host.update()
    publishers[0].send(1)
    publishers[1].send(2)
    try host.update()
    try host.send(.press("other"))
    publishers[0].send(3)
    publishers[1].send(4)
    try host.update()
    #expect(trace.take() == ["1 while 1", "4 while 4"])
    #expect(host.displayList().texts == ["other", "last 4"])
  }

  private struct Current: View {
    let subject: CurrentValueSubject<String>
    @State private var text = "none"
    var body: some View { Text(text).onReceive(subject) { text = $0 } }
  }

  @Test func `a subject with a value hands it over at once`() throws {
    let subject = CurrentValueSubject("first")
    let host = ViewHost { Current(subject: subject) }
    try host.update()
    #expect(host.displayList().texts == ["first"])
    subject.value = "second"
    try host.update()
    #expect(host.displayList().texts == ["second"])
  }

  // MARK: Tasks

  /// Says when tasks start and end, to a thread that waits.
  private final class TaskLog: Sendable {
    private let trace = Trace()
    private let semaphore = DispatchSemaphore(value: 0)

    func run(_ name: String) async {
      trace.note("start \(name)")
      semaphore.signal()
      while !Task.isCancelled { await Task.yield() }
      trace.note("end \(name)")
      semaphore.signal()
    }

    /// Waits until something was said.
    func wait(for count: Int) -> Set<String> {
      for _ in 0..<count { semaphore.wait() }
      return Set(trace.take())
    }
  }

  private struct Working: View {
    let log: TaskLog
    @State private var id = 0
    @State private var passes = 0
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("next") { id += 1 }
        Button("pass \(passes)") { passes += 1 }
        Button("off") { isOn = false }
        if isOn {
          Text("working")
            .task { await log.run("once") }
            .task(id: id) { [id] in await log.run("id \(id)") }
        }
      }
    }
  }

  @Test func `a task runs as long as its view, one with an id as long as the id`() async throws {
    try await onOwnThread {
      let log = TaskLog()
      let host = ViewHost { Working(log: log) }
      try host.update()
      #expect(log.wait(for: 2) == ["start once", "start id 0"])
      try host.send(.press("pass 0"))
      try host.send(.press("next"))
      #expect(log.wait(for: 2) == ["end id 0", "start id 1"])
      try host.send(.press("off"))
      #expect(log.wait(for: 2) == ["end once", "end id 1"])
    }
  }

  /// A number that goes on by one with each run of the body until it has come to a goal.
  private struct Counted: DynamicProperty {
    @State var number = 0
    var goal: Int
    mutating func update() { if number < goal { number += 1 } }
  }

  private struct Counting: View {
    let log: TaskLog
    var counted: Counted
    init(_ log: TaskLog, to goal: Int) {
      self.log = log
      counted = Counted(goal: goal)
    }
    var body: some View {
      Text("\(counted.number)").task(id: counted.number) { [number = counted.number] in
        await log.run("id \(number)")
      }
    }
  }

  private struct Goal: View {
    let log: TaskLog
    @State private var goal = 0
    @State private var isOn = true
    var body: some View {
      Button("far") { goal = 3 }
      Button("off") { isOn = false }
      if isOn { Counting(log, to: goal) }
    }
  }

  @Test func `of the ids of one update the last one has a task`() async throws {
    try await onOwnThread {
      let log = TaskLog()
      let host = ViewHost { Goal(log: log) }
      try host.update()
      #expect(log.wait(for: 1) == ["start id 0"])
      try host.send(.press("far"))
      #expect(log.wait(for: 2) == ["end id 0", "start id 3"])
      try host.send(.press("off"))
      #expect(log.wait(for: 1) == ["end id 3"])
    }
  }

  @Test func `a task ends while a screen covers its view, and runs again`() async throws {
    try await onOwnThread {
      let log = TaskLog()
      let host = ViewHost {
        NavigationStack {
          Working(log: log)
          NavigationLink("open") { Text("opened") }
        }
      }
      try host.update()
      #expect(log.wait(for: 2) == ["start once", "start id 0"])
      try host.send(.press("open"))
      #expect(log.wait(for: 2) == ["end once", "end id 0"])
      try host.send(.key(.escape))
      #expect(log.wait(for: 2) == ["start once", "start id 0"])
    }
  }

  @Test func `tasks end with the host`() async throws {
    try await onOwnThread {
      let log = TaskLog()
      var host: ViewHost? = ViewHost { Working(log: log) }
      try host?.update()
      _ = log.wait(for: 2)
      host = nil
      #expect(log.wait(for: 2) == ["end once", "end id 0"])
    }
  }
}
