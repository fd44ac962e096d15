import StyleAPI
import StyleHost
import Testing
import ViewHosting

struct NavigationTests {
  private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    let name: String
    @State private var title = "Detail"
    var body: some View {
      VStack(alignment: .leading) {
        Text("about \(name)")
        Button("rename") { title = "Renamed" }
        Button("done") { dismiss() }
        if name.count < 3 { NavigationLink("deeper") { Detail(name: name + "!") } }
      }
      .navigationTitle(title)
    }
  }

  private struct Root: View {
    @State private var names = ["a", "b"]
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        NavigationStack {
          VStack(alignment: .leading, spacing: 0) {
            Button("count \(count)") { count += 1 }
            ForEach(names, id: \.self) { name in NavigationLink(name) { Detail(name: name) } }
          }
          .navigationTitle("Projects")
        }
        Button("drop") { names.removeFirst() }
      }
    }
  }

  @Test func `a link shows its view, and back the one before`() throws {
    let host = ViewHost.inCells { Root() }
    #expect(try host.rows() == ["Projects", "[ count 0 ]", "[a...]", "[b...]", "[ drop ]"])
    try host.send([.press("count 0"), .press("b")])
    #expect(
      try host.rows() == [
        "[Back] Detail", "about b", "[ rename ]", "[ done ]", "[deeper...]", "[ drop ]",
      ]
    )
    #expect(host.controls == ["Back", "rename", "done", "deeper", "drop"])
    try host.send(.press("Back"))
    #expect(try host.rows() == ["Projects", "[ count 1 ]", "[a...]", "[b...]", "[ drop ]"])
  }

  @Test(arguments: [ViewEvent.key(.escape), .press("done"), .press("Back")])
  func `one step back at a time`(event: ViewEvent) throws {
    let host = ViewHost { Root() }
    try host.send([.press("a"), .press("deeper"), .press("deeper")])
    #expect(host.displayList().texts.contains("about a!!"))
    try host.send(event)
    #expect(host.displayList().texts.contains("about a!"))
    try host.send(event)
    #expect(host.displayList().texts.contains("about a"))
    try host.send(event)
    #expect(host.displayList().texts.contains("count 0"))
  }

  @Test func `the title follows the screen that is shown`() throws {
    let host = ViewHost { Root() }
    try host.send([.press("a"), .press("rename")])
    #expect(host.displayList().texts.contains("Renamed"))
    try host.send(.press("deeper"))
    #expect(host.displayList().texts.contains("Detail"))
    #expect(!host.displayList().texts.contains("Renamed"))
    try host.send(.key(.escape))
    #expect(host.displayList().texts.contains("Renamed"), "a covered screen keeps its state")
    try host.send([.key(.escape), .press("a")])
    #expect(host.displayList().texts.contains("Detail"), "a popped screen does not")
  }

  @Test func `what a link pushed goes with the link`() throws {
    let host = ViewHost { Root() }
    try host.send([.press("a"), .press("deeper"), .press("drop")])
    #expect(host.displayList().texts == ["Projects", "count 0", "b", "drop"])
    try host.send(.press("b"))
    #expect(host.displayList().texts.contains("about b"))
  }

  @Test func `a screen is laid out anew when it changes`() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        Button("more") { count += 1 }
        Text(String(repeating: "x", count: count * 20))
      }
    }
    let host = ViewHost { NavigationStack { NavigationLink("open") { Growing() } } }
    try host.send(.press("open"))
    let width = host.displayList().bounds.width
    try host.send(.press("more"))
    #expect(host.displayList().bounds.width > width)
  }

  @Test func `a link that is uncovered has the focus again, unless another control has it`() throws
  {
    let host = ViewHost { Root() }
    try host.send([.focus("b"), .key(.enter), .focus("done"), .key(.enter)])
    #expect(host.focusedControl == "b")
    try host.send([.key(.enter), .focus("drop"), .press("Back")])
    #expect(host.focusedControl == "drop")
    try host.send(.focusNext)
    #expect(host.focusedControl == "count 0")
  }

  @Test func `outside of a stack a link takes no events`() throws {
    let host = ViewHost { NavigationLink("a") { Text("b") } }
    try host.send([.press("a"), .focusNext])
    #expect(host.focusedControl == nil)
    #expect(host.displayList().texts == ["a"])
  }

  @Test func `pushing runs the link and its stack, not the other views`() throws {
    struct Bystander: View {
      var body: some View { Text("here") }
    }
    let host = ViewHost {
      NavigationStack {
        Bystander()
        NavigationLink("open") { Text("opened") }
      }
    }
    try host.send(.press("open"))
    #expect(host.displayList().texts == ["Back", "opened"])
    try host.send(.key(.escape))
    #expect(host.statistics.bodyCount(of: Bystander.self) == 1)
  }

  @Test func `two stacks do not know of each other`() throws {
    let host = ViewHost {
      NavigationStack { NavigationLink("left") { Text("left side") } }
      NavigationStack { NavigationLink("right") { Text("right side") } }
    }
    try host.send([.press("left"), .press("right")])
    #expect(host.displayList().texts == ["Back", "left side", "Back", "right side"])
    #expect(host.controls == ["Back", "Back"])
  }

  @Test(
    arguments: [
      AnyView(Text("a").navigationTitle("T")),
      AnyView(Text("a").navigationTitle(Text("T")).navigationTitle(Text("T"))),
      AnyView(VStack { Text("a").navigationTitle("T") }),
    ].map { ViewBox(view: $0) }
  )
  func `a title is found wherever it is set`(view: ViewBox) throws {
    #expect(try PlainTextRenderer().render(NavigationStack { view.view }) == "T\na")
  }

  @Test func `without a stack a title is not drawn`() throws {
    #expect(try PlainTextRenderer().render(Text("a").navigationTitle("T")) == "a")
  }

  // MARK: Several stacks

  private struct Screen: View {
    let name: String
    var body: some View { NavigationLink(name) { Button("on \(name)") {} } }
  }

  @Test func `back is for the stack that is seen, not for one below it`() throws {
    let host = ViewHost {
      NavigationStack {
        Screen(name: "outer")
        NavigationStack { Screen(name: "inner") }
      }
    }
    try host.send([.press("inner"), .press("outer")])
    #expect(host.controls == ["Back", "on outer"])
    try host.send(.key(.escape))
    #expect(host.controls == ["outer", "Back", "on inner"])
    try host.send(.key(.escape))
    #expect(host.controls == ["outer", "inner"])
  }

  @Test(
    "Of stacks side by side the one with the focus goes back, or else the last",
    arguments: [
      ("on left", ["left", "Back", "on right"]), ("Back", ["left", "Back", "on right"]),
      ("on right", ["Back", "on left", "right"]), (nil, ["Back", "on left", "right"]),
    ]
  )
  func sideBySide(focus: String?, controls: [String]) throws {
    let host = ViewHost {
      NavigationStack { Screen(name: "left") }
      NavigationStack { Screen(name: "right") }
    }
    try host.send([.press("left"), .press("right")])
    if let focus { try host.send(.focus(focus)) }
    try host.send(.key(.escape))
    #expect(host.controls == controls)
  }
}

struct ViewBox: @unchecked Sendable {
  let view: AnyView
  var name = ""
}

extension ViewBox: CustomTestStringConvertible {
  init<Content: View>(name: String, @ViewBuilder _ content: () -> Content) {
    self.init(view: AnyView(content()), name: name)
  }

  var testDescription: String { name }
}
