import StyleAPI
import StyleHost
import Testing
import ViewHosting

struct ButtonTests {
  private struct Counter: View {
    @State private var count = 0
    var isDisabled = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(count)")
        Button("more") { count += 1 }.disabled(isDisabled)
      }
    }
  }

  @Test(arguments: [ViewEvent.press("more"), .key(.enter), .text(" ")])
  func `a press, return and space run the action`(event: ViewEvent) throws {
    let host = ViewHost { Counter() }
    try host.send([.focus("more"), event])
    #expect(host.displayList().texts == ["1", "more"])
  }

  @Test(arguments: [ViewEvent.key(.escape), .key(.up), .text("x"), .key(.backspace)])
  func `other keys do not`(event: ViewEvent) throws {
    let host = ViewHost { Counter() }
    try host.send([.focus("more"), event])
    #expect(host.displayList().texts == ["0", "more"])
  }

  @Test func `the focus is seen without colours, and moves nothing`() throws {
    let host = ViewHost.inCells { Counter() }
    #expect(try host.rows() == ["0", "[ more ]"])
    try host.send(.focusNext)
    #expect(host.focusedControl == "more")
    #expect(try host.rows() == ["0", "< more >"])
  }

  @Test func `a disabled button takes neither events nor the focus`() throws {
    let host = ViewHost { Counter(isDisabled: true) }
    try host.send([.press("more"), .focusNext])
    #expect(host.focusedControl == nil)
    #expect(host.displayList().texts == ["0", "more"])
  }

  @Test func `what is disabled further out stays so`() throws {
    let host = ViewHost {
      VStack {
        Button("a") {}.disabled(false)
        Button("b") {}
      }
      .disabled(true)
      Button("c") {}.disabled(false)
    }
    try host.send(.focusNext)
    #expect(host.focusedControl == "c")
  }

  @Test func `a disabled button has no brackets in a terminal`() throws {
    let host = ViewHost.inCells { Counter(isDisabled: true) }
    #expect(try host.rows() == ["0", "  more"])
  }

  @Test func `a disabled button is drawn fainter`() throws {
    let host = ViewHost { Button("a") {}.disabled(true) }
    try host.update()
    #expect(host.displayList().items.contains { $0 == .beginOpacity(0.4) })
  }

  @Test func `a destructive button is red`() throws {
    func paints(_ role: ButtonRole?) throws -> [DisplayPaint] {
      let host = ViewHost { Button("Delete", role: role) {} }
      try host.update()
      return host.displayList().items.compactMap { item in
        if case .text(let run) = item { run.paint } else { nil }
      }
    }
    let red = DisplayPaint.color(DisplayColor(red: 0xb3 / 255, green: 0x26 / 255, blue: 0x1e / 255))
    #expect(try paints(.destructive) == [red])
    #expect(try paints(.cancel) != [red])
    #expect(try paints(nil) == paints(.cancel))
  }

  @Test func `an accessibility label names the control that it is set on`() throws {
    let host = ViewHost {
      VStack {
        Button("+") {}.accessibilityLabel("Add")
        HStack {
          Button("a") {}
          Button("b") {}
        }
        .accessibilityLabel("both")
      }
    }
    try host.update()
    #expect(host.controls == ["Add", "a", "b"])
  }

  @Test func `hidden controls take no events`() throws {
    let host = ViewHost { Button("a") {}.hidden() }
    try host.update()
    #expect(host.controls.isEmpty)
  }
}
