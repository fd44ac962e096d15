import StyleAPI
import TestSupport
import Testing

/// What view builders and bodies may hold.
@Suite struct ViewBuilderTests {
  private static func texts(_ view: some View) -> [String] { DrawnView(view).list.texts }

  @Test("Any number of views stand in a builder")
  func manyViews() {
    let view = HStack {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
      Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
    }
    #expect(Self.texts(view) == (1...12).map { "\($0)" })
  }

  private struct Conditional: View {
    var number: Int
    var name: String?

    var body: some View {
      if number == 0 {
        Text("none")
      } else if number == 1 {
        Text("one")
      } else {
        Text("many")
      }
      if let name { Text(name) }
      if let name, number > 1 { Text("\(number) \(name)") }
      switch number {
      case 0: EmptyView()
      case 1: Text("single")
      default:
        Text("plural")
        Text("!")
      }
    }
  }

  @Test(
    "Conditions choose views",
    arguments: [
      (0, nil, ["none"]), (0, "x", ["none", "x"]), (1, nil, ["one", "single"]),
      (2, nil, ["many", "plural", "!"]), (2, "x", ["many", "x", "2 x", "plural", "!"]),
    ] as [(Int, String?, [String])]
  )
  func conditions(number: Int, name: String?, texts: [String]) {
    #expect(Self.texts(HStack { Conditional(number: number, name: name) }) == texts)
  }

  @Test("A body may return its view, hold declarations, and be one expression")
  func bodies() {
    struct Returning: View {
      var body: some View { Text("x") }
    }
    struct Declaring: View {
      var body: some View {
        let text = "y"
        let _ = text.count
        Text(text)
      }
    }
    struct Choosing: View {
      let flag: Bool
      @ViewBuilder var part: some View { if flag { Text("yes") } }
      var body: some View {
        part
        flag ? Text("1") : Text("0")
      }
    }
    struct Available: View {
      var body: some View {
        if #available(macOS 10, *) { Text("z") }
      }
    }
    #expect(Self.texts(Returning()) == ["x"])
    #expect(Self.texts(Declaring()) == ["y"])
    #expect(Self.texts(Choosing(flag: true)) == ["yes", "1"])
    #expect(Self.texts(Choosing(flag: false)) == ["0"])
    #expect(Self.texts(Available()) == ["z"])
  }

  @Test("Optional views, tuples of views and hidden types are views")
  func containers() {
    let some: Text? = Text("a")
    let none: Text? = nil
    #expect(
      Self.texts(
        HStack {
          some; none
        }
      ) == ["a"]
    )
    #expect(
      Self.texts(
        TupleView(
          (
            Text("a"), Text("b"),
            Group {
              Text("c"); Text("d")
            }
          )
        )
      ) == ["a", "b", "c", "d"]
    )
    #expect(Self.texts(AnyView(AnyView(Text("a")))) == ["a"])
    #expect(
      Self.texts(
        AnyView(
          erasing: HStack {
            Text("a"); Text("b")
          }
        )
      ) == ["a", "b"]
    )
    let erased: [any View] = [Text("a"), Color.red, HStack { Text("b") }]
    #expect(
      Self.texts(HStack { ForEach(erased.indices, id: \.self) { AnyView(erased[$0]) } }) == [
        "a", "b",
      ]
    )
  }

  @Test("Modifiers with bodies wrap the view")
  func modifiers() {
    struct Bracketed: ViewModifier {
      let left: String
      func body(content: Content) -> some View {
        HStack {
          Text(left); content; Text("]")
        }
      }
    }
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    #expect(Self.texts(Text("a").modifier(Bracketed(left: "["))) == ["[", "a", "]"])
    #expect(
      Self.texts(Text("a").modifier(Bracketed(left: "[")).modifier(Bracketed(left: "{")))
        == ["{", "[", "a", "]", "]"]
    )
    #expect(
      Self.texts(HStack { Text("a").modifier(Twice()).modifier(Twice()) }) == ["a", "a", "a", "a"]
    )
    let nested = Text("a").modifier(Bracketed(left: "1")).modifier(Twice()).modifier(
      Bracketed(left: "2")
    )
    #expect(Self.texts(HStack { nested }) == ["2", "1", "a", "]", "1", "a", "]", "]"])
  }
}
