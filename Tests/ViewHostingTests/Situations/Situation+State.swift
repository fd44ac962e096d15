import StyleAPI
import Synchronization
import TestSupport
import Testing
import ViewHosting

extension Situation {
  static let state = [
    Situation("state stands behind fields of every kind") {
      struct Crowded: View {
        let name: String
        let action: () -> Void
        let optional: Int?
        let list: [any Error]
        @State private var count = 0
        let pair: (Int, String)
        @State private var other = "x"
        let view: AnyView
        var body: some View { Button("\(name) \(count) \(other)") { (count, other) = (1, "y") } }
      }
      let host = ViewHost {
        Crowded(
          name: "a",
          action: {},
          optional: nil,
          list: [],
          pair: (1, "b"),
          view: AnyView(Text(""))
        )
      }
      try host.send(.press("a 0 x"))
      #expect(host.controls == ["a 1 y"])
    },
    Situation("a modifier keeps its state while its parent's body runs again") {
      struct Counting: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
          VStack {
            content
            Button("count \(count)") { count += 1 }
          }
        }
      }
      struct Parent: View {
        @State private var passes = 0
        var body: some View {
          Button("pass \(passes)") { passes += 1 }.modifier(Counting())
        }
      }
      let host = ViewHost { Parent() }
      try host.send(.press("count 0"))
      try host.send(.press("pass 0"))
      #expect(host.controls == ["pass 1", "count 1"])
    },
    Situation("a property of properties keeps state, and its update is seen by the body") {
      struct Doubled: DynamicProperty {
        @State var count = 1
        var double = 0
        mutating func update() { double = count * 2 }
      }
      struct Reader: ViewModifier {
        var doubled = Doubled()
        func body(content: Content) -> some View {
          Button("double \(doubled.double)") { doubled.count += 1 }
        }
      }
      let host = ViewHost { Text("").modifier(Reader()) }
      try host.send(.press("double 2"))
      #expect(host.controls == ["double 4"])
    },
    Situation("parent and child of one kind each keep their own state") {
      struct Nest: View {
        let depth: Int
        @State private var count = 0
        var body: some View {
          VStack {
            Button("depth \(depth): \(count)") { count += 1 }
            if depth > 0 { AnyView(Nest(depth: depth - 1)) }
          }
        }
      }
      let host = ViewHost { Nest(depth: 2) }
      try host.send(.press("depth 1: 0"))
      try host.send(.press("depth 2: 0"))
      try host.send(.press("depth 2: 1"))
      #expect(host.controls == ["depth 2: 2", "depth 1: 1", "depth 0: 0"])
    },
    Situation("state that another thread changes is seen by the next update") {
      struct Shown: View {
        let model: Model
        @State private var count = 0
        var body: some View {
          Text("count \(count)").onAppear { Self.binding.withLock { $0 = $count } }
        }
        static let binding = Mutex<Binding<Int>?>(nil)
      }
      let host = ViewHost { Shown(model: Model()) }
      try host.update()
      let woken = Counter()
      host.onChange { _ = woken.next() }
      let binding = try #require(Shown.binding.withLock { $0 })
      OtherThread.run { binding.wrappedValue = 5 }
      #expect(woken.value == 1)
      try host.update()
      #expect(host.displayList().texts == ["count 5"])
    },
  ]
}
