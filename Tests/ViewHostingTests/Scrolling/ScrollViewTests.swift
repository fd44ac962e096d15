import Observation
import StyleAPI
import StyleHost
import Testing
import ViewHosting

struct ScrollViewTests {
  private struct Lines: View {
    var count = 9
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
      }
    }
  }

  private func shown(_ host: ViewHost, lines: Int = 4) throws -> [String] {
    try host.rows(lines: lines)
  }

  @Test func `it is as large as its content where no room is offered`() throws {
    let host = ViewHost { Lines(count: 3) }
    try host.update()
    let plain = ViewHost { VStack(spacing: 0) { ForEach(0..<3, id: \.self) { Text("\($0)") } } }
    try plain.update()
    #expect(host.displayList().bounds.height == plain.displayList().bounds.height)
    #expect(host.displayList().items.allSatisfy { !$0.opens }, "nothing is cut off")
  }

  @Test func `a spacer in it is finite`() throws {
    let host = ViewHost {
      ScrollView {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    try host.update()
    #expect(host.displayList(in: ProposedViewSize(width: 100, height: 300)).bounds.height == 300)
    #expect(host.displayList().bounds.height < 100)
  }

  @Test func `it takes the room that it is offered`() throws {
    let host = ViewHost { Lines(count: 2) }
    try host.update()
    #expect(host.displayList(in: ProposedViewSize(width: nil, height: 200)).bounds.height == 200)
  }

  @Test(
    arguments: [
      ([], ["0|", "1|", "2.", "3."]),
      ([.down], ["1|", "2|", "3.", "4."]),
      ([.down, .down, .up], ["1|", "2|", "3.", "4."]),
      ([.up], ["0|", "1|", "2.", "3."]),
      ([.pageDown], ["3.", "4|", "5|", "6."]),
      ([.pageDown, .pageDown], ["5.", "6.", "7|", "8|"]),
      ([.end], ["5.", "6.", "7|", "8|"]),
      ([.end, .down], ["5.", "6.", "7|", "8|"]),
      ([.end, .pageUp], ["2.", "3|", "4|", "5."]),
      ([.end, .home], ["0|", "1|", "2.", "3."]),
      ([.left, .right, .backspace], ["0|", "1|", "2.", "3."]),
    ] as [([ControlKey], [String])]
  )
  func `keys move the content`(keys: [ControlKey], rows: [String]) throws {
    let host = ViewHost.inCells { Lines() }
    _ = try shown(host)
    for key in keys {
      try host.send(.key(key))
      _ = try shown(host)
    }
    #expect(try shown(host) == rows)
  }

  @Test(
    "The bar has a mark wherever the content is, and as many rows as the content",
    arguments: [0.5, 3.5, 4, 4.5]
  )
  func bar(rows: Double) throws {
    for key in [ControlKey.home, .pageDown, .end] {
      let host = ViewHost.inCells { Lines(count: 90) }
      try host.update()
      _ = host.displayList(in: ProposedViewSize(width: nil, height: rows * 16))
      try host.send(.key(key))
      let size = ProposedViewSize(width: nil, height: rows * 16)
      let text = try PlainTextRenderer().text(for: host.displayList(in: size))
      let lines = text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasSuffix("|") || $0.hasSuffix(".") }, "\(lines)")
      #expect(lines.contains { $0.hasSuffix("|") }, "\(lines)")
    }
  }

  @Test func `the bar shows the focus without colours`() throws {
    let host = ViewHost.inCells { Lines() }
    _ = try shown(host)
    try host.send(.focusNext)
    #expect(try shown(host) == ["0#", "1#", "2.", "3."])
  }

  @Test func `what has no way to go cannot have the focus`() throws {
    let host = ViewHost.inCells { Lines(count: 2) }
    _ = try shown(host)
    try host.send(.focusNext)
    #expect(host.focusedControl == nil)
  }

  private struct Buttons: View {
    @State private var pressed = -1
    var body: some View {
      Text("pressed \(pressed)")
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<9, id: \.self) { number in Button("\(number)") { pressed = number } }
        }
      }
    }
  }

  @Test func `a control in it scrolls by the keys it has no use for`() throws {
    let host = ViewHost.inCells { VStack(alignment: .leading, spacing: 0) { Buttons() } }
    _ = try shown(host)
    try host.send([.focus("0"), .key(.down), .key(.down)])
    #expect(try shown(host).dropFirst() == ["[ 2 ].", "[ 3 ]|", "[ 4 ]."])
    try host.send(.key(.enter))
    #expect(try shown(host)[0] == "pressed 0")
  }

  @Test func `a control that gets the focus comes into sight`() throws {
    let host = ViewHost.inCells { VStack(alignment: .leading, spacing: 0) { Buttons() } }
    _ = try shown(host)
    try host.send(.focus("5"))
    #expect(try shown(host).dropFirst() == ["[ 3 ].", "[ 4 ]|", "< 5 >."])
    try host.send([.focusPrevious, .focusPrevious, .focusPrevious])
    #expect(try shown(host).dropFirst() == ["< 2 >.", "[ 3 ]|", "[ 4 ]."])
  }

  @Test func `what is out of sight is not in the drawing`() throws {
    let host = ViewHost { Lines() }
    try host.update()
    let list = host.displayList(in: ProposedViewSize(width: nil, height: 32))
    #expect(list.texts.count < 5)
    #expect(list.ink.maxY <= 33)
  }

  @Test func `content that became shorter is not left out of sight`() throws {
    struct Root: View {
      @State private var count = 20
      var body: some View {
        Lines(count: count)
        Button("cut") { count = 6 }
      }
    }
    let host = ViewHost.inCells { VStack(alignment: .leading, spacing: 0) { Root() } }
    _ = try shown(host)
    try host.send([.key(.end), .press("cut")])
    #expect(try shown(host).dropLast() == ["3.", "4.", "5|"])
  }

  @Test func `content moves sideways too`() throws {
    let host = ViewHost.inCells {
      ScrollView(.horizontal) { Text("abcdefghijkl") }
    }
    #expect(try host.rows(columns: 5) == ["abcde"])
    try host.send([.key(.right), .key(.right)])
    #expect(try host.rows(columns: 5) == ["efghi"])
    try host.send(.key(.end))
    #expect(try host.rows(columns: 5) == ["hijkl"])
  }

  @Test func `what a clip cuts off is no ink`() throws {
    let view = Text("far away").offset(x: 500, y: 500).frame(width: 20, height: 20).clipped()
    let host = ViewHost { view }
    try host.update()
    #expect(host.displayList().ink.maxX <= 20)
  }

  private static let rows: [ViewBox] = [
    ViewBox(name: "list") { List(0..<9) { number in Button("\(number)") {} } },
    ViewBox(name: "form") { Form { ForEach(0..<9) { number in Button("\(number)") {} } } },
    ViewBox(name: "section") {
      Form { Section { ForEach(0..<9) { number in Button("\(number)") {} } } }
    },
    ViewBox(name: "overlays") {
      ScrollView {
        VStack(spacing: 0) {
          Group { ForEach(0..<9) { Text("   \($0)   ") } }
            .overlay { Button("0") {} }
        }
      }
    },
    ViewBox(name: "modifiers of several views inside one another") {
      ScrollView {
        VStack(spacing: 0) {
          Group { ForEach(0..<9) { number in Button("\(number)") {} } }
            .padding(.leading, 8).frame(height: 16)
        }
      }
    },
    ViewBox(name: "a scroll view in another") {
      ScrollView {
        VStack(spacing: 0) {
          Text("above")
          ScrollView { ForEach(0..<9) { number in Button("\(number)") {} } }.frame(height: 128)
        }
      }
    },
    ViewBox(name: "a screen") {
      NavigationStack {
        List {
          ForEach(0..<9) { Text("row \($0)") }
          NavigationLink("open") { List(0..<9) { number in Button("\(number)") {} } }
        }
      }
    },
  ]

  @Test(arguments: rows)
  func `what gets the focus comes into sight, also where events come faster than drawings`(
    rows: ViewBox
  ) throws {
    let host = ViewHost.inCells { rows.view }
    _ = try shown(host)
    if host.controls.contains("open") {
      try host.send(.press("open"))
      _ = try shown(host)
    }
    let count = host.controls.count
    for _ in 0..<count {
      // Two steps for each drawing, round and round.
      try host.send([.focusNext, .focusNext])
      let lines = try shown(host)
      #expect(lines.contains { $0.contains("<") || $0.contains("#") }, "\(rows.name): \(lines)")
      let place = try #require(host.focusPlace)
      #expect((0..<64).contains(place.minY), "\(rows.name): \(place)")
    }
  }

  private struct Mails: View {
    @State private var ids = Array(0..<9)
    var body: some View {
      List {
        ForEach(ids, id: \.self) { id in
          Button("delete \(id)") { ids.removeAll { $0 == id } }
        }
      }
    }
  }

  @Test func `the focus goes on from where a view was that has gone`() throws {
    let host = ViewHost.inCells { Mails() }
    _ = try shown(host)
    try host.send([.focus("delete 3"), .key(.enter)])
    #expect(host.focusedControl == nil)
    try host.send([.focusNext])
    #expect(host.focusedControl == "delete 4")
    try host.send([.focus("delete 4"), .key(.enter), .focusPrevious])
    #expect(host.focusedControl == "delete 2")
    try host.send([.focus("delete 8"), .key(.enter), .focusPrevious])
    #expect(host.focusedControl == "delete 7")
  }

  private struct Sorted: View {
    let model: Order
    var body: some View {
      List { ForEach(model.ids, id: \.self) { id in Button("\(id)") {} } }
    }
  }

  @Observable final class Order {
    var ids = Array(0..<9)
  }

  /// What is shown after a drawing that keeps the focus in sight.
  private func settled(_ host: ViewHost) throws -> [String] {
    let lines = try shown(host)
    return host.keepFocusInSight() ? try shown(host) : lines
  }

  @Test func `the focus stays in sight where its view moves, but for one scrolled away`() throws {
    let model = Order()
    let host = ViewHost.inCells { Sorted(model: model) }
    try host.send(.focus("1"))
    #expect(try settled(host).contains { $0.contains("< 1 >") })
    model.ids.reverse()
    #expect(try settled(host).contains { $0.contains("< 1 >") })
    #expect(host.keepFocusInSight() == false, "nothing moves by itself")
    try host.send([.key(.home)])
    #expect(try settled(host).contains { $0.contains("< 1 >") } == false)
    model.ids.swapAt(0, 1)
    #expect(try settled(host).contains { $0.contains("< 1 >") } == false)
    try host.send([.key(.end)])
    #expect(try settled(host).contains { $0.contains("< 1 >") })
    model.ids.reverse()
    #expect(try settled(host).contains { $0.contains("< 1 >") })
  }

  @Test func `who has left a control begins at the start`() throws {
    let host = ViewHost.inCells { Mails() }
    try host.send([.focus("delete 3"), .key(.escape), .press("delete 3"), .focusNext])
    #expect(host.focusedControl == "delete 0")
  }

  @Test func `what is typed is seen, also where the field was scrolled away`() throws {
    struct Notes: View {
      @State private var text = ""
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            TextField("note", text: $text)
            ForEach(0..<9) { Text("\($0)") }
          }
        }
      }
    }
    let host = ViewHost.inCells { Notes() }
    _ = try shown(host)
    try host.send([.focus("note"), .key(.pageDown)])
    #expect(try !shown(host).contains { $0.contains("<") })
    try host.send(.text("a"))
    #expect(try shown(host).contains { $0.contains("<a") })
  }
}
