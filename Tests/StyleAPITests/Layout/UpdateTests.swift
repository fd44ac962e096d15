@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// A graph that is brought up to date draws what a new one draws.
@Suite struct UpdateTests {
  private static func square(_ name: String, _ side: Double = 10) -> some View {
    Color.red.frame(width: side, height: side).marked(name)
  }

  /// A view in three states, which differ in what the name says.
  typealias Case = ViewCase<Int>

  static let cases = [
    Case("frame") { square("a").frame(width: [30, 50, 5][$0]) },
    Case("frame's alignment") {
      square("a").frame(width: 30, height: 30, alignment: [.center, .topLeading, .trailing][$0])
    },
    Case("flexible frame") {
      square("a").frame(
        minWidth: 20,
        minHeight: [20, 30, 40][$0],
        alignment: [.top, .bottom, .leading][$0]
      )
    },
    Case("overlay's alignment") {
      square("a", 40).overlay(alignment: [.center, .top, .bottomTrailing][$0]) { square("b") }
    },
    Case("stack's alignment") { step in
      HStack(alignment: [.center, .top, .bottom][step]) {
        square("a"); square("b", 30)
      }
    },
    Case("stack's spacing") { step in
      HStack(spacing: [nil, 0, 5][step]) {
        square("a"); square("b", 30)
      }
    },
    Case("pile's alignment") { step in
      ZStack(alignment: [.center, .topLeading, .trailing][step]) {
        square("a"); square("b", 30)
      }
    },
    Case("direction") { step in
      HStack {
        square("a"); square("b", 30)
      }.padding(.leading, 4)
        .environment(\.layoutDirection, step == 1 ? .rightToLeft : .leftToRight)
    },
    Case("text") { Text(["a", "longer", "two words"][$0]).marked("a") },
    Case("line limit") { Text("aaa bbb ccc").lineLimit([1, 2, nil][$0]).frame(width: 40) },
    Case("truncation") {
      Text("aaaaaaaaaaaaaa").truncationMode([.tail, .middle, .head][$0]).lineLimit(1).frame(
        width: 60
      )
    },
    Case("text alignment") {
      Text("aaa\nb").multilineTextAlignment([.leading, .center, .trailing][$0])
    },
    Case("font") { Text("aaa").font([.body, .title, .caption.bold()][$0]) },
    Case("pieces") { Text("aaa") + Text("b").font([.body, .title, .caption][$0]) },
    Case("number of pieces") { $0 == 1 ? Text("a") + Text("b").bold() : Text("ab") },
    Case("branches") { step in
      HStack {
        square("a")
        if step == 1 { square("b") } else if step == 2 { Text("c") }
        square("d")
      }
    },
    Case("switch") { step in
      HStack {
        switch step {
        case 0: square("a")
        case 1: Text("b")
        default: EmptyView()
        }
        square("z")
      }
    },
    Case("collection") { step in
      HStack {
        ForEach([["a", "b", "c"], ["c", "a"], ["b", "x", "a"]][step], id: \.self) { square($0) }
      }
    },
    Case("modified group") { step in
      HStack {
        Group { ForEach(0..<[2, 3, 1][step], id: \.self) { square("\($0)") } }
          .padding(2).background { Capsule().fill(.blue) }.frame(width: 20)
      }
    },
    Case("modified nothing") { step in
      HStack {
        Group { if step == 1 { square("a") } }.padding(2)
        Group { ForEach(0..<[0, 1, 2][step], id: \.self) { square("\($0)") } }
          .background { Capsule().fill(.blue) }
          .padding(1).frame(width: 30)
        Group { if step == 2 { HStack { square("b") } } }.overlay { square("c", 3) }
      }
    },
    Case("badge of nothing") { step in
      HStack {
        Badge { Group { if step > 0 { Text(step == 1 ? "a" : "bbb") } } }
        square("z")
      }
    },
    Case("nested badges") { step in
      Badge {
        Text("a").badge { Text(["1", "22", "333"][step]) }
      } message: {
        HStack { Badge(["x", "y", "zz"][step]) }
      }
    },
    Case("view exchanged in front of a reader") { step in
      (step == 1
        ? AnyView(
          VStack {
            square("a", 20); square("b", 4)
          }
        ) : AnyView(HStack { Text("\(step)") }))
        .background { GeometryReader { Text("\(Int($0.size.width))").fixedSize() } }
    },
    Case("guides of modified groups") { step in
      HStack(alignment: .firstTextBaseline) {
        Group {
          Text("a").font(.system(size: [10, 20, 10][step]))
          if step != 1 { Text("b\nc") }
        }
        .frame(height: 60, alignment: .bottom)
        Text("d")
      }
    },
    Case("text beside a reader") { step in
      HStack {
        Text(["a", "bbb", "cc"][step])
        GeometryReader { Text("\(Int($0.size.width))").fixedSize() }
      }
      .frame(width: 90, height: 20)
    },
    Case("type behind AnyView") {
      [AnyView(square("a")), AnyView(Text("b")), AnyView(EmptyView())][$0]
    },
    Case("guide") { step in
      HStack(alignment: .top) {
        square("a").alignmentGuide(.top) { _ in [0, 5, -3][step] }
        square("b")
      }
    },
    Case("own guide in nested stacks") { step in
      HStack(alignment: .firstTextBaseline) {
        VStack {
          Text("a").font(.system(size: [10, 20, 30][step])); Text("b")
        }
        Text("c")
      }
    },
    Case("priority") { step in
      HStack {
        Text("aaaa aaaa").layoutPriority([0, 1, -1][step]); Text("bbbb bbbb")
      }
      .frame(width: 80)
    },
    Case("index") { step in
      ZStack {
        square("a").zIndex([0, 1, -1][step]); square("b").zIndex(0)
      }
    },
    Case("spacer") { step in
      HStack {
        square("a"); Spacer(minLength: [nil, 0, 40][step]); square("b")
      }
    },
    Case("picture") { step in
      let icon = Image(svgPath: "M0 0H9V9z", viewBox: CGSize(width: 9, height: 9), label: "icon")
      (step == 1 ? icon?.resizable() : icon)?.frame(width: 30, height: 30)
    },
    Case("shape") {
      [AnyShapeSample(kind: 0), .init(kind: 1), .init(kind: 2)][$0].frame(width: 30, height: 20)
    },
    Case("clip") { step in
      square("a").clipShape(RoundedRectangle(cornerRadius: [1, 2, 3][step]))
    },
    Case("geometry") { step in
      GeometryReader { square("a", $0.size.width / [2, 3, 4][step]) }.frame(width: 60, height: 60)
    },
    Case("badge's label") { step in
      Badge(["a", "longer", "b"][step], ["x", "y", "zzzz"][step])
    },
    Case("badge's views") { step in
      Badge {
        Group { ForEach(0..<[1, 3, 2][step], id: \.self) { Text("\($0)") } }
      }
    },
    Case("badge on views") { step in
      square("a", 30).badge(alignment: [.topTrailing, .leading, .bottom][step]) { Text("\(step)") }
    },
    Case("colours") {
      Text("a").foregroundStyle([Color.red, .blue, .clear][$0]).background(
        [Color.blue, .clear, .red][$0]
      )
    },
    Case("opacity") { square("a").opacity([1, 0.5, 0][$0]) },
    Case("layout value") { step in
      SumOfValues()() {
        square("a").layoutValue(key: SumOfValues.Key.self, value: [1, 20, 3][step])
      }
    },
  ]

