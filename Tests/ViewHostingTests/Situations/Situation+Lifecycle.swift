import StyleAPI
import TestSupport
import Testing
import ViewHosting

extension Situation {
  static let lifecycle = [
    Situation("a view appears once, and again when it has come back") {
      struct Parent: View {
        let appeared: Counter
        let gone: Counter
        @State private var isOn = true
        @State private var passes = 0
        var body: some View {
          VStack {
            Button("switch") { isOn.toggle() }
            Button("pass \(passes)") { passes += 1 }
            if isOn {
              Text("\(passes)")
                .onAppear { _ = appeared.next() }
                .onDisappear { _ = gone.next() }
            }
          }
        }
      }
      let (appeared, gone) = (Counter(), Counter())
      let host = ViewHost { Parent(appeared: appeared, gone: gone) }
      try host.send(.press("pass 0"))
      #expect((appeared.value, gone.value) == (1, 0))
      try host.send(.press("switch"))
      #expect((appeared.value, gone.value) == (1, 1))
      try host.send(.press("switch"))
      #expect((appeared.value, gone.value) == (2, 1))
    },
    Situation("a view that goes is no longer drawn when it is told") {
      struct Parent: View {
        let controls: @Sendable () -> [String]
        let seen: Counter
        @State private var isOn = true
        var body: some View {
          VStack {
            Button("off") { isOn = false }
            if isOn {
              Button("here") {}
                .onDisappear { if !controls().contains("here") { _ = seen.next() } }
            }
          }
        }
      }
      nonisolated(unsafe) weak var tree: ViewHost?
      let seen = Counter()
      let host = ViewHost { Parent(controls: { tree?.controls ?? [] }, seen: seen) }
      tree = host
      try host.send(.press("off"))
      #expect(seen.value == 1)
    },
  ]
}
