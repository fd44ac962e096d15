import StyleAPI
import StyleHost
import Testing
import ViewHosting

struct ToggleTests {
  private struct Settings: View {
    @State var isOn = false
    var body: some View {
      Toggle("Dark", isOn: $isOn)
      Text(isOn ? "night" : "day")
    }
  }

  @Test(arguments: [ViewEvent.press("Dark"), .key(.enter), .text(" ")])
  func `it turns the value over`(event: ViewEvent) throws {
    let host = ViewHost { Settings() }
    try host.send([.focus("Dark"), event])
    #expect(host.displayList().texts == ["Dark", "night"])
    try host.send(event)
    #expect(host.displayList().texts == ["Dark", "day"])
  }

  @Test func `a terminal shows a box`() throws {
    let host = ViewHost.inCells {
      VStack(alignment: .leading) { Settings() }
    }
    #expect(try host.rows() == ["[ ] Dark", "day"])
    try host.send([.focusNext, .text(" ")])
    #expect(try host.rows() == ["<x> Dark", "night"])
  }

  @Test func `a constant stays`() throws {
    let host = ViewHost { Toggle("a", isOn: .constant(true)).disabled(true) }
    try host.send(.press("a"))
    #expect(host.controls == ["a"])
  }

  @Test func `a picture says whether it is on`() throws {
    let svg = try SVGRenderer().render(Toggle("Dark", isOn: .constant(true)))
    #expect(svg.contains(#"aria-label="Dark, on""#))
  }
}
