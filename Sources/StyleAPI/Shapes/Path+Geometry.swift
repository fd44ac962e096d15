extension Path {
  init(elements: [PathElement]) { self.elements = elements }

  /// The smallest rectangle that holds all lines and curves; empty at the origin for an empty path.
  public var boundingRect: CGRect {
    var box: CGRect?
    func add(_ point: CGPoint) {
      let rect = CGRect(origin: point, size: .zero)
      box = box.map { $0.union(rect) } ?? rect
    }
    for segment in parts.lazy.flatMap(\.segments) {
      add(segment.start)
      add(segment.end)
      let turns = segment.turningPoints(\.x) + segment.turningPoints(\.y)
      for turn in turns { add(segment.point(at: turn)) }
    }
    return box ?? .zero
  }

  /// The path moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The path with every point moved by a function that keeps lines straight.
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    Path(elements: elements.map { $0.mapped(change) })
  }

  /// The mirror image of the path in a box.
  func mirrored(in rect: CGRect) -> Path {
    mapped { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
  }

  /// Whether all numbers in the path are finite.
  var isFinite: Bool { elements.allSatisfy(\.isFinite) }
}

extension PathElement {
  /// Whether all numbers in it are finite.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quad(let point, let control): point.isFinite && control.isFinite
    case .cubic(let point, let one, let two): point.isFinite && one.isFinite && two.isFinite
    case .close: true
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let point, let control): .quad(change(point), control: change(control))
    case .cubic(let point, let control1, let control2):
      .cubic(change(point), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
