@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// Views that depend on the space that they are offered.
@Suite struct GeometryReaderTests {
  private static func size(_ proxy: GeometryProxy) -> String {
    "\(Int(proxy.size.width))×\(Int(proxy.size.height))"
  }

  private var reader: some View {
    GeometryReader { Text(Self.size($0)).fixedSize().marked("text") }.marked("reader")
  }

  @Test("A reader takes all it is offered, and 10 points for nil")
  func sizes() {
    let both = DrawnView(reader, width: 70, height: 30)
    #expect(both["reader"] == box(0, 0, 70, 30))
    #expect(both.list.texts == ["70×30"])
    #expect(DrawnView(reader).list.texts == ["10×10"])
    #expect(DrawnView(reader, width: 20).list.texts == ["20×10"])
  }

  @Test("Its content stands at the upper leading corner, and is offered its size")
  func content() {
    let drawn = DrawnView(
      GeometryReader { _ in
        Color.red.frame(width: 10, height: 10).marked("a")
        Color.red.marked("b")
      }
      .padding(5),
      width: 50,
      height: 40
    )
    #expect(drawn["a"] == box(5, 5, 10, 10))
    #expect(drawn["b"] == box(5, 5, 40, 30))
  }

  @Test("The content is made again when the size is another, and only then")
  func rebuilding() {
    final class Count { var value = 0 }
    let count = Count()
    let graph = ViewGraph(metrics: FixedMetrics())
    graph.update(
      HStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = count.value += 1
          Text(Self.size(proxy))
        }
        Color.red.frame(width: 10)
      },
      environment: EnvironmentValues()
    )
    func texts(_ width: Double) -> [String] {
      graph.displayList(in: ProposedViewSize(width: width, height: 20)).texts
    }
    #expect(texts(50) == ["40×20"])
    #expect(texts(50) == ["40×20"])
    #expect(count.value == 1)
    #expect(texts(60) == ["50×20"])
    #expect(count.value == 2)
  }

  @Test("A reader reads in the content of modifiers, badges and other readers")
  func places() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        GeometryReader { proxy in
          HStack(spacing: 0) {
            content
            Text(GeometryReaderTests.size(proxy)).fixedSize()
          }
        }
        .frame(width: 90, height: 20)
      }
    }
    let modified = DrawnView(
      GeometryReader { Text(Self.size($0)).fixedSize() }.frame(width: 30).modifier(Framed())
    )
    #expect(modified.list.texts == ["30×20", "90×20"])
    let badge = DrawnView(
      Badge {
        Text("a")
      } message: {
        GeometryReader { Text(Self.size($0)).fixedSize() }.frame(width: 44, height: 12)
      }
    )
    #expect(badge.list.texts == ["a", "44×12"])
    let overlay = DrawnView(
      Color.red.frame(width: 33, height: 22).overlay { reader }.background { reader }
    )
    #expect(overlay.list.texts == ["33×22", "33×22"])
    let inner = DrawnView(
      GeometryReader { outer in
        GeometryReader { Text(Self.size($0)).fixedSize() }
          .frame(width: outer.size.width / 2)
      },
      width: 60,
      height: 8
    )
    #expect(inner.list.texts == ["30×8"])
  }

  @Test("A style may read the size of its label's box")
  func styles() {
    struct Meter: BadgeStyle {
      func makeBody(_ label: AnyView) -> some View {
        GeometryReader { proxy in
          label.frame(width: proxy.size.width / 2, alignment: .leading).marked("label")
        }
        .frame(width: 80, height: 20)
      }
    }
    let graph = ViewGraph(metrics: FixedMetrics())
    let style = EnvironmentValues()
    for text in ["a", "bc", "bc", "d"] {
      graph.update(Badge(text).badgeStyle(Meter()), environment: style)
      let drawn = DrawnView(graph.displayList())
      #expect(drawn.list.texts == [text])
      #expect(drawn["label"]?.width == 40)
    }
  }

  @Test("The content has the environment of the reader")
  func environment() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        GeometryReader { _ in
          HStack(spacing: 0) {
            Text("a").marked("a")
            Text("b").marked("b")
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
        .font(.system(size: 20))
      },
      width: 60,
      height: 20
    )
    #expect(drawn["a"] == box(50, 0, 10, 20))
    #expect(drawn["b"] == box(40, 0, 10, 20))
  }

  @Test("Guides and traits in the content stay within")
  func guides() {
    let drawn = DrawnView(
      HStack(alignment: .top, spacing: 0) {
        GeometryReader { _ in
          ZStack {
            Color.red.frame(width: 5, height: 5).alignmentGuide(.top) { _ in 9 }.zIndex(1).marked(
              "a"
            )
            Color.red.frame(width: 5, height: 5).marked("b")
          }
        }
        .marked("reader")
      },
      width: 30,
      height: 20
    )
    #expect(drawn["reader"] == box(0, 0, 30, 20))
    #expect(drawn.order == ["reader", "b", "a"])
  }
}
