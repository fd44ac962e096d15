import StyleAPI
import TestSupport
import Testing

/// Paths: building, arcs, boxes and areas.
@Suite struct PathTests {
  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  private func isClose(
    _ one: CGPoint?,
    _ x: Double,
    _ y: Double,
    _ tolerance: Double = 1e-9
  ) -> Bool {
    guard let one else { return false }
    return abs(one.x - x) <= tolerance && abs(one.y - y) <= tolerance
  }

  private func isClose(_ one: CGRect, _ two: CGRect, _ tolerance: Double = 1e-9) -> Bool {
    [one.minX - two.minX, one.minY - two.minY, one.width - two.width, one.height - two.height]
      .allSatisfy { abs($0) <= tolerance }
  }

  @Test("A path that was not moved anywhere draws nothing")
  func needsStart() {
    let path = Path { path in
      path.addLine(to: point(1, 1))
      path.addCurve(to: point(1, 1), control1: point(0, 0), control2: point(0, 0))
      path.addQuadCurve(to: point(1, 1), control: point(0, 0))
      path.closeSubpath()
    }
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
  }

  @Test("A path knows where it stands")
  func currentPoint() {
    var path = Path()
    path.addLines([point(1, 2), point(5, 2), point(5, 9)])
    #expect(path.currentPoint == point(5, 9))
    path.closeSubpath()
    #expect(path.currentPoint == point(1, 2))
    path.addPath(Path(box(0, 0, 3, 3)))
    #expect(path.currentPoint == point(0, 0))
  }

