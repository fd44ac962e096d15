import StyleAPI
import Testing
import TestSupport
import ViewHosting

/// Counts its own presses, and so shows whether it is still the same view.
private struct Stamp: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// What makes a view the same one as in the last pass, and its input the same one.
@Suite struct IdentityRuleTests {
  private struct Choices: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }
        Stamp(name: isOn ? "ternary" : "TERNARY")
        if isOn { Stamp(name: "if") }
        switch isOn {
        case true: Stamp(name: "yes")
        case false: Stamp(name: "no")
        }
        Stamp(name: "last")
      }
    }
  }

  @Test func `branches are views of their own, a value within a view is not`() throws {
    let host = ViewHost { Choices() }
    for name in ["ternary 0", "if 0", "yes 0", "last 0"] { try host.send(.press(name)) }
    try host.send(.press("switch"))
    #expect(host.controls == ["switch", "TERNARY 1", "no 0", "last 1"])
    try host.send(.press("switch"))
    #expect(host.controls == ["switch", "ternary 1", "if 0", "yes 0", "last 1"])
  }

  private struct Wrapped: View {
    @State private var kind = 0
    var body: some View {
      VStack {
        Button("kind") { kind += 1 }
        content
      }
    }

    private var content: AnyView {
      switch kind {
      case 0: AnyView(Stamp(name: "plain"))
      case 1: AnyView(AnyView(Stamp(name: "twice")))
      case 2: AnyView(HStack { Stamp(name: "stack") })
      default: AnyView(Stamp(name: "again"))
      }
    }
  }

  @Test func `a hidden view is the same as long as its type is`() throws {
    let host = ViewHost { Wrapped() }
    try host.send(.press("plain 0"))
    try host.send(.press("kind"))
    #expect(host.controls == ["kind", "twice 1"])
    try host.send(.press("kind"))
    #expect(host.controls == ["kind", "stack 0"])
    try host.send(.press("kind"))
    #expect(host.controls == ["kind", "again 0"])
  }

  private struct Collection: View {
    @State private var ids: [Int]
    let next: [[Int]]
    @State private var step = 0
    init(_ steps: [[Int]]) {
      ids = steps[0]
      next = steps
    }
    var body: some View {
      VStack {
        Button("step") {
          step += 1
          ids = next[step]
        }
        ForEach(ids, id: \.self) { Stamp(name: "\($0):") }
      }
    }
  }

  @Test func `elements are the same by their ids, and one that comes back is new`() throws {
    let host = ViewHost { Collection([[1, 2, 3], [3, 2, 4, 1], [4], [1, 4, 2]]) }
    for name in ["1: 0", "2: 0", "2: 1", "3: 0", "3: 1", "3: 2"] { try host.send(.press(name)) }
    try host.send(.press("step"))
    #expect(host.controls == ["step", "3: 3", "2: 2", "4: 0", "1: 1"])
    try host.send(.press("step"))
    #expect(host.controls == ["step", "4: 0"])
    try host.send(.press("step"))
    #expect(host.controls == ["step", "1: 0", "4: 0", "2: 0"])
  }

  @Test func `elements that share an id are told apart by their order`() throws {
    let host = ViewHost { Collection([[1, 1, 2], [2, 1, 1, 1], [1]]) }
    try host.send(.press("1: 0"))
    #expect(host.controls == ["step", "1: 1", "1: 0", "2: 0"])
    try host.send(.press("step"))
    #expect(host.controls == ["step", "2: 0", "1: 1", "1: 0", "1: 0"])
    try host.send(.press("step"))
    #expect(host.controls == ["step", "1: 1"])
  }

  private struct Large: View {
    let count: Int
    @State private var isReversed = false
    var body: some View {
      VStack {
        Button("reverse") { isReversed.toggle() }
        ForEach(isReversed ? Array((0..<count).reversed()) : Array(0..<count), id: \.self) {
          Stamp(name: "\($0):")
        }
      }
    }
  }

  @Test func `a large collection is reversed without a new view`() throws {
    let host = ViewHost { Large(count: 3000) }
    try host.send(.press("7: 0"))
    let (made, dropped) = (host.statistics.made, host.statistics.dropped)
    try host.send(.press("reverse"))
    #expect(host.controls[1] == "2999: 0")
    #expect(host.controls[3000 - 7] == "7: 1")
    #expect(host.statistics.made == made)
    #expect(host.statistics.dropped == dropped)
  }

  // MARK: Inputs

  /// Plain data whose `==` says that all values are equal.
  private struct Plain: View, Equatable {
    let number: Int
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View { Text("plain \(number)") }
  }

  /// Other data, with the same `==`.
  private struct Named: View, Equatable {
    let name: String
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View { Text("named \(name)") }
  }

  private final class Box {}

  private struct Fields: View {
    let name: String
    let names: [String]
    let box: Box
    let inner: (Int, String?)
    var body: some View { Text(name) }
  }

  private struct Acting: View {
    let action: () -> Void
    var body: some View { Text("acting") }
  }

  private struct Inputs: View {
    let box = Box()
    @State private var passes = 0
    var body: some View {
      VStack {
        Button("pass") { passes += 1 }
        Plain(number: passes)
        Named(name: "\(passes)")
        Fields(name: "same", names: ["a", "b"], box: box, inner: (1, "x"))
        Acting { passes += 0 }
      }
    }
  }

  @Test func `plain inputs compare by field, equatable ones by ==, closures never`() throws {
    let host = ViewHost { Inputs() }
    try host.send(.press("pass"))
    let statistics = host.statistics
    #expect(statistics.bodyCount(of: Plain.self) == 2)
    #expect(statistics.bodyCount(of: Named.self) == 1)
    #expect(statistics.bodyCount(of: Fields.self) == 1)
    #expect(statistics.bodyCount(of: Acting.self) == 2)
    #expect(host.displayList().texts == ["pass", "plain 1", "named 0", "same", "acting"])
  }

  private struct Written: View {
    @State private var isOn = true
    var body: some View {
      let _ = isOn
      return VStack {
        Button("switch") { isOn.toggle() }
        Stamp(name: isOn ? "on" : "off")
      }
    }
  }

  @Test func `a body may have statements and a return`() throws {
    let host = ViewHost { Written() }
    try host.send(.press("on 0"))
    try host.send(.press("switch"))
    #expect(host.controls == ["switch", "off 1"])
  }
}
