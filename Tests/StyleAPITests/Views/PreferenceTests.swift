@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// Values that flow up.
@Suite struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private enum Widest: PreferenceKey {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) {
      value = max(value, nextValue())
    }
  }

  private final class Log<Value> {
    var values: [Value] = []
  }

  private func name(_ name: String) -> some View {
    Text(name).preference(key: Names.self, value: [name])
  }

  /// What an action around a view is run with.
  private func names(_ view: some View) -> [[String]] {
    let log = Log<[String]>()
    _ = DrawnView(view.onPreferenceChange(Names.self) { log.values.append($0) })
    return log.values
  }

  @Test("Values are put together in the order of the tree")
  func reduce() {
    let view = HStack {
      name("a")
      VStack {
        name("b")
        Group {
          name("c"); name("d")
        }
      }
      .overlay { name("over") }
      .background { name("below") }
      if true { name("e") }
      ForEach(0..<2) { name("\($0)") }
      AnyView(name("f")).hidden()
    }
    #expect(names(view) == [["a", "b", "c", "d", "over", "below", "e", "0", "1", "f"]])
  }

  @Test("A value that is set on a view replaces those that are set in it")
  func replacing() {
    #expect(
      names(
        HStack {
          name("a"); name("b")
        }.preference(key: Names.self, value: ["x"])
      ) == [["x"]]
    )
    #expect(names(name("a").preference(key: Names.self, value: ["x"])) == [["x"]])
  }

  @Test("A value that is set on several views counts for each, and on none for none")
  func groups() {
    #expect(
      names(
        Group {
          Text("1"); Text("2")
        }.preference(key: Names.self, value: ["x"])
      ) == [["x", "x"]]
    )
    #expect(
      names(
        HStack {
          EmptyView().preference(key: Names.self, value: ["x"]); name("a")
        }
      ) == [["a"]]
    )
  }

  @Test("Other keys are left alone")
  func keys() {
    let widths = Log<Double>()
    let view = HStack {
      name("a"); Text("b").preference(key: Widest.self, value: 3)
    }
    .onPreferenceChange(Widest.self) { widths.values.append($0) }
    #expect(names(view) == [["a"]])
    #expect(widths.values == [3])
  }

  @Test("An action runs for the first value and then for other ones, after layout")
  func changes() {
    let log = Log<[String]>()
    let graph = ViewGraph(metrics: FixedMetrics())
    func draw(_ values: [String]) {
      graph.update(
        HStack { ForEach(values, id: \.self) { name($0) } }
          .onPreferenceChange(Names.self) { log.values.append($0) },
        environment: EnvironmentValues()
      )
      let count = log.values.count
      #expect(log.values.count == count)
      _ = graph.displayList()
    }
    draw([])
    #expect(log.values == [])
    draw(["a"])
    #expect(log.values == [["a"]])
    draw(["a"])
    #expect(log.values == [["a"]])
    draw(["a", "b"])
    #expect(log.values == [["a"], ["a", "b"]])
    draw([])
    #expect(log.values == [["a"], ["a", "b"], []])
  }

  @Test("A first value that is the default runs the action too")
  func defaultValue() {
    #expect(names(Text("a").preference(key: Names.self, value: [])) == [[]])
    #expect(names(Text("a")) == [])
  }

  @Test("Values may be set in the content of geometry readers")
  func readers() {
    let log = Log<Double>()
    let graph = ViewGraph(metrics: FixedMetrics())
    graph.update(
      Text("wide text").font(.system(size: 10))
        .background {
          GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
        }
        .onPreferenceChange(Widest.self) { log.values.append($0) },
      environment: EnvironmentValues()
    )
    _ = graph.displayList()
    #expect(log.values == [45])
    _ = graph.displayList(in: ProposedViewSize(width: 30, height: nil))
    #expect(log.values == [45, 20])
  }

  @Test("An overlay is made from the values below it")
  func overlays() {
    let drawn = DrawnView(
      HStack {
        name("a"); name("b")
      }
      .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
        Text(names.joined(separator: "+")).font(.system(size: 4)).marked("over")
      }
      .backgroundPreferenceValue(Names.self) { Text("\($0.count)") }
      .font(.system(size: 10))
    )
    #expect(drawn.list.texts == ["2", "a", "b", "a+b"])
    #expect(drawn["over"] == box(12, 6, 6, 4))
  }

  @Test("What an overlay sets itself reaches those above it and not itself")
  func overlaysOwnValues() {
    func view(_ value: String) -> some View {
      name(value).overlayPreferenceValue(Names.self) { names in
        name("over " + names.joined()).fixedSize()
      }
    }
    #expect(names(view("a")) == [["a", "over a"]])
    let graph = ViewGraph(metrics: FixedMetrics())
    for value in ["a", "b", "b"] {
      graph.update(view(value), environment: EnvironmentValues())
      #expect(graph.displayList().texts == [value, "over \(value)"])
    }
  }

  @Test("An overlay sees what is set in geometry readers")
  func overlaysOfReaders() {
    let view = HStack(spacing: 0) {
      ForEach(["a", "bbbb", "cc"], id: \.self) { text in
        Text(text).font(.system(size: 10)).background {
          GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
        }
      }
    }
    .overlayPreferenceValue(Widest.self) { width in
      Color.red.frame(width: width, height: 2).marked("line")
    }
    let drawn = DrawnView(view)
    #expect(drawn["line"]?.width == 20)
    #expect(DrawnView(view, width: 20)["line"]?.width == 10)
  }

  @Test("Overlays of overlays settle, and those that never do are given up")
  func settling() {
    let nested = Color.red.frame(width: 30, height: 10)
      .background {
        GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
      }
      .overlayPreferenceValue(Widest.self) { width in
        Color.blue.frame(width: width / 2, height: 4)
          .overlay {
            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width * 4) }
          }
      }
      .overlayPreferenceValue(Widest.self) {
        Color.green.frame(width: $0, height: 1).marked("outer")
      }
    #expect(DrawnView(nested)["outer"]?.width == 60)
    struct Growing: View {
      final class Count { var value = 0 }
      let count = Count()
      var body: some View {
        GeometryReader { _ in
          let _ = count.value += 1
          Color.clear.preference(key: Names.self, value: ["\(count.value)"])
        }
        .overlayPreferenceValue(Names.self) { names in
          GeometryReader { _ in Text(names.joined()) }
        }
      }
    }
    let growing = Growing()
    #expect(
      DrawnView(growing.overlayPreferenceValue(Names.self) { _ in growing }, width: 9, height: 9)
        .list.items.count < 10
    )
  }

  @Test("Values of no comparable type are seen too")
  func incomparable() {
    enum Makers: PreferenceKey {
      static var defaultValue: [() -> String] { [] }
      static func reduce(value: inout [() -> String], nextValue: () -> [() -> String]) {
        value += nextValue()
      }
    }
    let view = GeometryReader { proxy in
      Color.clear.preference(key: Makers.self, value: [{ "\(Int(proxy.size.width))" }])
    }
    .overlayPreferenceValue(Makers.self) { makers in Text(makers.map { $0() }.joined()) }
    #expect(DrawnView(view, width: 70, height: 10).list.texts == ["70"])
  }
}
