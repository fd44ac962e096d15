import StyleAPI
import Testing
import ViewHosting

/// Which inputs of a view are the same ones, by the types of its fields.
@Suite struct InputComparisonTests {
  private protocol Shape<Corner> {
    associatedtype Corner
    var corner: Corner { get }
  }

  private struct Square: Shape {
    var corner: Int
  }

  private struct Round: Shape {
    var corner: Int
  }

  private final class Sheet: Shape {
    let corner: Int
    init(_ corner: Int) { self.corner = corner }
  }

  /// An object that is compared by what it holds.
  private final class Name: Equatable {
    let text: String
    init(_ text: String) { self.text = text }
    static func == (one: Name, other: Name) -> Bool { one.text == other.text }
  }

  private struct Holder<Field>: View {
    let field: Field
    var body: some View { Text("body") }
  }

  private struct Weak: View {
    weak var name: Name?
    let label: String
    var body: some View { Text(label + (name?.text ?? "none")) }
  }

  private struct WeakShape: View {
    weak var shape: (any Shape<Int> & AnyObject)?
    let label: String
    var body: some View { Text(label) }
  }

  private struct Unowned: View {
    unowned var name: Name?
    unowned let other: Name
    let label: String
    var body: some View { Text(label) }
  }

  private struct Unmanaged: View {
    unowned(unsafe) var name: Name?
    let label: String
    var body: some View { Text(label) }
  }

  /// Hands other views over each time.
  private struct Passes<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var pass = 0
    var body: some View {
      Button("next") { pass += 1 }
      content(pass)
    }
  }

  /// How often the body of a view runs that is handed over several times.
  private func runs<Content: View>(of views: Content...) throws -> Int {
    let host = ViewHost { Passes { views[$0] } }
    try host.update()
    for _ in 1..<views.count { try host.send(.press("next")) }
    return host.statistics.bodyCount(of: Content.self)
  }

  private func runs<Field>(_ type: Field.Type, _ fields: Field...) throws -> Int {
    let views = fields.map { Holder(field: $0) }
    let host = ViewHost { Passes { views[$0] } }
    try host.update()
    for _ in 1..<views.count { try host.send(.press("next")) }
    return host.statistics.bodyCount(of: Holder<Field>.self)
  }

  @Test func `values behind protocols with arguments compare as their types do`() throws {
    typealias Numbered = any Shape<Int>
    #expect(try runs(Numbered.self, Square(corner: 1), Square(corner: 1)) == 1)
    #expect(try runs(Numbered.self, Square(corner: 1), Square(corner: 2)) == 2)
    #expect(try runs(Numbered.self, Square(corner: 1), Round(corner: 1)) == 2)
    let sheet = Sheet(1)
    #expect(try runs(Numbered.self, sheet, sheet, Sheet(1)) == 2)
    #expect(try runs(Numbered?.self, nil, nil, Square(corner: 1), Square(corner: 1)) == 2)
    #expect(try runs((any Shape<Int> & Sendable).self, Both(), Both()) == 1)
    #expect(try runs((any Collection<Int>).self, [1], [1], Set([1]), Set([1])) == 2)
    #expect(try runs([any Collection<Int>].self, [[1]], [[2]]) == 2)
  }

  private struct Both: Shape, Sendable {
    var corner = 1
  }

  @Test func `objects and types behind protocols with arguments compare by identity`() throws {
    let (one, other) = (Sheet(1), Sheet(1))
    #expect(try runs((any Shape<Int> & AnyObject).self, one, one, other) == 2)
    typealias Kind = any Shape.Type
    #expect(try runs(Kind.self, Square.self, Square.self, Round.self) == 2)
    typealias Numbered = any Shape<Int>.Type
    #expect(try runs(Numbered.self, Square.self, Square.self, Round.self, Round.self) == 2)
  }

  @Test func `references that do not keep their objects compare by identity`() throws {
    let (one, other) = (Name("one"), Name("one"))
    func weak(_ name: Name?) -> Weak { Weak(name: name, label: "a") }
    #expect(try runs(of: weak(one), weak(one), weak(nil), weak(nil), weak(other)) == 3)
    let (sheet, second) = (Sheet(1), Sheet(2))
    func shape(_ shape: Sheet) -> WeakShape { WeakShape(shape: shape, label: "a") }
    #expect(try runs(of: shape(sheet), shape(sheet), shape(second)) == 2)
    func unowned(_ name: Name?) -> Unowned { Unowned(name: name, other: one, label: "a") }
    #expect(try runs(of: unowned(one), unowned(one), unowned(nil), unowned(other)) == 3)
    func unmanaged(_ name: Name?) -> Unmanaged { Unmanaged(name: name, label: "a") }
    #expect(try runs(of: unmanaged(one), unmanaged(one), unmanaged(other)) == 2)
  }

  private final class Owner {
    var name: Name? = Name("short")
  }

  @Test func `a reference to an object that has gone may be compared`() throws {
    let owner = Owner()
    let host = ViewHost {
      Passes { pass in
        Unmanaged(name: owner.name, label: "a")
        Unowned(name: owner.name, other: owner.name ?? Name("none"), label: "b")
        Weak(name: owner.name, label: "weak ")
        Button("drop \(pass)") { owner.name = nil }
      }
    }
    try host.send([.press("next"), .press("drop 1"), .press("next"), .press("next")])
    #expect(host.controls == ["next", "drop 3"])
  }
}
