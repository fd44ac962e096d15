internal import StyleAPI

/// The parts of a path as closed chains of straight lines.
struct InkPolygon {
  /// The corners of each part.
  private(set) var parts: [[CGPoint]] = []
  /// Whether a point within two parts lies outside (even-odd) or inside (nonzero).
  let isEvenOdd: Bool
  /// The smallest rectangle around all corners.
  private(set) var box = CGRect.zero

  /// The lines that stand for one curve: a terminal's cell is too coarse to show more.
  private static let linesPerCurve = 8

  init(_ elements: some Sequence<PathElement>, isEvenOdd: Bool, moved: (CGPoint) -> CGPoint) {
    self.isEvenOdd = isEvenOdd
    var part: [CGPoint] = []
    for element in elements {
      let start = part.last ?? .zero
      switch element {
      case .move(let point):
        if part.count > 1 { parts.append(part) }
        part = [point]
      case .line(let point):
        part.append(point)
      case .quad(let end, let control):
        part += Self.curve { t in
          let s = 1 - t
          return (s * s, start, 2 * s * t, control, t * t, end, 0, end)
        }
      case .cubic(let end, let control1, let control2):
        part += Self.curve { t in
          let s = 1 - t
          return (
            s * s * s, start, 3 * s * s * t, control1, 3 * s * t * t, control2, t * t * t, end
          )
        }
      case .close:
        if part.count > 1 { parts.append(part) }
        part = Array(part.prefix(1))
      }
    }
    if part.count > 1 { parts.append(part) }
    parts = parts.map { $0.map(moved) }
    box = Self.box(of: parts.joined())
  }

  /// The points of a curve that is a weighted mean of four points.
  private static func curve(
    _ weights: (Double) -> (
      Double, CGPoint, Double, CGPoint, Double, CGPoint, Double, CGPoint
    )
  ) -> [CGPoint] {
    (1...linesPerCurve).map { step in
      let w = weights(Double(step) / Double(linesPerCurve))
      return CGPoint(
        x: w.0 * w.1.x + w.2 * w.3.x + w.4 * w.5.x + w.6 * w.7.x,
        y: w.0 * w.1.y + w.2 * w.3.y + w.4 * w.5.y + w.6 * w.7.y
      )
    }
  }

  private static func box(of points: some Sequence<CGPoint>) -> CGRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    guard left <= right, top <= bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies within, by the number of times that the lines wind around it.
  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for part in parts {
      guard var last = part.last else { continue }
      for next in part {
        defer { last = next }
        guard (last.y <= point.y) != (next.y <= point.y) else { continue }
        let t = (point.y - last.y) / (next.y - last.y)
        if last.x + t * (next.x - last.x) > point.x { winding += next.y > last.y ? 1 : -1 }
      }
    }
    return isEvenOdd ? winding & 1 != 0 : winding != 0
  }
}
