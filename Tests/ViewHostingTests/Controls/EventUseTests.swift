import StyleAPI
import StyleHost
import Testing
import ViewHosting

/// What a host says of an event: whether it was of use to anything.
struct EventUseTests {
  private struct Form: View {
    @State private var name = ""
    @State private var isAsking = false
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Ask") { isAsking = true }
        Text(name)
      }
      .sheet(isPresented: $isAsking) { Text("Really?") }
    }
  }

  @Test func `what nothing has a use for is of none`() throws {
    let plain = ViewHost { Text("still") }
    for event in [ViewEvent.focusNext, .focusPrevious, .text("a"), .key(.enter), .key(.escape)] {
      #expect(try !plain.send(event), "\(event)")
    }
    let host = ViewHost { Form() }
    #expect(try !host.send(.text("a")), "nothing has the focus")
    #expect(try host.send(.focus("Ask")))
    #expect(try !host.send(.text("a")))
    #expect(try !host.send(.key(.down)))
  }

  @Test func `what moves the focus, types, presses or closes is of use`() throws {
    let host = ViewHost { Form() }
    for event in [
      ViewEvent.focusNext, .text("Ada"), .key(.left), .key(.enter), .focusNext, .text(" "),
      .key(.escape),
    ] {
      #expect(try host.send(event), "\(event)")
    }
    #expect(host.displayList().texts.last == "Ada")
    #expect(try host.send(.press("Ask")))
    #expect(try host.send(.key(.escape)))
  }

  @Test func `escape leaves a control where there is nothing to close`() throws {
    let host = ViewHost { Form() }
    try host.send(.focus("Name"))
    #expect(host.takesText)
    #expect(try host.send(.key(.escape)))
    #expect(host.focusedControl == nil)
    #expect(!host.takesText)
    #expect(try !host.send(.key(.escape)))
  }

  @Test func `only a text takes text`() throws {
    let host = ViewHost { Form() }
    #expect(!host.takesText)
    try host.send(.focus("Ask"))
    #expect(!host.takesText)
    try host.send(.focusPrevious)
    #expect(host.takesText)
  }

  @Test(arguments: [(false, 8.0), (true, 16)])
  func `characters of ambiguous width take the cells that the host was told`(
    isWide: Bool,
    width: Double
  ) throws {
    let host = ViewHost(target: .ansi(.none), ambiguousIsWide: isWide) { Text("§") }
    try host.update()
    #expect(host.displayList().bounds.width == width)
  }
}