  private struct AnyShapeSample: Shape {
    let kind: Int
    func path(in rect: CGRect) -> Path {
      kind == 0 ? Path(rect) : kind == 1 ? Path(ellipseIn: rect) : Path()
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: 5 * Double(kind + 1), height: 5)
    }
  }

  private struct SumOfValues: Layout {
    enum Key: LayoutValueKey { static var defaultValue: Double { 0 } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews.reduce(0) { $0 + $1[Key.self] }, height: 1)
    }
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  @Test("An updated graph draws what a new one draws", arguments: cases)
  func update(sample: Case) {
    let orders = [[0, 1, 2, 0], [1, 0, 1, 2], [2, 1, 0, 0], [0, 0, 2, 1, 1, 0]]
    for order in orders {
      let graph = ViewGraph(metrics: FixedMetrics())
      for step in order {
        graph.update(sample.view(step), environment: EnvironmentValues())
        for width in [nil, 100] as [Double?] {
          let size = ProposedViewSize(width: width, height: nil)
          let fresh = DrawnView(sample.view(step), width: width).list
          #expect(graph.displayList(in: size) == fresh, "step \(step) of \(order)")
        }
      }
    }
  }

  @Test("A drawing that is asked for twice is the same twice")
  func repeated() {
    let graph = ViewGraph(metrics: FixedMetrics())
    let view = GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    graph.update(view, environment: EnvironmentValues())
    let first = graph.displayList(in: ProposedViewSize(width: 70, height: 20))
    #expect(graph.displayList(in: ProposedViewSize(width: 70, height: 20)) == first)
    #expect(graph.displayList(in: ProposedViewSize(width: 80, height: 20)).texts == ["80"])
    #expect(graph.displayList(in: ProposedViewSize(width: 70, height: 20)) == first)
  }
}
