import StyleAPI
import Testing
import ViewHosting

struct StateTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("more") { count += 1 }
      }
    }
  }

  @Test func `a button changes what a view keeps`() throws {
    let host = ViewHost { Counter() }
    try host.update()
    #expect(host.displayList().texts == ["count 0", "more"])
    try host.send(.press("more"))
    try host.send(.press("more"))
    #expect(host.displayList().texts == ["count 2", "more"])
    #expect(host.statistics.bodyCount(of: Counter.self) == 3)
  }

  struct Inner: View {
    var number: Int
    var body: some View { Text("inner \(number)") }
  }

  struct Outer: View {
    @State private var count = 0
    var passesOn: Bool
    var body: some View {
      VStack {
        Button("press") { count += 1 }
        Text("outer \(count)")
        Inner(number: passesOn ? count : 7)
      }
    }
  }

  @Test(arguments: [(false, 2, 1), (true, 2, 2)])
  func `only a view whose input has changed runs again`(
    passesOn: Bool,
    outer: Int,
    inner: Int
  ) throws {
    let host = ViewHost { Outer(passesOn: passesOn) }
    try host.send(.press("press"))
    #expect(host.statistics.bodyCount(of: Outer.self) == outer)
    #expect(host.statistics.bodyCount(of: Inner.self) == inner)
  }

  struct Unread: View {
    @State private var count = 0
    var body: some View { Button("press") { count += 1 } }
  }

  @Test func `state that no body has read runs none`() throws {
    let host = ViewHost { Unread() }
    try host.send(.press("press"))
    #expect(host.statistics.bodyCount(of: Unread.self) == 1)
  }

  struct Child: View {
    @Binding var count: Int
    var body: some View { Button("child \(count)") { count += 1 } }
  }

  struct Parent: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("parent \(count)")
        Child(count: $count)
      }
    }
  }

  @Test func `a binding writes what another view keeps`() throws {
    let host = ViewHost { Parent() }
    try host.send(.press("child 0"))
    #expect(host.displayList().texts == ["parent 1", "child 1"])
    #expect(host.statistics.bodyCount(of: Parent.self) == 2)
    #expect(host.statistics.bodyCount(of: Child.self) == 2)
  }

  struct Toggling: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }
        if isOn { Counter() } else { Text("off") }
      }
    }
  }

  @Test func `state goes with the branch and does not come back`() throws {
    let host = ViewHost { Toggling() }
    try host.send(.press("more"))
    #expect(host.displayList().texts == ["switch", "count 1", "more"])
    try host.send(.press("switch"))
    #expect(host.displayList().texts == ["switch", "off"])
    try host.send(.press("switch"))
    #expect(host.displayList().texts == ["switch", "count 0", "more"])
  }

  struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Rows: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        Button("reverse") { names.reverse() }
        Button("drop") { names.removeAll { $0 == "b" } }
        ForEach(names, id: \.self) { Row(name: $0) }
      }
    }
  }

  @Test func `state follows the ids of elements`() throws {
    let host = ViewHost { Rows() }
    try host.send(.press("a 0"))
    try host.send(.press("b 0"))
    try host.send(.press("b 1"))
    #expect(host.controls == ["reverse", "drop", "a 1", "b 2", "c 0"])
    try host.send(.press("reverse"))
    #expect(host.controls == ["reverse", "drop", "c 0", "b 2", "a 1"])
    try host.send(.press("drop"))
    #expect(host.controls == ["reverse", "drop", "c 0", "a 1"])
  }

  struct Renewed: View {
    @State private var id = 0
    var body: some View {
      VStack {
        Button("renew") { id += 1 }
        Counter().id(id)
      }
    }
  }

  @Test func `another id makes a new view`() throws {
    let host = ViewHost { Renewed() }
    try host.send(.press("more"))
    #expect(host.displayList().texts == ["renew", "count 1", "more"])
    try host.send(.press("renew"))
    #expect(host.displayList().texts == ["renew", "count 0", "more"])
  }

  struct Endless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func `an update without end is an error that names the view`() throws {
    let host = ViewHost { Endless() }
    let error = #expect(throws: ViewHostError.self) { try host.update() }
    guard case .endlessUpdate(let views) = error else { return }
    #expect(views.contains { $0.contains("Endless") })
  }
}
