import StyleAPI
import Testing
import ViewHosting

/// What a screen hears of those that cover it.
struct CoveringTests {
  private final class Trace {
    var text = ""

    func take() -> String {
      defer { text = "" }
      return text
    }
  }

  private struct Screen: View {
    @Environment(\.dismiss) private var dismiss
    let trace: Trace
    let level: Int
    @State private var isAsking = false
    @State private var count = 0

    var body: some View {
      VStack {
        Button("back \(level)") { dismiss() }
        Button("ask \(level)") { isAsking = true }
        Button("count \(level)") { count += 1 }
        if level < 3 {
          NavigationLink("open \(level)") { Screen(trace: trace, level: level + 1) }
        }
      }
      .onAppear { trace.text += "A\(level)" }
      .onDisappear { trace.text += "D\(level)" }
      .onChange(of: count, initial: true) { trace.text += "C\(level)" }
      .sheet(isPresented: $isAsking) {
        Text("sheet")
          .onAppear { trace.text += "a" }
          .onDisappear { trace.text += "d" }
      }
    }
  }

  private func host(_ trace: Trace) throws -> ViewHost {
    let host = ViewHost { NavigationStack { Screen(trace: trace, level: 0) } }
    try host.update()
    #expect(["C0A0", "A0C0"].contains(trace.take()))
    return host
  }

  @Test func `a screen that is covered has gone, and comes again`() throws {
    let trace = Trace()
    var host: ViewHost? = try host(trace)
    try host?.send(.press("open 0"))
    let first = trace.take()
    #expect(first.contains("A1") && first.contains("D0"))
    try host?.send(.press("open 1"))
    let second = trace.take()
    #expect(second.contains("A2") && second.contains("D1"))
    #expect(!second.contains("0"), "what was covered before hears nothing")
    try host?.send(.key(.escape))
    let back = trace.take()
    #expect(back.contains("D2") && back.contains("A1"))
    #expect(!back.contains("C1"), "it is not new")
    #expect(!back.contains("0"))
    // Each is told once that it goes, though one had gone before.
    host = nil
    let end = trace.take()
    #expect(end.contains("D1") && !end.contains("D0") && !end.contains("D2"))
  }

  @Test func `a sheet covers nothing`() throws {
    let trace = Trace()
    let host = try host(trace)
    try host.send(.press("open 0"))
    _ = trace.take()
    try host.send(.press("ask 1"))
    #expect(trace.take() == "a")
    try host.send(.key(.escape))
    #expect(trace.take() == "d")
  }

  @Test func `what else changes is told once and no more`() throws {
    let trace = Trace()
    let host = try host(trace)
    try host.send(.press("open 0"))
    _ = trace.take()
    try host.send(.press("count 1"))
    try host.send(.press("count 1"))
    #expect(trace.take() == "C1C1")
  }

  @Test func `stacks within stacks are covered together`() throws {
    let trace = Trace()
    struct Inner: View {
      let trace: Trace
      var body: some View {
        NavigationStack {
          Text("inner").onAppear { trace.text += "A" }.onDisappear { trace.text += "D" }
        }
        NavigationLink("outer") { Text("outer screen") }
      }
    }
    let host = ViewHost { NavigationStack { Inner(trace: trace) } }
    try host.update()
    #expect(trace.take() == "A")
    try host.send(.press("outer"))
    #expect(trace.take() == "D")
    try host.send(.key(.escape))
    #expect(trace.take() == "A")
  }

  private struct Late: View {
    let trace: Trace
    @State private var isThere = false

    var body: some View {
      NavigationStack {
        if isThere {
          Text("late").onAppear { trace.text += "A" }.onDisappear { trace.text += "D" }
        }
        NavigationLink("open") {
          Button("make") { isThere.toggle() }
          if isThere {
            Text("seen").onAppear { trace.text += "a" }.onDisappear { trace.text += "d" }
          }
        }
      }
    }
  }

  @Test func `what is made while it is covered appears when that has gone`() throws {
    let trace = Trace()
    let host = ViewHost { Late(trace: trace) }
    try host.send([.press("open"), .press("make")])
    #expect(trace.take() == "a")
    // What nobody has seen does not go.
    try host.send(.press("make"))
    #expect(trace.take() == "d")
    try host.send([.press("make"), .key(.escape)])
    #expect(["aAd", "adA"].contains(trace.take()))
    try host.send(.press("open"))
    #expect(["Da", "aD"].contains(trace.take()))
  }
}
