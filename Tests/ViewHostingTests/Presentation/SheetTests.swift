import StyleAPI
import StyleHost
import Testing
import ViewHosting

/// The article's modal view, with an action for its name.
private struct ModalView: View {
  @Environment(\.dismiss) var dismiss
  @State private var name = ""
  var save: (String) -> Void = { _ in }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Your name", text: $name)
        Button("Save") {
          save(name)
          dismiss()
        }
        NavigationLink("More") { Presented() }
      }
      .navigationTitle("Edit Profile")
    }
  }
}

/// Says whether it is presented, and closes what it is in.
private struct Presented: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    Button("close \(isPresented)") { dismiss() }
  }
}

struct SheetTests {
  private struct Profile: View {
    @State private var isEditing = false
    @State private var name = "nobody"
    let onDismiss: () -> Void

    var body: some View {
      VStack {
        Text(name)
        Button("Edit") { isEditing = true }
          .sheet(isPresented: $isEditing, onDismiss: onDismiss) { ModalView { name = $0 } }
        Text("is editing: \(isEditing)")
      }
    }
  }

  @Test func `a name is typed, saved, and the sheet is gone`() throws {
    var dismissed = 0
    let host = ViewHost { Profile { dismissed += 1 } }
    try host.send(.press("Edit"))
    #expect(host.controls == ["", "Your name", "Save", "More"])
    try host.send([.focus("Your name"), .text("Ada")])
    #expect(dismissed == 0)
    try host.send(.press("Save"))
    #expect(dismissed == 1)
    #expect(host.displayList().texts == ["Ada", "Edit", "is editing: false"])
    try host.send(.press("Edit"))
    #expect(host.displayList().texts.contains("Your name"), "the sheet starts anew")
  }

  @Test func `the escape key closes it, and what it was opened from has the focus again`() throws {
    let host = ViewHost { Profile {} }
    try host.send([.focus("Edit"), .key(.enter)])
    #expect(host.focusedControl == nil)
    try host.send(.key(.escape))
    #expect(host.displayList().texts == ["nobody", "Edit", "is editing: false"])
    #expect(host.focusedControl == "Edit")
  }

  @Test func `while a sheet is there, nothing else takes events`() throws {
    let host = ViewHost { Profile {} }
    try host.send(.press("Edit"))
    #expect(throws: ViewHostError.self) { try host.send(.press("Edit")) }
    try host.send([.focusNext, .text("x"), .focusPrevious, .focusNext])
    #expect(host.focusedControl == "Your name")
  }

  @Test func `dismiss does nothing where nothing is presented`() throws {
    let host = ViewHost { Presented() }
    try host.send(.press("close false"))
    #expect(host.displayList().texts == ["close false"])
  }

