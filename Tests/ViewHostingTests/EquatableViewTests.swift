import StyleAPI
import Testing
import ViewHosting

@Suite struct EquatableViewTests {
  /// Plain data, of which a part does not count.
  private struct Score: View, Equatable {
    var points: Double
    var body: some View { Text(verbatim: "\(points)") }

    static func == (one: Score, other: Score) -> Bool { Int(one.points) == Int(other.points) }
  }

  private struct Board<Content: View>: View {
    let content: (Double) -> Content
    @State private var points = 1.0

    var body: some View {
      content(points)
      Button("Half") { points += 0.5 }
    }
  }

  private func texts<Content: View>(
    _ content: @escaping (Double) -> Content
  ) throws -> [String?] {
    let host = ViewHost { Board(content: content) }
    var texts: [String?] = []
    for _ in 0..<3 {
      try host.update()
      texts.append(host.displayList().texts.first)
      try host.send(.press("Half"))
    }
    return texts
  }

  @Test func `what is equal by its own rule keeps its drawing`() throws {
    #expect(try texts { Score(points: $0).equatable() } == ["1.0", "1.0", "2.0"])
    #expect(try texts { EquatableView(content: Score(points: $0)) } == ["1.0", "1.0", "2.0"])
    #expect(try texts { Score(points: $0) } == ["1.0", "1.5", "2.0"], "fields are compared")
  }

  /// Is always equal, and reads what changes.
  private struct Reader: View, Equatable {
    @Environment(\.localeIdentifier) private var locale
    @State private var presses = 0

    var body: some View {
      Text(verbatim: "\(locale) \(presses)")
      Button("Press") { presses += 1 }
    }

    static func == (one: Reader, other: Reader) -> Bool { true }
  }

  @Test func `what it reads itself makes it run`() throws {
    let host = ViewHost { Reader().equatable() }
    try host.send(.press("Press"))
    #expect(host.displayList().texts.first == "en_001 1")
    host.environment.localeIdentifier = "sv_SE"
    try host.update()
    #expect(host.displayList().texts.first == "sv_SE 1")
  }
}
