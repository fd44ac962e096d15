@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// Views of the elements of collections.
@Suite struct ForEachTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  /// A layout that counts how often its cache is made, which happens once for each identity.
  private struct Born: Layout {
    final class Log { var names: [String] = [] }
    let name: String
    let log: Log

    func makeCache(subviews: Subviews) -> String {
      log.names.append(name)
      return name
    }
    func updateCache(_ cache: inout String, subviews: Subviews) {}
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout String
    ) -> CGSize { CGSize(width: 10, height: 10) }
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout String
    ) {}
  }

  @Test("Elements are told apart by their id, a key path, or their number")
  func kinds() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    #expect(DrawnView(HStack { ForEach(items) { Text($0.name) } }).list.texts == ["a", "b"])
    #expect(
      DrawnView(HStack { ForEach(items, id: \.name) { Text($0.name) } }).list.texts == ["a", "b"]
    )
    #expect(DrawnView(HStack { ForEach(0..<3) { Text("\($0)") } }).list.texts == ["0", "1", "2"])
    let sliced = ["x", "y", "z"].dropFirst()
    #expect(
      DrawnView(HStack { ForEach(sliced, id: \.self) { Text($0) } }).list.texts == ["y", "z"]
    )
  }

  @Test("An element may have several views, or none")
  func numberOfViews() {
    let view = HStack(spacing: 1) {
      ForEach(0..<3) { number in
        if number != 1 {
          Color.red.frame(width: 10, height: 10).marked("a")
          Color.red.frame(width: 5, height: 10).marked("b")
        }
      }
    }
    #expect(DrawnView(view).size == CGSize(width: 33, height: 10))
  }

  private func born(_ rounds: [[String]]) -> [[String]] {
    let graph = ViewGraph(metrics: FixedMetrics())
    return rounds.map { names in
      let log = Born.Log()
      graph.update(
        HStack { ForEach(names, id: \.self) { Born(name: $0, log: log)() {} } },
        environment: EnvironmentValues()
      )
      _ = graph.displayList()
      return log.names
    }
  }

  @Test("What belongs to an id stays with it")
  func identity() {
    #expect(born([["a", "b", "c"], ["c", "a", "b"]]) == [["a", "b", "c"], []])
    #expect(born([["a", "b", "c"], ["a", "c"]]) == [["a", "b", "c"], []])
    #expect(born([["a", "c"], ["a", "b", "c"]]) == [["a", "c"], ["b"]])
    #expect(born([["a", "b"], ["b"], ["a", "b"]]) == [["a", "b"], [], ["a"]])
    #expect(born([["a", "b"], [], ["a", "b"]]) == [["a", "b"], [], ["a", "b"]])
    #expect(
      born([["a", "b", "c", "d"], ["d", "x", "b", "a"]]) == [["a", "b", "c", "d"], ["x"]]
    )
  }

  @Test("Ids that occur twice each have a view, and what belongs to them stays in order")
  func duplicates() {
    #expect(born([["a", "a", "b"], ["a", "b", "a"]]) == [["a", "a", "b"], []])
    #expect(born([["a", "a"], ["a"], ["a", "a"]]) == [["a", "a"], [], ["a"]])
    let drawn = DrawnView(HStack { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } })
    #expect(drawn.list.texts == ["1", "1", "2"])
  }

  @Test("Ids that occur twice are named on standard error, once each")
  func message() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let graph = ViewGraph(metrics: FixedMetrics())
        for _ in 0..<3 {
          graph.update(
            HStack { ForEach(["seven", "x", "seven", "seven"], id: \.self) { Text($0) } },
            environment: EnvironmentValues()
          )
          _ = graph.displayList()
        }
      }
    )
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("the id seven occurs more than once"))
    #expect(text.split(separator: "\n").filter { $0.contains("ForEach") }.count == 1)
  }

  @Test("Branches have identities of their own, and a missing branch keeps its place")
  func branches() {
    let graph = ViewGraph(metrics: FixedMetrics())
    func born(_ flag: Bool) -> [String] {
      let log = Born.Log()
      graph.update(
        HStack {
          if flag { Born(name: "optional", log: log)() {} }
          if flag { Born(name: "yes", log: log)() {} } else { Born(name: "no", log: log)() {} }
          Born(name: flag ? "t" : "f", log: log)() {}
        },
        environment: EnvironmentValues()
      )
      _ = graph.displayList()
      return log.names
    }
    #expect(born(true) == ["optional", "yes", "t"])
    #expect(born(true) == [])
    #expect(born(false) == ["no"])
    #expect(born(true) == ["optional", "yes"])
  }

  @Test("A type that is hidden keeps what belongs to it, another type starts anew")
  func hiddenTypes() {
    let graph = ViewGraph(metrics: FixedMetrics())
    func born(_ view: (Born.Log) -> AnyView) -> [String] {
      let log = Born.Log()
      graph.update(view(log), environment: EnvironmentValues())
      _ = graph.displayList()
      return log.names
    }
    #expect(born { log in AnyView(Born(name: "a", log: log)() {}) } == ["a"])
    #expect(born { log in AnyView(Born(name: "b", log: log)() {}) } == [])
    #expect(born { log in AnyView(AnyView(Born(name: "c", log: log)() {})) } == [])
    #expect(born { log in AnyView(HStack { Born(name: "d", log: log)() {} }) } == ["d"])
  }
}
