/// Lines and curves, in points.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 0))
///   path.addLine(to: CGPoint(x: 10, y: 5))
/// }
/// ```
public struct Path: Hashable, Sendable {
  /// The steps of the path.
  var elements: [PathElement]

  /// Makes an empty path.
  public init() { elements = [] }

  /// Makes a path by adding to an empty one.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Makes a path around a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Makes a path around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// Makes a path around an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point where the last step ended.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close: startOfPart
    case nil: nil
    }
  }

  private var startOfPart: CGPoint? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// Starts a new part.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Draws a straight line.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Draws straight lines from the first point to the last.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Draws a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quad(point, control: control))
  }

  /// Draws a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(point, control1: control1, control2: control2))
  }

  /// Draws a straight line back to where the part started.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds an ellipse that touches the four sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
    addRoundedRect(in: rect, radiusX: radius, radiusY: radius)
  }

  private mutating func addRoundedRect(in rect: CGRect, radiusX: Double, radiusY: Double) {
    addCorners(
      rect,
      topLeft: CGSize(width: radiusX, height: radiusY),
      topRight: CGSize(width: radiusX, height: radiusY),
      bottomRight: CGSize(width: radiusX, height: radiusY),
      bottomLeft: CGSize(width: radiusX, height: radiusY)
    )
  }
}
