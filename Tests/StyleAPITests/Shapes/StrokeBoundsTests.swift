import StyleAPI
import TestSupport
import Testing

/// The ink of lines along paths.
@Suite struct StrokeBoundsTests {
  private func ink(
    _ points: [(Double, Double)],
    _ style: StrokeStyle,
    isClosed: Bool = false
  ) -> CGRect {
    let path = Path { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      if isClosed { path.closeSubpath() }
    }
    return DrawnView(path.stroke(.red, style: style)).list.ink
  }

  private let tip: [(Double, Double)] = [(0, 30), (10, 0), (20, 30)]

  @Test("A pointed corner sticks out as far as its miter")
  func miters() {
    // Half of the corner's angle has the sine 1/√10, so the tip lies √10 · 2 above the corner.
    let sharp = ink(tip, StrokeStyle(lineWidth: 4))
    #expect(abs(sharp.minY + 2 * 10.0.squareRoot()) < 1e-9)
    #expect(ink(tip, StrokeStyle(lineWidth: 4, miterLimit: 3)).minY == -2)
    #expect(ink(tip, StrokeStyle(lineWidth: 4, lineJoin: .round)).minY == -2)
    #expect(ink(tip, StrokeStyle(lineWidth: 4, lineJoin: .bevel)).minY == -2)
  }

  @Test("A closed path has a corner where it starts")
  func closed() {
    let points: [(Double, Double)] = [(10, 0), (20, 30), (0, 30)]
    #expect(
      abs(ink(points, StrokeStyle(lineWidth: 4), isClosed: true).minY + 2 * 10.0.squareRoot())
        < 1e-9
    )
    #expect(ink(points, StrokeStyle(lineWidth: 4)).minY == -2)
  }

  @Test("Square ends stick out by their corners")
  func caps() {
    let line: [(Double, Double)] = [(0, 0), (30, 40)]
    let square = ink(line, StrokeStyle(lineWidth: 10, lineCap: .square))
    // The direction is (3, 4) / 5: the end moves by (3, 4) and its corners by (±4, ∓3).
    #expect(abs(square.maxX - 37) < 1e-9 && abs(square.maxY - 47) < 1e-9)
    #expect(abs(square.minX + 7) < 1e-9 && abs(square.minY + 7) < 1e-9)
    #expect(ink(line, StrokeStyle(lineWidth: 10, lineCap: .round)) == box(-5, -5, 40, 50))
  }
}
