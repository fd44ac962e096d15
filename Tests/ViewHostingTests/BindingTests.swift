import Observation
import StyleAPI
import Testing
import ViewHosting

private struct Person: Identifiable, Equatable {
  var id: Int
  var name: String
  var nickname: String?
}

private final class Club: ObservableObject {
  @Published var members = [Person(id: 1, name: "Ada")]
  @Published var title = "club"
}

@Observable
private final class Room {
  var name = "hall"
}

/// A way out of the tree for a binding that a body has made.
private final class Leak<Value> {
  var binding: Binding<Value>?
}

@Suite struct BindingTests {
  private struct Keeper<Value>: View {
    @State var value: Value
    let leak: Leak<Value>
    var body: some View {
      Text(verbatim: "\(value)").onAppear { leak.binding = $value }
    }
  }

  /// A host of state, and a binding to it.
  private func hosted<Value>(_ value: Value) throws -> (ViewHost, Binding<Value>) {
    let leak = Leak<Value>()
    let host = ViewHost { Keeper(value: value, leak: leak) }
    try host.update()
    return (host, try #require(leak.binding))
  }

  @Test func `members of a value are bindings of their own`() throws {
    let (host, person) = try hosted(Person(id: 1, name: "Ada"))
    let name = person.name
    name.wrappedValue = "Grace"
    #expect(person.wrappedValue.name == "Grace")
    person.nickname.wrappedValue = "amazing"
    try host.update()
    #expect(host.displayList().texts.first?.contains("amazing") == true)
  }

  @Test func `elements of a collection are bindings, also of one that has become shorter`() throws {
    let (host, numbers) = try hosted([1, 2, 3])
    for number in numbers { number.wrappedValue *= 10 }
    #expect(numbers.wrappedValue == [10, 20, 30])
    #expect(numbers.map(\.wrappedValue) == [10, 20, 30])
    let last = numbers[2]
    numbers.wrappedValue = [7]
    #expect(last.wrappedValue == 30)
    last.wrappedValue = 5
    #expect(numbers.wrappedValue == [7])
    try host.update()
    #expect(host.displayList().texts == ["[7]"])
  }

  private struct Roster: View {
    @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
    var body: some View {
      VStack {
        Button("reverse") { people.reverse() }
        ForEach($people) { $person in
          Button(person.name) { person.name += "!" }
        }
        ForEach(people) { Text($0.name) }
      }
    }
  }

  @Test func `a collection of bindings makes the views of its elements`() throws {
    let host = ViewHost { Roster() }
    try host.send(.press("Grace"))
    try host.send(.press("reverse"))
    try host.send(.press("Grace!"))
    #expect(host.displayList().texts == ["reverse", "Grace!!", "Ada", "Grace!!", "Ada"])
  }

  private struct Names: View {
    @State private var names = ["Ada", "Grace"]
    var body: some View {
      VStack {
        ForEach($names, id: \.self) { $name in Button("set \(name)") { name += "!" } }
        List($names, id: \.self) { $name in Text(name) }
      }
    }
  }

  @Test func `bindings to elements without an id of their own are told apart by a key path`() throws
  {
    let host = ViewHost { Names() }
    try host.send(.press("set Grace"))
    try host.send(.press("set Grace!"))
    #expect(host.displayList().texts == ["set Ada", "set Grace!!", "Ada", "Grace!!"])
  }

  @Test func `an optional value is bound where it is not nil`() throws {
    let (_, optional) = try hosted(Int?.some(1))
    let number = try #require(Binding(optional))
    number.wrappedValue += 1
    #expect(optional.wrappedValue == 2)
    optional.wrappedValue = nil
    #expect(number.wrappedValue == 2)
    let none: Binding<Int>? = Binding(optional)
    #expect(none == nil)
    let (_, plain) = try hosted(3)
    let wrapped = Binding<Int?>(plain)
    wrapped.wrappedValue = 4
    wrapped.wrappedValue = nil
    #expect(plain.wrappedValue == 4)
    #expect(wrapped.wrappedValue == 4)
  }

  @Test func `constants and closures are bindings`() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
    var number = 1
    let computed = Binding(get: { number * 2 }, set: { number = $0 })
    computed.wrappedValue = 5
    #expect(computed.wrappedValue == 10)
  }

  private struct Members: View {
    @ObservedObject var club: Club
    @Bindable var room: Room
    var body: some View {
      VStack {
        Editor(title: "title", text: $club.title)
        Editor(title: "member", text: $club.members[0].name)
        Editor(title: "room", text: $room.name)
      }
    }
  }

  private struct Editor: View {
    let title: String
    @Binding var text: String
    var body: some View { Button("\(title) \(text)") { text += "*" } }
  }

  @Test func `properties of objects are bound`() throws {
    let host = ViewHost { Members(club: Club(), room: Room()) }
    try host.send(.press("title club"))
    try host.send(.press("member Ada"))
    try host.send(.press("room hall"))
    #expect(host.displayList().texts == ["title club*", "member Ada*", "room hall*"])
  }

  @Test func `state outside of a view reads its first value and ignores writes`() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
    state.projectedValue.wrappedValue = 3
    #expect(state.projectedValue.wrappedValue == 1)
  }

  @Test func `an object outside of a view is made at each reading`() {
    nonisolated(unsafe) var made = 0
    func make() -> Club {
      made += 1
      return Club()
    }
    let object = StateObject(wrappedValue: make())
    #expect(made == 0)
    #expect(object.wrappedValue !== object.wrappedValue)
    #expect(made == 2)
  }
}
