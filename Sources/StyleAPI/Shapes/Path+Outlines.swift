extension Path {
  /// The distance of a cubic curve's control points that comes nearest to a quarter circle, in
  /// radii: 4/3 · (√2 − 1).
  static let arcControl = 0.552_284_749_830_793_6

  init(_ outline: DisplayOutline) {
    self.init()
    switch outline {
    case .rectangle(let rect): addRect(rect)
    case .rounded(let rect, let radius): addRoundedRect(in: rect, cornerRadius: radius)
    case .uneven(let rect, let radii): addUneven(rect, radii)
    case .ellipse(let rect): addEllipse(in: rect)
    case .path: break
    }
  }

  init(_ shape: some Shape, in rect: CGRect) {
    guard let outline = shape._geometry.outline(in: rect, inset: 0, isRightToLeft: false) else {
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
    let k = 1 - Self.arcControl
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height),
      control1: CGPoint(x: rect.maxX - topRight.width * k, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + topRight.height * k)
    )
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCurve(
      to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height * k),
      control2: CGPoint(x: rect.maxX - bottomRight.width * k, y: rect.maxY)
    )
    addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height),
      control1: CGPoint(x: rect.minX + bottomLeft.width * k, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height * k)
    )
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCurve(
      to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + topLeft.height * k),
      control2: CGPoint(x: rect.minX + topLeft.width * k, y: rect.minY)
    )
    closeSubpath()
  }
}
