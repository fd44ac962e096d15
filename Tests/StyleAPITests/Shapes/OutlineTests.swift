import StyleAPI
import TestSupport
import Testing

/// The outlines of shapes and what insets make of them.
@Suite struct OutlineTests {
  /// The outline of the first thing that a shape draws.
  static func outline(
    _ view: some View,
    width: Double = 40,
    height: Double = 20
  ) -> DisplayOutline? {
    for item in DrawnView(view, width: width, height: height).list.items {
      switch item {
      case .fill(let outline, _), .stroke(let outline, _, _): return outline
      default: continue
      }
    }
    return nil
  }

  private let rect = box(0, 0, 40, 20)

  @Test("Shapes have their forms")
  func forms() {
    #expect(Self.outline(Rectangle()) == .rectangle(rect))
    #expect(Self.outline(RoundedRectangle(cornerRadius: 4)) == .rounded(rect, radius: 4))
    #expect(Self.outline(RoundedRectangle(cornerRadius: 99)) == .rounded(rect, radius: 10))
    #expect(Self.outline(RoundedRectangle(cornerRadius: -4)) == .rounded(rect, radius: 0))
    #expect(Self.outline(Capsule()) == .rounded(rect, radius: 10))
    #expect(
      Self.outline(Capsule(), width: 20, height: 40) == .rounded(box(0, 0, 20, 40), radius: 10)
    )
    #expect(Self.outline(Ellipse()) == .ellipse(rect))
    #expect(Self.outline(Circle()) == .ellipse(box(0, 0, 20, 20)))
    #expect(Self.outline(Circle().frame(width: 40, height: 20)) == .ellipse(box(10, 0, 20, 20)))
    #expect(Self.outline(Color.red) == .rectangle(rect))
    #expect(Self.outline(ContainerRelativeShape()) == .rectangle(rect))
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 1,
      bottomLeadingRadius: 2,
      bottomTrailingRadius: 3,
      topTrailingRadius: 99
    )
    let radii = CornerRadii(topLeft: 1, topRight: 10, bottomRight: 3, bottomLeft: 2)
    #expect(Self.outline(uneven) == .uneven(rect, radii))
  }

  @Test("Shapes take what they are offered, and 10 points for nil")
  func sizes() {
    func size(_ view: some View, _ width: Double?, _ height: Double?) -> CGSize {
      DrawnView(view, width: width, height: height).size
    }
    #expect(size(Rectangle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(Capsule(), 30, nil) == CGSize(width: 30, height: 10))
    #expect(
      size(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), nil, 7)
        == CGSize(width: 10, height: 7)
    )
    #expect(size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(Circle(), 30, 20) == CGSize(width: 20, height: 20))
    #expect(size(Circle(), nil, 20) == CGSize(width: 20, height: 20))
    #expect(size(Circle().inset(by: 3), 30, 20) == CGSize(width: 20, height: 20))
  }

  @Test("Insets move the sides and shrink the radii")
  func insets() {
    let inner = box(3, 3, 34, 14)
    #expect(Self.outline(Rectangle().inset(by: 3)) == .rectangle(inner))
    #expect(
      Self.outline(RoundedRectangle(cornerRadius: 5).inset(by: 3)) == .rounded(inner, radius: 2)
    )
    #expect(
      Self.outline(RoundedRectangle(cornerRadius: 2).inset(by: 3)) == .rounded(inner, radius: 0)
    )
    #expect(Self.outline(Capsule().inset(by: 3)) == .rounded(inner, radius: 7))
    #expect(Self.outline(Ellipse().inset(by: 3)) == .ellipse(inner))
    #expect(Self.outline(Circle().inset(by: 3)) == .ellipse(box(3, 3, 14, 14)))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 2)
    let radii = CornerRadii(topLeft: 2, topRight: 0, bottomRight: 0, bottomLeft: 0)
    #expect(Self.outline(uneven.inset(by: 3)) == .uneven(inner, radii))
  }

  @Test("Insets add up, may be negative, and never pass the middle")
  func moreInsets() {
    #expect(Self.outline(Rectangle().inset(by: 1).inset(by: 2)) == .rectangle(box(3, 3, 34, 14)))
    #expect(
      Self.outline(RoundedRectangle(cornerRadius: 4).inset(by: -2))
        == .rounded(box(-2, -2, 44, 24), radius: 6)
    )
    #expect(Self.outline(Capsule().inset(by: 30)) == .rounded(box(20, 10, 0, 0), radius: 0))
  }

  @Test("The path of a shape is its outline", arguments: [0.0, 2])
  func paths(inset: Double) {
    func isSame(_ shape: some InsettableShape) -> Bool {
      let drawn = shape.inset(by: inset)
      guard let outline = Self.outline(drawn, width: 20, height: 20) else { return false }
      let path = drawn.path(in: box(0, 0, 20, 20))
      switch outline {
      case .rectangle(let rect): return path == Path(rect)
      case .rounded(let rect, let radius):
        return path == Path(roundedRect: rect, cornerRadius: radius)
      case .ellipse(let rect): return path == Path(ellipseIn: rect)
      case .uneven(let rect, _): return path.boundingRect == rect
      case .path: return false
      }
    }
    #expect(isSame(Rectangle()))
    #expect(isSame(RoundedRectangle(cornerRadius: 6)))
    #expect(isSame(Capsule()))
    #expect(isSame(Circle()))
    #expect(isSame(Ellipse()))
    #expect(isSame(UnevenRoundedRectangle(topLeadingRadius: 6)))
    #expect(isSame(ContainerRelativeShape()))
  }

  @Test("A border lies inside of the shape, a stroke on both sides of its outline")
  func strokes() {
    func stroke(_ view: some View) -> (DisplayOutline, Double, CGRect)? {
      let list = DrawnView(view, width: 40, height: 20).list
      guard case .stroke(let outline, _, let stroke)? = list.items.first else { return nil }
      return (outline, stroke.width, list.ink)
    }
    let border = stroke(RoundedRectangle(cornerRadius: 5).strokeBorder(.red, lineWidth: 4))
    #expect(border?.0 == .rounded(box(2, 2, 36, 16), radius: 3))
    #expect(border?.1 == 4)
    #expect(border?.2 == rect)
    let line = stroke(RoundedRectangle(cornerRadius: 5).stroke(.red, lineWidth: 4))
    #expect(line?.0 == .rounded(rect, radius: 5))
    #expect(line?.2 == box(-2, -2, 44, 24))
    let foreground = stroke(Circle().strokeBorder(lineWidth: 2))
    #expect(foreground?.0 == .ellipse(box(1, 1, 18, 18)))
    #expect(stroke(Capsule().stroke(style: StrokeStyle(lineWidth: 3)))?.1 == 3)
    #expect(stroke(Capsule().stroke(.red, lineWidth: 0)) == nil)
    #expect(stroke(Capsule().stroke(.red, lineWidth: -1)) == nil)
    #expect(stroke(Capsule().stroke(.clear, lineWidth: 1)) == nil)
  }

  @Test("The looks of a line reach the drawing")
  func strokeStyles() {
    let style = StrokeStyle(
      lineWidth: 3,
      lineCap: .round,
      lineJoin: .bevel,
      miterLimit: 4,
      dash: [5, 2, 9]
    )
    let list = DrawnView(Capsule().stroke(.red, style: style), width: 40, height: 20).list
    guard case .stroke(_, _, let stroke)? = list.items.first else {
      Issue.record("nothing is stroked")
      return
    }
    let expected = DisplayStroke(
      width: 3,
      cap: .round,
      join: .bevel,
      miterLimit: 4,
      dash: 5,
      gap: 2
    )
    #expect(stroke == expected)
  }

  @Test("A path is filled by the rule that is asked for")
  func fillRules() {
    let path = Path { path in
      path.addRect(box(0, 0, 30, 20))
      path.addRect(box(5, 5, 10, 10))
    }
    func isEvenOdd(_ view: some View) -> Bool? {
      guard case .path(_, let count, let evenOdd)? = Self.outline(view) else { return nil }
      #expect(count == 10)
      return evenOdd
    }
    #expect(isEvenOdd(path) == false)
    #expect(isEvenOdd(path.fill(.red)) == false)
    #expect(isEvenOdd(path.fill(.red, style: FillStyle(eoFill: true))) == true)
    #expect(isEvenOdd(path.fill(style: FillStyle(eoFill: true))) == true)
  }

  @Test("An empty path draws nothing and has no ink")
  func emptyPath() {
    let list = DrawnView(
      Path().fill(.red).padding(50).background { Path().stroke(.red) },
      width: 200,
      height: 200
    ).list
    #expect(list.items.isEmpty)
    #expect(list.ink == box(0, 0, 0, 0))
  }
}