  @Test func `dismiss of the presenter is not that of its sheet`() throws {
    struct Presenter: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isOn = false
      var body: some View {
        Button("open") { isOn = true }
          .sheet(isPresented: $isOn) { Button("outer") { dismiss() } }
      }
    }
    let host = ViewHost { Presenter() }
    try host.send([.press("open"), .press("outer")])
    #expect(host.controls == ["outer"])
  }

  private struct Stacked: View {
    let level: Int
    @State private var isOn = false
    var body: some View {
      Button("open \(level)") { isOn = true }
        .sheet(isPresented: $isOn) {
          if level < 3 { Stacked(level: level + 1) }
          Presented()
        }
    }
  }

  @Test func `sheets stand over one another and close from the last`() throws {
    let host = ViewHost { Stacked(level: 1) }
    try host.send([.press("open 1"), .press("open 2")])
    #expect(host.controls == ["open 3", "close true"])
    try host.send(.press("close true"))
    #expect(host.controls == ["open 2", "close true"])
    try host.send([.press("open 2"), .key(.escape), .key(.escape)])
    #expect(host.controls == ["open 1"])
  }

  @Test func `a link inside a sheet is popped before the sheet is closed`() throws {
    let host = ViewHost { Profile {} }
    try host.send([.press("Edit"), .press("More")])
    #expect(host.controls == ["Back", "close true"])
    try host.send(.press("close true"))
    #expect(host.controls.contains("More"))
    try host.send([.press("More"), .key(.escape)])
    #expect(host.controls.contains("More"))
    try host.send(.key(.escape))
    #expect(host.controls == ["Edit"])
  }

  private struct Project: Identifiable {
    let id: Int
    var name: String
  }

  private struct Projects: View {
    @State private var project: Project?
    let onDismiss: () -> Void
    var body: some View {
      VStack {
        Button("one") { project = Project(id: 1, name: "one") }
        Text(project?.name ?? "none")
      }
      .sheet(item: $project, onDismiss: onDismiss) { item in
        Editor(name: item.name)
        Button("rename") { project?.name = "first" }
        Button("next") { project = Project(id: 2, name: "two") }
        Presented()
      }
    }
  }

  private struct Editor: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `an item is presented, and another id is another sheet`() throws {
    var dismissed = 0
    let host = ViewHost { Projects { dismissed += 1 } }
    try host.send([.press("one"), .press("one 0")])
    #expect(host.controls.first == "one 1")
    try host.send(.press("rename"))
    #expect(host.controls.first == "first 1", "the same id keeps its state")
    #expect(dismissed == 0)
    try host.send(.press("next"))
    #expect(host.controls.first == "two 0")
    #expect(dismissed == 1)
    try host.send(.press("close true"))
    #expect(dismissed == 2)
    #expect(host.displayList().texts == ["one", "none"])
  }

  @Test func `a sheet has the environment of the view that presents it`() throws {
    struct Reader: View {
      @Environment(\.sizeCategory) private var size
      var body: some View { Text("size \(size)") }
    }
    struct Root: View {
      @State private var isOn = true
      var body: some View {
        Text("root").sheet(isPresented: $isOn) { Reader() }.environment(\.sizeCategory, .small)
      }
    }
    let host = ViewHost { Root() }
    try host.update()
    let other = ViewHost { Reader().environment(\.sizeCategory, .small) }
    try other.update()
    #expect(host.displayList().texts == ["root"] + other.displayList().texts)
  }

  @Test func `what goes takes its sheet along`() throws {
    struct Root: View {
      @State private var isThere = true
      var body: some View {
        Text("rest").onReceive(TimerPublisher(every: .seconds(1))) { _ in isThere = false }
        if isThere { Text("a").sheet(isPresented: .constant(true)) { Text("sheet") } }
      }
    }
    let host = ViewHost { Root() }
    try host.update()
    #expect(host.displayList().texts == ["rest", "a", "sheet"])
    try host.advance(by: .seconds(1))
    #expect(host.displayList().texts == ["rest"])
  }

  @Test func `a terminal shows a panel over the middle of the rest`() throws {
    struct Root: View {
      @State private var isOn = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<7) { Text("line \($0) of what is below the sheet") }
        }
        .sheet(isPresented: $isOn) {
          Text("Really?")
          Button("Yes") { isOn = false }
        }
      }
    }
    let host = ViewHost.inCells { Root() }
    #expect(
      try host.rows() == [
        "line 0 of what is below the sheet",
        "line 1 of w╭─────────╮w the sheet",
        "line 2 of w│ Really? │w the sheet",
        "line 3 of w│ [ Yes ] │w the sheet",
        "line 4 of w╰─────────╯w the sheet",
        "line 5 of what is below the sheet",
        "line 6 of what is below the sheet",
      ]
    )
    try host.send(.press("Yes"))
    #expect(try host.rows()[2] == "line 2 of what is below the sheet")
  }

  @Test func `a sheet that is larger than what it covers is drawn whole`() throws {
    let view = Text("a").sheet(isPresented: .constant(true)) { Text("a much longer text") }
    #expect(
      try PlainTextRenderer().render(view) == """
        ╭────────────────────╮
        │ a much longer text │
        ╰────────────────────╯
        """
    )
  }

  @Test func `a sheet stays in the room that there is`() throws {
    let host = ViewHost {
      Text("a").sheet(isPresented: .constant(true)) {
        Text(String(repeating: "long ", count: 40))
      }
    }
    try host.update()
    let list = host.displayList(in: ProposedViewSize(width: 200, height: 300))
    #expect(list.bounds.width <= 200)
    #expect(list.bounds.height <= 300)
  }

  @Test func `state in a sheet lays the sheet out again`() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        Button("more") { count += 1 }
        Text(String(repeating: "x", count: count * 20))
      }
    }
    let host = ViewHost { Text("a").sheet(isPresented: .constant(true)) { Growing() } }
    try host.update()
    let width = host.displayList().bounds.width
    try host.send(.press("more"))
    #expect(host.displayList().bounds.width > width)
  }
}
