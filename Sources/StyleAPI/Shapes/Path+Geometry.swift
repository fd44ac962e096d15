extension Path {
  init(elements: [PathElement]) { self.elements = elements }

  /// The smallest rectangle that holds all points and control points.
  public var boundingRect: CGRect {
    var box: CGRect?
    func add(_ point: CGPoint) {
      let rect = CGRect(origin: point, size: .zero)
      box = box.map { $0.union(rect) } ?? rect
    }
    for element in elements { element.points.forEach(add) }
    return box ?? .zero
  }

  /// The path moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(elements: elements.map { $0.moved(to: CGPoint(x: dx, y: dy)) })
  }
}

extension PathElement {
  /// The end point and the control points.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .cubic(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }

  /// Whether all numbers in it are finite.
  var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

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

  func moved(to origin: CGPoint) -> PathElement {
    mapped { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
  }

  func scaled(_ factor: Double) -> PathElement {
    mapped { CGPoint(x: $0.x * factor, y: $0.y * factor) }
  }
}
