import Observation
import StyleAPI
import Testing
import ViewHosting

/// What lies over or below each of several views belongs to that view, wherever the views go.
@Suite struct OverlayIdentityTests {
  @Observable final class Model {
    var ids: [Int]
    var inner = ["a", "b"]
    init(_ ids: [Int]) { self.ids = ids }
  }

  /// Counts its own presses under a number that is its own, and so shows whose it is.
  private struct Stamp: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  private struct Rows: View {
    let model: Model
    var body: some View { ForEach(model.ids, id: \.self) { Text("row \($0)") } }
  }

  private struct Nested: View {
    let model: Model
    var body: some View {
      ForEach(model.ids, id: \.self) { id in
        ForEach(model.inner, id: \.self) { Text("row \(id)\($0)") }
      }
    }
  }

  private struct Pairs: View {
    let model: Model
    var body: some View {
      Text("first")
      ForEach(model.ids, id: \.self) { id in
        Text("row \(id)")
        Text("and \(id)")
      }
    }
  }

  private struct Stamped: ViewModifier {
    func body(content: Content) -> some View { content.overlay { Stamp() } }
  }

  private enum Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// The ways in which a view may have something over or below it.
  static var forms: [(name: String, make: (Model) -> AnyView)] {
    [
      ("overlay", { AnyView(Rows(model: $0).overlay { Stamp() }) }),
      ("background", { AnyView(Rows(model: $0).background { Stamp() }) }),
      ("padding", { AnyView(Rows(model: $0).padding(2).overlay { Stamp() }.padding(1)) }),
      ("group", { model in AnyView(Group { AnyView(Rows(model: model)) }.overlay { Stamp() }) }),
      ("modifier", { AnyView(Rows(model: $0).modifier(Stamped())) }),
      (
        "same body",
        { model in
          AnyView(ForEach(model.ids, id: \.self) { Text("row \($0)") }.overlay { Stamp() })
        }
      ),
      (
        "preference",
        { AnyView(Rows(model: $0).overlayPreferenceValue(Total.self) { _ in Stamp() }) }
      ),
      ("stack", { model in AnyView(HStack { Rows(model: model).overlay { Stamp() } }) }),
    ]
  }

  private func host(_ model: Model, _ make: @escaping (Model) -> AnyView) -> ViewHost {
    ViewHost { make(model) }
  }

  /// Presses the button at each place as often as a number says.
  private func press(_ counts: [Int], in host: ViewHost) throws {
    for (place, count) in counts.enumerated() {
      for _ in 0..<count {
        for _ in 0...place { try host.send(.focusNext) }
        try host.send(.key(.enter))
        try host.send(.key(.escape))
      }
    }
    #expect(host.controls == counts.map(String.init))
  }

  @Test(arguments: forms.indices)
  func `it follows an element`(index: Int) throws {
    let (name, make) = Self.forms[index]
    let model = Model([1, 2, 3])
    let host = host(model, make)
    try press([1, 2, 3], in: host)
    for (ids, counts) in [
      ([3, 1, 2], ["3", "1", "2"]), ([2, 3], ["2", "3"]), ([4, 3, 2], ["0", "3", "2"]),
      ([3], ["3"]), ([5], ["0"]), ([3, 5], ["0", "0"]), ([], []), ([5], ["0"]),
    ] {
      model.ids = ids
      try host.update()
      #expect(host.controls == counts, "\(name), \(ids)")
      #expect(host.displayList().texts.count { $0.hasPrefix("row") } == ids.count)
    }
  }

  @Test func `it follows an element in an element`() throws {
    let model = Model([1, 2])
    let host = host(model) { AnyView(Nested(model: $0).overlay { Stamp() }) }
    try press([1, 2, 3, 4], in: host)
    model.ids = [2, 1]
    try host.update()
    #expect(host.controls == ["3", "4", "1", "2"])
    model.inner = ["b", "c", "a"]
    try host.update()
    #expect(host.controls == ["4", "0", "3", "2", "0", "1"])
  }

  @Test func `several views of an element have their own, and so has what is beside them`() throws {
    let model = Model([1, 2])
    let host = host(model) { AnyView(Pairs(model: $0).overlay { Stamp() }) }
    try press([5, 1, 2, 3, 4], in: host)
    model.ids = [2, 1]
    try host.update()
    #expect(host.controls == ["5", "3", "4", "1", "2"])
    model.ids = [1]
    try host.update()
    #expect(host.controls == ["5", "1", "2"])
  }

  @Test func `it lies over its own view`() throws {
    let model = Model([1, 2, 3])
    let host = ViewHost.inCells {
      VStack(alignment: .leading, spacing: 0) {
        Rows(model: model).frame(width: 88, alignment: .leading).overlay(alignment: .trailing) {
          Stamp()
        }
      }
    }
    try press([1, 2, 3], in: host)
    #expect(try host.rows() == ["row 1 [ 1 ]", "row 2 [ 2 ]", "row 3 [ 3 ]"])
    model.ids = [3, 4, 1]
    #expect(try host.rows() == ["row 3 [ 3 ]", "row 4 [ 0 ]", "row 1 [ 1 ]"])
  }
}
