import StyleAPI
import TestSupport
import Testing

/// Opacity, clips, shadows, borders and what is not drawn.
@Suite struct EffectTests {
  private var square: some View { Color.red.frame(width: 20, height: 10) }

  private func list(_ view: some View) -> DisplayList { DrawnView(view).list }

  @Test(
    "Opacity makes one layer, except where it changes nothing",
    arguments: [(0.5, 0.5), (0, 0), (-3, 0)]
  )
  func opacity(opacity: Double, layer: Double) {
    let items = list(
      HStack {
        square; square
      }.opacity(opacity)
    ).items
    #expect(items.first == .beginOpacity(layer))
    #expect(items.last == .end)
    #expect(items.count == 4)
  }

  @Test("Full opacity makes no layer", arguments: [1, 7, .nan] as [Double])
  func fullOpacity(opacity: Double) {
    #expect(list(square.opacity(opacity)).items.count == 1)
  }

  @Test("A hidden view draws nothing")
  func hidden() {
    #expect(list(square.hidden()).items.isEmpty)
    #expect(list(square.hidden()).bounds.size == CGSize(width: 20, height: 10))
  }

  @Test("A clip cuts the drawing and its ink by a shape in the view's box")
  func clips() {
    let wide = square.frame(width: 8, height: 6)
    let clipped = list(wide.clipped())
    #expect(clipped.items.first == .beginClip(.rectangle(box(0, 0, 8, 6))))
    #expect(clipped.ink == box(0, 0, 8, 6))
    #expect(list(wide).ink == box(-6, -2, 20, 10))
    let capsule = list(square.clipShape(Capsule()))
    #expect(capsule.items.first == .beginClip(.rounded(box(0, 0, 20, 10), radius: 5)))
    let path = list(
      square.clipShape(
        Path {
          $0.addRect(box(1, 1, 5, 5)); $0.addRect(box(2, 2, 2, 2))
        },
        style: FillStyle(eoFill: true)
      )
    )
    #expect(path.items.first == .beginClip(.path(first: 0, count: 10, evenOdd: true)))
    #expect(path.ink == box(1, 1, 5, 5))
  }

  @Test("Clips within clips cut the ink to what both leave")
  func nestedClips() {
    let view = Color.red.frame(width: 40, height: 40).frame(width: 20, height: 20).clipped()
      .offset(x: 10).frame(width: 20, height: 20).clipped()
    #expect(list(view).ink == box(10, 0, 10, 20))
  }

  @Test("A shadow reaches out by three standard deviations and its distance")
  func shadows() {
    let plain = list(square.shadow(radius: 3))
    guard case .beginShadow(let shadow)? = plain.items.first else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.radius == 3 && shadow.x == 0 && shadow.y == 0)
    #expect(shadow.color == DisplayColor(red: 0, green: 0, blue: 0, opacity: 0.33))
    #expect(plain.ink == box(-9, -9, 38, 28))
    #expect(plain.bounds == box(0, 0, 20, 10))
    #expect(list(square.shadow(radius: 1, x: 5, y: -4)).ink == box(0, -7, 28, 17))
    #expect(list(square.shadow(color: .clear, radius: 9)).items.count == 1)
    #expect(list(square.shadow(radius: 1).shadow(radius: 2)).ink == box(-9, -9, 38, 28))
    #expect(list(square.shadow(radius: 1).clipped()).ink == box(0, 0, 20, 10))
    let color = Color(light: .red, dark: .blue)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    guard
      case .beginShadow(let other)? =
        DrawnView(square.shadow(color: color, radius: 1), environment: dark).list.items.first
    else { return }
    #expect(other.color == Color.blue.resolved(in: .dark))
  }

  @Test("A border lies just inside of the view's box")
  func borders() {
    let drawn = list(square.border(.blue, width: 4))
    #expect(drawn.bounds.size == CGSize(width: 20, height: 10))
    guard case .stroke(.rectangle(let rect), let paint, let stroke)? = drawn.items.last else {
      Issue.record("no border")
      return
    }
    #expect(rect == box(2, 2, 16, 6))
    #expect(stroke.width == 4)
    #expect(paint == .color(Color.blue.resolved(in: .light)))
    #expect(drawn.ink == box(0, 0, 20, 10))
  }

  @Test("Backgrounds and overlays are painted in the view's box")
  func paints() {
    let shape = list(square.background(.blue, in: Capsule()))
    #expect(
      shape.items.first.map { if case .fill(.rounded, _) = $0 { true } else { false } } == true
    )
    let style = list(square.background(.blue).overlay(Color.green.opacity(0.5)))
    #expect(style.items.count == 3)
    let gradient = list(
      square.background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .center))
    )
    #expect(
      gradient.gradients.first?.geometry
        == .linear(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 10, y: 5))
    )
  }

  @Test("What is clear is not drawn and has no ink")
  func clear() {
    let drawn = list(Color.clear.frame(width: 90, height: 90).overlay { square })
    #expect(drawn.items.count == 1)
    #expect(drawn.ink == box(35, 40, 20, 10))
    let group = list(
      Color.clear.frame(width: 9, height: 9).shadow(radius: 3).opacity(0.5).clipped()
    )
    #expect(group.items.isEmpty)
  }

  @Test("A drawing of nothing has no ink")
  func nothing() {
    let drawn = list(EmptyView())
    #expect(drawn.items.isEmpty)
    #expect(drawn.bounds == .zero)
    #expect(drawn.ink == .zero)
  }
}
