import StyleAPI
import Synchronization
import Testing
import ViewHosting

private final class Trace {
  var text = ""
}

struct LifecycleTests {
  private struct Stage: View {
    let trace: Trace
    @State private var id = 0
    var body: some View {
      VStack {
        Button("next") { id += 1 }
        Text("\(id)")
          .onAppear { trace.text += "A\(id)" }
          .onDisappear { trace.text += "D\(id)" }
          .id(id)
      }
    }
  }

  @Test func `a new identity appears before the old one is gone`() throws {
    let trace = Trace()
    var host: ViewHost? = ViewHost { Stage(trace: trace) }
    try host?.update()
    #expect(trace.text == "A0")
    try host?.send(.press("next"))
    #expect(trace.text == "A0A1D1")
    host = nil
    #expect(trace.text == "A0A1D1D1")
  }

  private struct Watcher: View {
    let trace: Trace
    @State private var value = 0
    var body: some View {
      Button("add") { value += 1 }
        .onChange(of: value) { old, new in trace.text += "[\(old)\(new)]" }
        .onChange(of: value, initial: true) { old, new in trace.text += "(\(old)\(new))" }
        .onChange(of: value) { trace.text += "!" }
    }
  }

  @Test func `changes are told with the old and the new value`() throws {
    let trace = Trace()
    let host = ViewHost { Watcher(trace: trace) }
    try host.update()
    #expect(trace.text == "(00)")
    try host.send(.press("add"))
    #expect(trace.text.hasPrefix("(00)"))
    #expect(trace.text.contains("[01]") && trace.text.contains("(01)"))
    #expect(trace.text.contains("!"))
  }

  private struct Receiver: View {
    let subject: PassthroughSubject<Int>
    @State private var sum = 0
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("off") { isOn = false }
        if isOn { Text("sum \(sum)").onReceive(subject) { sum += $0 } }
      }
    }
  }

  @Test func `values of a publisher reach the view while it is there`() throws {
    let subject = PassthroughSubject<Int>()
    let host = ViewHost { Receiver(subject: subject) }
    try host.update()
    subject.send(3)
    subject.send(4)
    try host.update()
    #expect(host.displayList().texts == ["off", "sum 7"])
    try host.send(.press("off"))
    subject.send(1)
    #expect(!host.needsUpdate)
  }

  private struct Measured: View {
    @State private var width = 0.0
    var body: some View {
      GeometryReader { proxy in
        Text("\(Int(width))").onChange(of: proxy.size.width, initial: true) { width = $1 }
      }
    }
  }

  @Test func `who waits for changes is told of the actions of what layout has made`() throws {
    let host = ViewHost { Measured() }
    try host.update()
    let count = Mutex(0)
    host.onChange { count.withLock { $0 += 1 } }
    for width in [200.0, 300.0] {
      let size = ProposedViewSize(width: width, height: 100)
      let before = count.withLock { $0 }
      _ = host.displayList(in: size)
      #expect(host.needsUpdate)
      #expect(count.withLock { $0 } > before)
      try host.update()
      #expect(host.displayList(in: size).texts == ["\(Int(width))"])
      #expect(!host.needsUpdate)
    }
  }
}
