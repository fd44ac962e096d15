internal import Glibc
internal import StyleAPI

/// An outline to which points are related: whether they lie in it, and how far from its line.
struct OutlineGeometry {
  private enum Form {
    case rounded(CGRect, CornerRadii)
    case ellipse(CGRect)
    case polygon
  }

  /// The number of straight lines that a quarter of an ellipse or one curve of a path is taken for.
  private static let steps = 12

  private let form: Form
  /// The closed or open lines of a path or of an ellipse.
  private let lines: [[CGPoint]]
  private let isEvenOdd: Bool
  /// The smallest box around the outline.
  let box: CGRect

  init(_ outline: DisplayOutline, in list: DisplayList) {
    switch outline {
    case .rectangle(let rect):
      self.init(rounded: rect, CornerRadii(all: 0))
    case .rounded(let rect, let radius):
      self.init(rounded: rect, CornerRadii(all: min(radius, rect.width / 2, rect.height / 2)))
    case .uneven(let rect, let radii):
      self.init(rounded: rect, radii)
    case .ellipse(let rect):
      self.init(.ellipse(rect), lines: [Self.polygon(of: rect)], isEvenOdd: false)
    case .path(let first, let count, let isEvenOdd):
      let elements = list.path[Int(first)..<Int(first + count)]
      self.init(.polygon, lines: Self.lines(of: elements), isEvenOdd: isEvenOdd)
    }
  }

  private init(rounded rect: CGRect, _ radii: CornerRadii) {
    form = .rounded(rect, radii)
    lines = []
    isEvenOdd = false
    box = rect
  }

  private init(_ form: Form, lines: [[CGPoint]], isEvenOdd: Bool) {
    self.form = form
    self.lines = lines
    self.isEvenOdd = isEvenOdd
    var box: CGRect?
    for point in lines.joined() {
      let dot = CGRect(origin: point)
      box = box.map { $0.union(dot) } ?? dot
    }
    self.box = box ?? .zero
  }

  // MARK: Points

  /// Whether a point lies in the outline.
  func contains(_ point: CGPoint) -> Bool {
    switch form {
    case .rounded(let rect, let radii):
      return Self.distance(of: point, rect, radii) <= 0
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .polygon:
      let winding = lines.reduce(0) { $0 + Self.winding(of: $1, around: point) }
      return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }
  }

  /// The distance of a point from the outline's line, in points.
  func distance(from point: CGPoint) -> Double {
    if case .rounded(let rect, let radii) = form {
      return abs(Self.distance(of: point, rect, radii))
    }
    var least = Double.infinity
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) {
        least = min(least, Self.distance(of: point, from, to))
      }
    }
    return least
  }

  /// The distance from a rectangle with round corners; negative within it.
  private static func distance(of point: CGPoint, _ rect: CGRect, _ radii: CornerRadii) -> Double {
    let isLeft = point.x < rect.midX
    let isTop = point.y < rect.midY
    let radius =
      isTop
      ? (isLeft ? radii.topLeft : radii.topRight)
      : (isLeft ? radii.bottomLeft : radii.bottomRight)
    let x = abs(point.x - rect.midX) - rect.width / 2 + radius
    let y = abs(point.y - rect.midY) - rect.height / 2 + radius
    return min(max(x, y), 0) + hypot(max(x, 0), max(y, 0)) - radius
  }

  private static func distance(of point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Double {
    let x = to.x - from.x
    let y = to.y - from.y
    let square = x * x + y * y
    let along = square == 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / square
    let part = min(max(along, 0), 1)
    return hypot(point.x - from.x - part * x, point.y - from.y - part * y)
  }

  /// How often a line, closed if it is open, runs around a point.
  private static func winding(of line: [CGPoint], around point: CGPoint) -> Int {
    guard let last = line.last else { return 0 }
    var winding = 0
    var from = last
    for to in line {
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
      if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
      from = to
    }
    return winding
  }

  // MARK: Curves

  private static func polygon(of rect: CGRect) -> [CGPoint] {
    (0...4 * steps).map { step in
      let angle = Double(step) / Double(4 * steps) * 2 * Double.pi
      return CGPoint(
        x: rect.midX + cos(angle) * rect.width / 2,
        y: rect.midY + sin(angle) * rect.height / 2
      )
    }
  }

  private static func lines(of elements: ArraySlice<PathElement>) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        lines.append(line)
        line = [point]
      case .line(let point):
        line.append(point)
      case .quad(let point, let control):
        line += curve(from: line.last ?? point, control, control, to: point, isQuadratic: true)
      case .cubic(let point, let control1, let control2):
        line += curve(from: line.last ?? point, control1, control2, to: point, isQuadratic: false)
      case .close:
        guard let first = line.first else { continue }
        line.append(first)
        lines.append(line)
        line = [first]
      }
    }
    lines.append(line)
    return lines.filter { $0.count > 1 }
  }

  private static func curve(
    from start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    to end: CGPoint,
    isQuadratic: Bool
  ) -> [CGPoint] {
    (1...steps).map { step in
      let t = Double(step) / Double(steps)
      let s = 1 - t
      func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        isQuadratic
          ? s * s * a + 2 * s * t * b + t * t * d
          : s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
      return CGPoint(
        x: value(start.x, control1.x, control2.x, end.x),
        y: value(start.y, control1.y, control2.y, end.y)
      )
    }
  }
}

extension CornerRadii {
  fileprivate init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}
