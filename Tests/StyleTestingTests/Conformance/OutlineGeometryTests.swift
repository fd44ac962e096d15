import StyleAPI
@testable import StyleTesting
import Testing

@Suite struct OutlineGeometryTests {
  private static let box = CGRect(x: 10, y: 20, width: 40, height: 20)

  private func geometry(_ outline: DisplayOutline, _ path: [PathElement] = []) -> OutlineGeometry {
    var list = DisplayList(metrics: "font")
    list.path = path
    return OutlineGeometry(outline, in: list)
  }

  @Test(arguments: [
    (DisplayOutline.rectangle(box), 10.5, 20.5, true),
    (.rectangle(box), 9.5, 30, false),
    (.rounded(box, radius: 10), 10.5, 20.5, false),
    (.rounded(box, radius: 10), 10.5, 30, true),
    (.rounded(box, radius: 99), 13, 23, true),
    (.rounded(box, radius: 99), 12, 22, false),
    (
      .uneven(box, CornerRadii(topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 0)), 10.5,
      20.5, false
    ),
    (
      .uneven(box, CornerRadii(topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 0)), 49.5,
      20.5, true
    ),
    (
      .uneven(box, CornerRadii(topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 0)), 10.5,
      39.5, true
    ),
    (.ellipse(box), 11, 30, true),
    (.ellipse(box), 13, 23, false),
  ])
  func `a point lies in an outline or beside it`(
    outline: DisplayOutline,
    x: Double,
    y: Double,
    isInside: Bool
  ) {
    #expect(geometry(outline).contains(CGPoint(x: x, y: y)) == isInside)
  }

  /// A square with a smaller one in it that runs the same way.
  private static let squares: [PathElement] = [0.0, 5.0].flatMap { inset in
    [
      PathElement.move(CGPoint(x: inset, y: inset)), .line(CGPoint(x: 20 - inset, y: inset)),
      .line(CGPoint(x: 20 - inset, y: 20 - inset)), .line(CGPoint(x: inset, y: 20 - inset)), .close,
    ]
  }

  @Test func `a path is filled by the rule that it names`() {
    let middle = CGPoint(x: 10, y: 10)
    let ring = CGPoint(x: 2, y: 10)
    let nonZero = geometry(.path(first: 0, count: 10, evenOdd: false), Self.squares)
    let evenOdd = geometry(.path(first: 0, count: 10, evenOdd: true), Self.squares)
    #expect(nonZero.contains(middle) && nonZero.contains(ring))
    #expect(!evenOdd.contains(middle) && evenOdd.contains(ring))
    #expect(!nonZero.contains(CGPoint(x: 21, y: 10)))
    #expect(nonZero.box == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a path that is left open is filled as if it were closed`() {
    let open = geometry(
      .path(first: 0, count: 3, evenOdd: false),
      [.move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 0, y: 10))]
    )
    #expect(open.contains(CGPoint(x: 3, y: 3)))
    #expect(!open.contains(CGPoint(x: 6, y: 6)))
    // But there is no line on the open side.
    #expect(open.distance(from: CGPoint(x: 0, y: 5)) > 3)
  }

  @Test func `curves bulge`() {
    let dome = geometry(
      .path(first: 0, count: 2, evenOdd: false),
      [.move(.zero), .quad(CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))]
    )
    #expect(dome.contains(CGPoint(x: 10, y: 9.5)))
    #expect(!dome.contains(CGPoint(x: 10, y: 10.5)))
    let bow = geometry(
      .path(first: 0, count: 2, evenOdd: false),
      [
        .move(.zero),
        .cubic(
          CGPoint(x: 20, y: 0),
          control1: CGPoint(x: 0, y: 20),
          control2: CGPoint(x: 20, y: 20)
        ),
      ]
    )
    #expect(bow.contains(CGPoint(x: 10, y: 14.5)))
    #expect(!bow.contains(CGPoint(x: 10, y: 15.5)))
  }

  @Test(arguments: [
    (DisplayOutline.rectangle(box), 30.0, 30.0, 10.0),
    (.rectangle(box), 30, 45, 5),
    (.rounded(box, radius: 10), 10, 30, 0),
    (.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20)), 10, 10, 10),
    (.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20)), 30, 10, 10),
  ])
  func `distances are measured from the line`(
    outline: DisplayOutline,
    x: Double,
    y: Double,
    distance: Double
  ) {
    #expect(abs(geometry(outline).distance(from: CGPoint(x: x, y: y)) - distance) < 0.05)
  }
}
