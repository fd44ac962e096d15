import StyleAPI
import TestSupport
import Testing

/// Pieces of outlines.
@Suite struct TrimTests {
  private func elements(_ path: Path) -> [PathElement] { DrawnView(path.stroke(.red)).list.path }

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  /// The length of a path, found by its pieces: a thousand chords.
  private func length(of path: Path) -> Double {
    var length = 0.0
    for step in 0..<1000 {
      let piece = path.trimmedPath(from: Double(step) / 1000, to: Double(step + 1) / 1000)
      let ends = elements(piece)
      guard case .move(let start)? = ends.first, let end = piece.currentPoint else { continue }
      length += ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        .squareRoot()
    }
    return length
  }

  @Test("A piece of a rectangle runs along its sides")
  func rectangle() {
    let path = Path(box(0, 0, 30, 10))
    #expect(
      elements(path.trimmedPath(from: 0, to: 0.25)) == [.move(point(0, 0)), .line(point(20, 0))]
    )
    #expect(
      elements(path.trimmedPath(from: 0.25, to: 0.5))
        == [.move(point(20, 0)), .line(point(30, 0)), .line(point(30, 10))]
    )
    #expect(
      elements(path.trimmedPath(from: 0.9375, to: 1)) == [.move(point(0, 5)), .line(point(0, 0))]
    )
  }

  @Test("The whole stays closed, nothing stays empty")
  func ends() {
    let path = Path(box(0, 0, 30, 10))
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -3, to: 7) == path)
    #expect(path.trimmedPath(from: .nan, to: .nan) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: 1, to: 2).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path { $0.addLines([point(1, 1), point(1, 1)]) }.trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("A circle's piece starts at the right and runs down")
  func circle() {
    let half = Circle().path(in: box(0, 0, 20, 20)).trimmedPath(from: 0, to: 0.5)
    guard case .move(let start)? = elements(half).first, let end = half.currentPoint else {
      Issue.record("no piece")
      return
    }
    #expect(start == point(20, 10))
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    let rect = half.boundingRect
    #expect(abs(rect.minY - 10) < 1e-9 && abs(rect.maxY - 20) < 1e-9)
    let eighth = Circle().path(in: box(-10, -10, 20, 20)).trimmedPath(from: 0, to: 0.125)
    let corner = 10 * 0.5.squareRoot()
    #expect(abs((eighth.currentPoint?.x ?? 0) - corner) < 0.003)
    #expect(abs((eighth.currentPoint?.y ?? 0) - corner) < 0.003)
  }

  @Test("Pieces are as long as they should be")
  func lengths() {
    #expect(abs(length(of: Path(ellipseIn: box(0, 0, 20, 20))) - 20 * .pi) < 0.02)
    var parabola = Path()
    parabola.move(to: point(0, 0))
    parabola.addQuadCurve(to: point(2, 4), control: point(1, 0))
    // The length of y = x² from 0 to 2 is √17 + asinh(4) / 4.
    #expect(abs(length(of: parabola) - 4.646_783_762_432_9) < 1e-4)
    var cusp = Path()
    cusp.move(to: point(0, 0))
    cusp.addCurve(to: point(1, 0), control1: point(1, 1), control2: point(0, 1))
    let half = cusp.trimmedPath(from: 0, to: 0.5)
    #expect(abs((half.currentPoint?.x ?? 0) - 0.5) < 1e-9)
    #expect(abs((half.currentPoint?.y ?? 0) - 0.75) < 1e-9)
  }

  @Test("The parts of a path count one after the other")
  func parts() {
    let path = Path { path in
      path.addRect(box(0, 0, 5, 5))
      path.addLines([point(100, 0), point(120, 0)])
    }
    #expect(
      elements(path.trimmedPath(from: 0.25, to: 0.75))
        == [
          .move(point(5, 5)), .line(point(0, 5)), .line(point(0, 0)),
          .move(point(100, 0)), .line(point(110, 0)),
        ]
    )
    #expect(
      elements(path.trimmedPath(from: 0, to: 0.6)).suffix(3)
        == [.close, .move(point(100, 0)), .line(point(104, 0))]
    )
  }

  @Test("Any shape can be trimmed and stroked")
  func shapes() {
    let drawn = DrawnView(
      RoundedRectangle(cornerRadius: 4).trim(from: 0, to: 0.5)
        .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round)),
      width: 40,
      height: 20
    )
    guard case .stroke(.path, _, let stroke)? = drawn.list.items.first else {
      Issue.record("nothing is stroked")
      return
    }
    #expect(stroke.cap == .round)
    #expect(drawn.list.ink == box(3, -1, 38, 22))
    #expect(
      DrawnView(Circle().trim(to: 0.5), width: 30, height: 20).size == CGSize(width: 20, height: 20)
    )
    #expect(
      DrawnView(Capsule().trim(from: 0.5, to: 0.5).fill(.red), width: 9, height: 9).list.items
        .isEmpty
    )
    #expect(DrawnView(Color.red.clipShape(Rectangle().trim(to: 0.75))).list.path.count == 4)
  }

  @Test("Moved, scaled and turned shapes keep their place in the layout")
  func transformed() {
    func ink(_ view: some View) -> CGRect { DrawnView(view, width: 40, height: 20).list.ink }
    #expect(ink(Rectangle().offset(x: 5, y: -2).fill(.red)) == box(5, -2, 40, 20))
    #expect(ink(Rectangle().scale(0.5).fill(.red)) == box(10, 5, 20, 10))
    #expect(ink(Rectangle().scale(x: 2, anchor: .leading).fill(.red)) == box(0, 0, 80, 20))
    let turned = ink(Rectangle().rotation(.degrees(90)).fill(.red))
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.minY + 10) < 1e-9)
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(ink(Rectangle().offset(x: 5).inset(by: 1).fill(.red)) == box(6, 1, 38, 18))
    #expect(
      DrawnView(Circle().scale(2), width: 40, height: 20).size == CGSize(width: 20, height: 20)
    )
  }
}
