@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// Layout from right to left is the mirror image of layout from left to right.
@Suite struct RightToLeftTests {
  private static func drawn(
    _ view: some View,
    _ direction: LayoutDirection,
    width: Double? = nil
  ) -> DrawnView {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return DrawnView(view, width: width, environment: environment)
  }

  private static func square(_ name: String, _ width: Double = 10) -> some View {
    Color.red.frame(width: width, height: 10).marked(name)
  }

  static let views: [@Sendable () -> AnyView] = [
    {
      AnyView(
        HStack(spacing: 3) {
          square("a"); square("b", 20); square("c", 5)
        }
      )
    },
    {
      AnyView(
        VStack(alignment: .leading) {
          square("a"); square("b", 20)
        }
      )
    },
    {
      AnyView(
        VStack(alignment: .trailing) {
          square("a"); square("b", 20)
        }
      )
    },
    {
      AnyView(
        ZStack(alignment: .topLeading) {
          square("a", 40); square("b", 20)
        }
      )
    },
    { AnyView(square("a").padding(.leading, 7).padding(.trailing, 2)) },
    { AnyView(square("a").frame(width: 50, height: 30, alignment: .bottomLeading)) },
    { AnyView(square("a", 80).frame(width: 50, alignment: .trailing)) },
    { AnyView(square("a").frame(minWidth: 50, alignment: .leading)) },
    { AnyView(square("a", 50).overlay(alignment: .topTrailing) { square("b") }) },
    {
      AnyView(
        square("a", 50).background(alignment: .leading) {
          square("b"); square("c", 4)
        }
      )
    },
    { AnyView(square("a", 50).badge { square("b") }) },
    {
      AnyView(
        VStack(alignment: .leading) {
          square("a", 30)
          square("b").alignmentGuide(.leading) { _ in -4 }
        }
      )
    },
    { AnyView(square("a").offset(x: 6, y: 2).frame(width: 40)) },
    { AnyView(square("a").position(x: 12, y: 3).frame(width: 40, height: 20)) },
    { AnyView(square("a", 20).scaleEffect(0.5, anchor: .leading).frame(width: 40)) },
    { AnyView(GeometryReader { _ in square("a") }.frame(width: 40, height: 20)) },
    {
      AnyView(
        AnyLayout(HStackLayout(spacing: 2)) {
          square("a"); square("b", 20)
        }
      )
    },
    {
      AnyView(
        HStack(spacing: 1) {
          VStack(alignment: .trailing) {
            square("a"); square("b", 20)
          }.padding(.leading, 3)
          square("c", 7).overlay(alignment: .bottomLeading) { square("d", 2) }
        }
      )
    },
  ]

  @Test("Frames are mirrored", arguments: views.indices)
  func mirrored(index: Int) {
    let view = Self.views[index]()
    let left = Self.drawn(view, .leftToRight)
    let right = Self.drawn(view, .rightToLeft)
    #expect(left.size == right.size)
    #expect(left.order == right.order)
    for name in Set(left.order) {
      let mirrored = left.frames(of: name).map {
        box(left.size.width - $0.maxX, $0.minY, $0.width, $0.height)
      }
      #expect(right.frames(of: name) == mirrored, "\(name)")
    }
  }

  @Test("The direction can change within a drawing")
  func within() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Self.square("a")
        HStack(spacing: 0) {
          Self.square("b"); Self.square("c")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    )
    #expect(["a", "b", "c"].map { drawn[$0]?.minX } == [0, 20, 10])
  }

  @Test("The leading corners of an uneven rectangle are on the right")
  func corners() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 2)
      .frame(width: 20, height: 10)
    func radii(_ direction: LayoutDirection) -> CornerRadii? {
      guard case .fill(.uneven(_, let radii), _)? = Self.drawn(shape, direction).list.items.first
      else { return nil }
      return radii
    }
    #expect(
      radii(.leftToRight) == CornerRadii(topLeft: 1, topRight: 0, bottomRight: 2, bottomLeft: 0)
    )
    #expect(
      radii(.rightToLeft) == CornerRadii(topLeft: 0, topRight: 1, bottomRight: 0, bottomLeft: 2)
    )
  }

  @Test("Shapes of the client's own are mirrored")
  func ownShapes() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: rect.maxX, y: 0))
          path.addLine(to: CGPoint(x: 0, y: rect.maxY))
        }
      }
    }
    func points(_ direction: LayoutDirection) -> [PathElement] {
      Self.drawn(Corner().frame(width: 20, height: 10), direction).list.path
    }
    #expect(points(.leftToRight)[2] == .line(CGPoint(x: 0, y: 10)))
    #expect(points(.rightToLeft)[0] == .move(CGPoint(x: 20, y: 0)))
    #expect(points(.rightToLeft)[2] == .line(CGPoint(x: 20, y: 10)))
  }

  @Test(
    "Lines are lined up by the leading side",
    arguments: [
      (TextAlignment.leading, LayoutDirection.leftToRight, 0.0),
      (.center, .leftToRight, 5), (.trailing, .leftToRight, 10),
      (.leading, .rightToLeft, 10), (.center, .rightToLeft, 5), (.trailing, .rightToLeft, 0),
    ]
  )
  func lines(alignment: TextAlignment, direction: LayoutDirection, x: Double) {
    let drawn = Self.drawn(
      Text("abcd\nab").font(.system(size: 10)).multilineTextAlignment(alignment),
      direction
    )
    let origins = drawn.list.items.compactMap { item -> Double? in
      if case .text(let run) = item { return run.origin.x }
      return nil
    }
    #expect(origins == [0, x])
  }

  @Test("The pieces of a line stand in the order of reading")
  func pieces() {
    let text = (Text("abc") + Text("de").bold()).font(.system(size: 10))
    func runs(_ direction: LayoutDirection) -> [String: Double] {
      let list = Self.drawn(text, direction).list
      var runs: [String: Double] = [:]
      for case .text(let run) in list.items { runs[list.string(run.text)] = run.origin.x }
      return runs
    }
    #expect(runs(.leftToRight) == ["abc": 0, "de": 15])
    #expect(runs(.rightToLeft) == ["abc": 10, "de": 0])
  }
}
