import Testing
import ViewHosting

@testable import StyleAPI

private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum OtherKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

struct LiveEnvironmentTests {
  struct Reader: View {
    @Environment(\.level) private var level
    var body: some View { Text("level \(level)") }
  }

  struct Bystander: View {
    var body: some View { Text("here") }
  }

  struct Tree: View {
    var body: some View {
      VStack {
        ForEach(0..<1000, id: \.self) { index in
          if index % 10 == 0 { Reader() } else { Bystander() }
        }
      }
    }
  }

  @Test func `only readers of a value run when it changes at the root`() throws {
    let host = ViewHost { Tree() }
    try host.update()
    var bodies = host.statistics.bodies
    host.environment.level = 1
    try host.update()
    #expect(host.statistics.bodies - bodies == 100)
    #expect(host.displayList().texts.first == "level 1")
    bodies = host.statistics.bodies
    host.environment.other = 1
    try host.update()
    host.environment.level = 1
    try host.update()
    #expect(host.statistics.bodies == bodies)
  }

  struct Root: View {
    let levels: PassthroughSubject<Int>
    @State private var level = 0
    var body: some View {
      Tree().environment(\.level, level).onReceive(levels) { level = $0 }
    }
  }

  @Test func `through state of the root the root runs too`() throws {
    let levels = PassthroughSubject<Int>()
    let host = ViewHost { Root(levels: levels) }
    try host.update()
    let bodies = host.statistics.bodies
    levels.send(1)
    try host.update()
    #expect(host.statistics.bodies - bodies == 101)
    #expect(host.displayList().texts.first == "level 1")
  }

  struct Shadowed: View {
    var body: some View {
      VStack {
        Reader().environment(\.level, 5)
        Reader()
      }
    }
  }

  @Test func `what is written nearer hides a change further out`() throws {
    let host = ViewHost { Shadowed() }
    try host.update()
    host.environment.level = 3
    try host.update()
    #expect(host.displayList().texts == ["level 5", "level 3"])
    #expect(host.statistics.bodyCount(of: Reader.self) == 3)
  }

  struct Deep: View {
    @State private var count = 0
    @Environment(\.level) private var level
    var body: some View { Button("deep \(level) \(count)") { count += 1 } }
  }

  @Test func `a view below what did not run reads what was written meanwhile`() throws {
    let host = ViewHost { VStack { Deep() }.environment(\.other, 2) }
    try host.update()
    host.environment.level = 4
    try host.update()
    try host.send(.press("deep 4 0"))
    #expect(host.displayList().texts == ["deep 4 1"])
  }

  struct Transformed: View {
    var body: some View { Reader().transformEnvironment(\.level) { $0 += 10 } }
  }

  @Test func `what is made of an outer value follows it`() throws {
    let host = ViewHost { Transformed() }
    try host.update()
    host.environment.level = 1
    try host.update()
    #expect(host.displayList().texts == ["level 11"])
  }

  @Test func `an environment that is changed again and again does not grow`() throws {
    let host = ViewHost { Reader() }
    for level in 0..<50 {
      host.environment.level = level
      try host.update()
    }
    #expect(host.displayList().texts == ["level 49"])
    #expect(host.environment.head?.count(above: nil) == 2)
  }

  @Test func `texts follow the environment`() throws {
    let host = ViewHost { Bystander() }
    try host.update()
    let small = host.displayList().bounds.height
    host.environment.font = .largeTitle
    try host.update()
    #expect(host.displayList().bounds.height > small)
  }
}
