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

  /// Makes a path around a rectangle with round corners of a radius in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
    self.init(
      roundedRect: rect,
      cornerSize: CGSize(width: radius, height: radius),
      style: style
    )
  }

  /// Makes a path around a rectangle with round corners of two radii in points.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
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

  /// Draws a straight line; nothing in a path that has not been moved anywhere yet.
  public mutating func addLine(to point: CGPoint) { append(.line(point)) }

  /// Draws straight lines from the first point to the last.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Draws a quadratic curve; nothing in a path that has not been moved anywhere yet.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quad(point, control: control))
  }

  /// Draws a cubic curve; nothing in a path that has not been moved anywhere yet.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.cubic(point, control1: control1, control2: control2))
  }

  /// Draws a straight line back to where the part started.
  public mutating func closeSubpath() { append(.close) }

  /// Adds a step that needs a point to start from.
  private mutating func append(_ element: PathElement) {
    if !elements.isEmpty { elements.append(element) }
  }

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

  /// Adds an ellipse that touches the four sides of a rectangle, from its rightmost point downwards.
  public mutating func addEllipse(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addArcSegments(
      center: center,
      radii: CGSize(width: rect.width / 2, height: rect.height / 2),
      rotation: 0,
      from: 0,
      by: 2 * .pi
    )
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The radii of the corners in points, at most half of the sides.
  ///   - style: How the corners run.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let corner = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2)
    )
    addCorners(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}
