import Observation
import StyleAPI
import TestSupport
import Testing
import ViewHosting

private struct LevelKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
  var plain = 0
}

@Observable
private final class Watched {
  var count = 0
  @ObservationIgnored var plain = 0
}

/// Where state may stand, how often bodies run for it, and when they do.
@Suite struct StateRuleTests {
  private struct Child: View {
    let value: Int
    var body: some View { Text("child \(value)") }
  }

  private struct Owner: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Child(value: model.count)
        Child(value: 7)
      }
    }
  }

  private struct Watcher: View {
    let model: Watched
    var body: some View {
      VStack {
        Child(value: model.count)
        Child(value: 7)
      }
    }
  }

  @Test func `a published change runs its reader and the child that it is handed to`() throws {
    let model = Model()
    let host = ViewHost { Owner(model: model) }
    try host.update()
    model.plain = 1
    try host.update()
    #expect(host.statistics.bodyCount(of: Owner.self) == 1)
    #expect(host.statistics.bodyCount(of: Child.self) == 2)
    model.count = 1
    try host.update()
    #expect(host.statistics.bodyCount(of: Owner.self) == 2)
    #expect(host.statistics.bodyCount(of: Child.self) == 3)
  }

  @Test func `an observed change runs its reader and the child that it is handed to`() throws {
    let model = Watched()
    let host = ViewHost { Watcher(model: model) }
    try host.update()
    model.plain = 1
    try host.update()
    #expect(host.statistics.bodyCount(of: Watcher.self) == 1)
    #expect(host.statistics.bodyCount(of: Child.self) == 2)
    model.count = 1
    try host.update()
    #expect(host.statistics.bodyCount(of: Watcher.self) == 2)
    #expect(host.statistics.bodyCount(of: Child.self) == 3)
  }

  private struct Nested: View {
    @ObservedObject var model: Model
    var body: some View { Text("nested \(model.count)") }
  }

  private struct Outer: View {
    let model: Model
    @State private var count = 0
    var body: some View {
      VStack {
        Button("outer \(count)") { count += 1 }
        Nested(model: model)
      }
    }
  }

  @Test func `an observed object that is the same is no other input`() throws {
    let host = ViewHost { Outer(model: Model()) }
    try host.send(.press("outer 0"))
    #expect(host.statistics.bodyCount(of: Outer.self) == 2)
    #expect(host.statistics.bodyCount(of: Nested.self) == 1)
  }

  @Test func `several writes in one turn are one run with the last value`() throws {
    let model = Model()
    let host = ViewHost { Nested(model: model) }
    try host.update()
    for count in 1...5 { model.count = count }
    try host.update()
    #expect(host.statistics.bodyCount(of: Nested.self) == 2)
    #expect(host.displayList().texts == ["nested 5"])
  }

  @Test func `subscribers are told before the value is set`() {
    let model = Model()
    nonisolated(unsafe) var seen: [Int] = []
    let object = model.objectWillChange.sink { [unowned model] _ in seen.append(model.count) }
    let property = model.$count.sink { seen.append($0 * 10) }
    model.count = 1
    model.count = 2
    #expect(seen == [0, 0, 10, 1, 20])
    object.cancel()
    property.cancel()
    model.count = 3
    #expect(seen.count == 5)
  }

  private struct Hidden: View {
    let model: Watched
    @State private var passes = 0
    @State private var shows = true
    var body: some View {
      VStack {
        Button("pass \(passes)") { passes += 1 }
        Button("hide") { shows = false }
        if shows { Text("count \(model.count)") }
      }
    }
  }

  @Test func `what a body no longer reads runs it no more`() throws {
    let model = Watched()
    let host = ViewHost { Hidden(model: model) }
    try host.send(.press("pass 0"))
    try host.send(.press("hide"))
    let bodies = host.statistics.bodies
    model.count = 1
    #expect(!host.needsUpdate)
    try host.update()
    #expect(host.statistics.bodies == bodies)
  }

  // MARK: Where state may stand

  private struct Tally: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      VStack {
        content
        Button("tally \(count)") { count += 1 }
      }
    }
  }

  private struct Passing: View {
    @State private var passes = 0
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("pass") { passes += 1 }
        Button("switch") { isOn.toggle() }
        if isOn { Text("passes \(passes)").modifier(Tally()) }
      }
    }
  }

  @Test func `a modifier's state lives with the view that it modifies`() throws {
    let host = ViewHost { Passing() }
    try host.send(.press("tally 0"))
    try host.send(.press("pass"))
    #expect(host.displayList().texts.suffix(2) == ["passes 1", "tally 1"])
    try host.send(.press("switch"))
    try host.send(.press("switch"))
    #expect(host.displayList().texts.suffix(2) == ["passes 1", "tally 0"])
  }

  private struct CountingStyle: BadgeStyle {
    @State private var count = 0
    func makeBody(_ label: AnyView) -> some View {
      HStack {
        label
        Button("style \(count)") { count += 1 }
      }
    }
  }

  private struct Styled: View {
    @State private var passes = 0
    var body: some View {
      VStack {
        Button("pass") { passes += 1 }
        Badge("\(passes)")
        Badge("other")
      }
      .badgeStyle(CountingStyle())
    }
  }

  @Test func `a style's state lives with each badge`() throws {
    let host = ViewHost { Styled() }
    try host.send(.press("style 0"))
    try host.send(.press("pass"))
    #expect(host.controls == ["pass", "style 1", "style 0"])
    #expect(host.displayList().texts.contains("1"))
  }

  private struct Inner: DynamicProperty {
    @State var count = 0
    @Environment(\.level) var level
    var product = 0
    mutating func update() { product = count * level }
  }

  private struct Outermost: DynamicProperty {
    let before = "x"
    var inner = Inner()
    var text = ""
    mutating func update() { text = "\(inner.count) times \(inner.level) is \(inner.product)" }
  }

  private struct Reckoner: View {
    let before: String
    var property = Outermost()
    @State private var after = 0
    var body: some View {
      VStack {
        Text(property.text)
        Button("count") { property.inner.count += 1 }
        Button("after \(after)") { after += 1 }
      }
    }
  }

  @Test func `properties within properties are filled in, inner ones first, and in place`() throws {
    let host = ViewHost { Reckoner(before: "a field in front") }
    try host.send(.press("count"))
    try host.send(.press("count"))
    host.environment.level = 5
    try host.send(.press("after 0"))
    #expect(host.displayList().texts == ["2 times 5 is 10", "count", "after 1"])
  }

  // MARK: Objects

  private struct Holder: View {
    @StateObject var model: Model
    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  private struct Maker: View {
    let made: Counter
    @State private var passes = 0
    @State private var id = 0
    var body: some View {
      VStack {
        Button("pass \(passes)") { passes += 1 }
        Button("renew") { id += 1 }
        Holder(model: make(starting: passes)).id(id)
      }
    }

    private func make(starting count: Int) -> Model {
      _ = made.next()
      let model = Model()
      model.count = count
      return model
    }
  }

  @Test func `the expression of a kept object runs once for an identity`() throws {
    let made = Counter()
    let host = ViewHost { Maker(made: made) }
    try host.update()
    #expect(made.value == 1)
    try host.send(.press("pass 0"))
    try host.send(.press("pass 1"))
    #expect(made.value == 1)
    #expect(host.controls.last == "count 0")
    try host.send(.press("renew"))
    #expect(made.value == 2)
    #expect(host.controls.last == "count 2")
  }

  @Test func `an update that never ends leaves a host that goes on`() throws {
    struct Restless: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("\(model.count)").onChange(of: model.count) {
          if model.plain == 0 { model.count += 1 }
        }
      }
    }
    let model = Model()
    let host = ViewHost { Restless(model: model) }
    try host.update()
    model.count = 1
    #expect(throws: ViewHostError.self) { try host.update() }
    model.plain = 1
    model.count = 7
    try host.update()
    #expect(host.displayList().texts == ["7"])
  }
}
