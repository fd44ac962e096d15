extension Path {
  /// The distance of a cubic curve's control points that comes nearest to a quarter circle, in
  /// radii: 4/3 · (√2 − 1).
  static let arcControl = 0.552_284_749_830_793_6

  init(_ outline: DisplayOutline) {
    self.init()
    switch outline {
    case .rectangle(let rect): addRect(rect)
    case .rounded(let rect, let radius):
      addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
    case .uneven(let rect, let radii): addUneven(rect, radii)
    case .ellipse(let rect): addEllipse(in: rect)
    case .path: break
    }
  }

  /// The outline of a shape whose form the library knows, with the leading side on the left.
  init(_ shape: some Shape, in rect: CGRect) {
    guard
      let outline = shape._geometry.outline(in: rect, inset: shape._inset, isRightToLeft: false)
    else {
      self.init(rect)
      return
    }
    self.init(outline)
  }

  private mutating func addUneven(_ rect: CGRect, _ radii: CornerRadii) {
    func corner(_ radius: Double) -> CGSize { CGSize(width: radius, height: radius) }
    addCorners(
      rect,
      topLeft: corner(radii.topLeft),
      topRight: corner(radii.topRight),
      bottomRight: corner(radii.bottomRight),
      bottomLeft: corner(radii.bottomLeft)
    )
  }

  mutating func addCorners(
    _ rect: CGRect,
    topLeft: CGSize,
    topRight: CGSize,
    bottomRight: CGSize,
    bottomLeft: CGSize
  ) {
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), dx: 0, dy: topRight.height, topRight)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCorner(CGPoint(x: rect.maxX, y: rect.maxY), dx: -bottomRight.width, dy: 0, bottomRight)
    addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), dx: 0, dy: -bottomLeft.height, bottomLeft)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCorner(CGPoint(x: rect.minX, y: rect.minY), dx: topLeft.width, dy: 0, topLeft)
    closeSubpath()
  }

  /// Adds a quarter of an ellipse around a corner, to the point at a distance from the corner.
  private mutating func addCorner(_ corner: CGPoint, dx: Double, dy: Double, _ radii: CGSize) {
    guard radii.width > 0, radii.height > 0, let start = currentPoint else { return }
    let end = CGPoint(x: corner.x + dx, y: corner.y + dy)
    let k = Self.arcControl
    addCurve(
      to: end,
      control1: start + (corner - start) * k,
      control2: end + (corner - end) * k
    )
  }
}