  @Test(
    "An arc runs as clocks do unless it is asked for the other way",
    arguments: [
      (0.0, 90.0, false, 0.0, 10.0, 1), (0, 90, true, 0, 10, 3), (90, 0, false, 10, 0, 3),
      (90, 0, true, 10, 0, 1), (0, 270, false, 0, -10, 3), (-90, 90, false, 0, 10, 2),
      (0, 360, false, 10, 0, 4), (0, 360, true, 10, 0, 4), (0, 720, false, 10, 0, 4),
      (350, 10, false, 9.848_077_530_122_08, 1.736_481_776_669_3, 1),
    ]
  )
  func arcs(
    start: Double,
    end: Double,
    clockwise: Bool,
    x: Double,
    y: Double,
    quarters: Int
  ) {
    var path = Path()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: .degrees(start),
      endAngle: .degrees(end),
      clockwise: clockwise
    )
    #expect(isClose(path.currentPoint, x, y))
    let curves = DrawnView(path.stroke(.red)).list.path.dropFirst()
    #expect(curves.count == quarters)
    // Four curves a circle leave the circle by less than three ten-thousandths of the radius.
    for fraction in [0.1, 0.4, 0.7] {
      let end = path.trimmedPath(from: 0, to: fraction).currentPoint ?? .zero
      let square: Double = end.x * end.x + end.y * end.y
      #expect(abs(square - 100) < 0.06)
    }
  }

  @Test("An arc in the middle of a path starts with a line")
  func arcAfterLine() {
    let path = Path { path in
      path.move(to: point(50, 50))
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(180), delta: .degrees(90))
    }
    let elements = DrawnView(path.stroke(.red)).list.path
    guard elements.count == 3, case .line(let start) = elements[1] else {
      Issue.record("\(elements)")
      return
    }
    #expect(isClose(start, -10, 0))
    #expect(isClose(path.currentPoint, 0, -10))
  }

  @Test(
    "An arc that is no arc adds nothing",
    arguments: [(Double.nan, 1.0, 2.0), (1, .infinity, 2), (1, 0, .nan)]
  )
  func noArc(radius: Double, start: Double, end: Double) {
    var path = Path()
    path.addArc(
      center: .zero,
      radius: radius,
      startAngle: .radians(start),
      endAngle: .radians(end),
      clockwise: false
    )
    #expect(path.isEmpty)
  }

  @Test("Many turns are drawn as a few")
  func manyTurns() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(360_000_090))
    #expect(isClose(path.currentPoint, 0, 10, 1e-5))
    #expect(DrawnView(path.stroke(.red)).list.path.count < 12)
  }

  @Test("The box of a path holds its curves and not their control points")
  func boundingRects() {
    var quad = Path()
    quad.move(to: point(0, 0))
    quad.addQuadCurve(to: point(10, 0), control: point(5, 10))
    #expect(quad.boundingRect == box(0, 0, 10, 5))
    var cubic = Path()
    cubic.move(to: point(0, 0))
    cubic.addCurve(to: point(10, 0), control1: point(0, -8), control2: point(10, -8))
    #expect(isClose(cubic.boundingRect, box(0, -6, 10, 6)))
    var loop = Path()
    loop.move(to: point(0, 0))
    loop.addCurve(to: point(1, 0), control1: point(4, 6), control2: point(-3, 6))
    // x(t) = 12t(1−t)² − 9t²(1−t) + t³, which turns where 66t² − 66t + 12 = 0.
    let root: Double = (33.0 * 33.0 - 12.0 * 66.0).squareRoot()
    let turn: Double = 0.5 - root / 66
    let u: Double = 1 - turn
    let first: Double = 12 * turn * u * u
    let second: Double = 9 * turn * turn * u
    let right: Double = first - second + turn * turn * turn
    #expect(isClose(loop.boundingRect, box(1 - right, 0, 2 * right - 1, 4.5)))
    #expect(Path(ellipseIn: box(3, 4, 20, 10)).boundingRect == box(3, 4, 20, 10))
    #expect(Path(roundedRect: box(3, 4, 20, 10), cornerRadius: 3).boundingRect == box(3, 4, 20, 10))
    var moves = Path(box(5, 5, 5, 5))
    moves.move(to: point(100, 100))
    #expect(moves.boundingRect == box(5, 5, 5, 5))
    #expect(Path().boundingRect == .zero)
  }

  @Test("A point lies in a path or not")
  func contains() {
    let circle = Path(ellipseIn: box(0, 0, 20, 20))
    #expect(circle.contains(point(10, 10)))
    #expect(circle.contains(point(10, 0.1)))
    #expect(circle.contains(point(3, 3.2)))
    #expect(!circle.contains(point(2.5, 2.5)))
    #expect(!circle.contains(point(-1, 10)))
    #expect(!circle.contains(point(30, 10)))
    let rings = Path { path in
      path.addEllipse(in: box(0, 0, 20, 20))
      path.addEllipse(in: box(5, 5, 10, 10))
    }
    #expect(rings.contains(point(10, 10)))
    #expect(!rings.contains(point(10, 10), eoFill: true))
    #expect(rings.contains(point(2, 10), eoFill: true))
    var open = Path()
    open.addLines([point(0, 0), point(10, 0), point(10, 10)])
    #expect(open.contains(point(8, 3)))
    #expect(!open.contains(point(3, 8)))
    #expect(Path(box(0, 0, 4, 4)).contains(point(0, 0)))
    #expect(!Path(box(0, 0, 4, 4)).contains(point(4, 4)))
    #expect(!Path().contains(.zero))
  }

  @Test("Moving a path moves all of it")
  func offset() {
    let path = Path(ellipseIn: box(0, 0, 20, 10)).offsetBy(dx: 3, dy: -2)
    #expect(isClose(path.boundingRect, box(3, -2, 20, 10)))
  }

  @Test("Angles are measured in degrees and radians")
  func angles() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(Angle.degrees(30) - .degrees(60) < .zero)
    #expect(-Angle.degrees(30) == .degrees(-30))
  }

  @Test("Rounded rectangles take two radii")
  func roundedRectangles() {
    let path = Path(roundedRect: box(0, 0, 40, 20), cornerSize: CGSize(width: 30, height: 5))
    #expect(path.boundingRect == box(0, 0, 40, 20))
    #expect(path.contains(point(20, 1)))
    #expect(!path.contains(point(2, 1)))
    #expect(
      Path(roundedRect: box(0, 0, 9, 9), cornerRadius: -3)
        == Path(roundedRect: box(0, 0, 9, 9), cornerRadius: 0)
    )
  }
}
