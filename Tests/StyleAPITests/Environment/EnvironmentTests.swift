import StyleAPI
import TestSupport
import Testing

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct NameKey: EnvironmentKey {
  static let defaultValue: String? = "nobody"
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct Number: View {
  @Environment(\.number) private var number
  var body: some View { Text(verbatim: "\(number)") }
}

private struct Name: View {
  let before = 1
  @Environment(\.name) private var name
  let after = "x"
  var body: some View { Text(verbatim: name ?? "nil") }
}

/// Reads the environment outside of what its own body writes.
private struct Counting: ViewModifier {
  @Environment(\.number) private var number

  func body(content: Content) -> some View {
    HStack {
      Text(verbatim: "m\(number)")
      content.environment(\.number, number + 10)
    }
  }
}

private struct Reader: DynamicProperty {
  @Environment(\.number) var number
  var doubled = 0
  mutating func update() { doubled = number * 2 }
}

private struct Doubled: View {
  let padding = "a field in front"
  var reader = Reader()
  var body: some View { Text(verbatim: "\(reader.number) \(reader.doubled)") }
}

@Suite struct EnvironmentTests {
  @Test func `A view reads the key's default where nobody has written`() {
    #expect(Drawing.texts(of: Number()) == ["0"])
  }

  @Test func `Of two writers the inner one counts`() {
    let view = Number().environment(\.number, 1).environment(\.number, 2)
    #expect(Drawing.texts(of: view) == ["1"])
  }

  @Test func `A value holds for its subtree only`() {
    let view = HStack {
      Number()
      HStack { Number() }.environment(\.number, 5)
      Number()
    }
    #expect(Drawing.texts(of: view) == ["0", "5", "0"])
  }

  @Test func `The root environment is read where no view has written`() {
    var values = EnvironmentValues()
    values.number = 7
    #expect(Drawing.texts(of: Number(), environment: values) == ["7"])
  }

  @Test func `A transform starts from the inherited value`() {
    let view = Number()
      .transformEnvironment(\.number) { $0 += 1 }
      .environment(\.number, 41)
    #expect(Drawing.texts(of: view) == ["42"])
  }

  @Test func `An explicit nil hides an outer value, and absence is the default`() {
    #expect(Drawing.texts(of: Name()) == ["nobody"])
    let view = Name().environment(\.name, nil).environment(\.name, "outer")
    #expect(Drawing.texts(of: view) == ["nil"])
  }

  @Test func `A modifier reads what is written outside of it, its content what it writes`() {
    let view = Number().modifier(Counting()).environment(\.number, 3)
    #expect(Drawing.texts(of: view) == ["m3", "13"])
  }

  @Test func `Modifiers of one type around each other see their own contents`() {
    let view = Number().modifier(Counting()).modifier(Counting()).environment(\.number, 1)
    #expect(Drawing.texts(of: view) == ["m1", "m11", "21"])
  }

  @Test func `Nested dynamic properties are filled in, and update runs in place`() {
    #expect(Drawing.texts(of: Doubled().environment(\.number, 4)) == ["4 8"])
  }

  @Test func `Reading outside of a body gives the default`() {
    #expect(Environment(\.number).wrappedValue == 0)
  }

  @Test func `Values written into a copy leave the original alone`() {
    var one = EnvironmentValues()
    one.number = 1
    var two = one
    two.number = 2
    #expect(one.number == 1)
    #expect(two.number == 2)
  }

  @Test func `A drawing asks for the default of a key once`() {
    CountedKey.counter.reset()
    let view = HStack {
      Counted()
      Counted()
      Counted()
    }
    #expect(Drawing.texts(of: view) == ["1", "1", "1"])
  }
}

private struct CountedKey: EnvironmentKey {
  static let counter = Counter()
  static var defaultValue: Int { counter.next() }
}

extension EnvironmentValues {
  fileprivate var counted: Int { self[CountedKey.self] }
}

private struct Counted: View {
  @Environment(\.counted) private var counted
  var body: some View { Text(verbatim: "\(counted)") }
}
