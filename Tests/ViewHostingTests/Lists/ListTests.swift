import StyleAPI
import StyleHost
import Testing
import ViewHosting

struct ListTests {
  private struct Row: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private static let lists: [ViewBox] = [
    AnyView(
      List {
        Text("row 1")
        Text("row 2")
      }
    ),
    AnyView(List([Row(id: 1), Row(id: 2)]) { Text($0.name) }),
    AnyView(List(["row 1", "row 2"], id: \.self) { Text($0) }),
    AnyView(List(1..<3) { Text("row \($0)") }),
    AnyView(List { ForEach(1..<3) { Text("row \($0)") } }),
    AnyView(List { Section { ForEach(1..<3) { Text("row \($0)") } } }),
  ].map { ViewBox(view: $0) }

  @Test(arguments: lists) func `all lists are rows`(list: ViewBox) throws {
    #expect(try PlainTextRenderer().render(list.view) == "row 1\nrow 2")
    let host = ViewHost { list.view }
    try host.update()
    #expect(host.displayList().texts == ["row 1", "row 2"])
    let lines = host.displayList().items.filter {
      if case .fill(.rectangle(let rect), _) = $0 { rect.height == 1 } else { false }
    }
    #expect(lines.count == 2, "a line below each row")
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Reordered: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("turn") { names = Array(names.reversed().dropLast(names.count - 2)) }
      }
    }
  }

  @Test func `rows keep their state when they move`() throws {
    let host = ViewHost { Reordered() }
    try host.send([.press("b 0"), .press("c 0"), .press("c 1"), .press("turn")])
    #expect(host.displayList().texts == ["c 2", "b 1", "turn"])
  }

  @Test func `a section in a list has a heading`() throws {
    let list = List {
      Section("Fruit") { Text("apple") }
      Section {
        Text("beet")
      } header: {
        Text("Roots")
      } footer: {
        Text("all of them")
      }
    }
    #expect(
      try PlainTextRenderer().render(list) == "Fruit\napple\nRoots\nbeet\nall of them"
    )
  }

  @Test func `a form keeps sections apart`() throws {
    let form = Form {
      Text("loose")
      Toggle("on", isOn: .constant(true))
      Section("Danger") {
        Button("Delete") {}
        Text("for good")
      }
      Section(footer: Text("the end")) { Text("last") }
    }
    #expect(
      try PlainTextRenderer().render(form) == """
        loose
        [x] on

        Danger
          [ Delete ]
          for good

          last
        the end
        """
    )
  }

  @Test func `a section elsewhere is the views in it`() throws {
    let stack = HStack { Section("one") { Text("two") } }
    #expect(try PlainTextRenderer().render(stack) == "one two")
  }

  @Test func `a form scrolls where it has less room than it needs`() throws {
    let host = ViewHost.inCells { Form { ForEach(0..<9, id: \.self) { Text("row \($0)") } } }
    #expect(try host.rows(columns: 12, lines: 2).count == 2)
    try host.send(.key(.down))
    #expect(try host.rows(columns: 12, lines: 2)[0].hasPrefix("row 1"))
  }
}
