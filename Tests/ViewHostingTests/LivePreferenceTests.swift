import StyleAPI
import Testing
import ViewHosting

private enum NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct LivePreferenceTests {
  private struct Named: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }.preference(key: NamesKey.self, value: ["\(count)"])
    }
  }

  @Test func `an overlay follows what a body below has set since`() throws {
    let host = ViewHost {
      VStack {
        Named()
        Named()
      }
      .overlayPreferenceValue(NamesKey.self) { Text($0.joined(separator: "+")) }
    }
    try host.send([.press("count 0"), .press("count 1")])
    #expect(host.displayList().texts == ["count 2", "count 0", "2+0"])
  }

  @Test func `a sheet tells what presents it nothing`() throws {
    let host = ViewHost {
      Text("a")
        .sheet(isPresented: .constant(true)) {
          Text("b").preference(key: NamesKey.self, value: ["x"])
        }
        .overlayPreferenceValue(NamesKey.self) { Text("\($0.count)") }
    }
    try host.update()
    #expect(host.displayList().texts == ["a", "0", "b"])
  }
}
