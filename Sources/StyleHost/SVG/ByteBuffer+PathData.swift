internal import StyleAPI

extension ByteBuffer {
  /// Appends path data.
  ///
  /// Readers draw nothing of a path that doesn't begin with a move; such a one gets a move to its
  /// first point.
  mutating func append(pathData elements: UnsafeBufferPointer<PathElement>) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var hasStart = false
    for element in elements {
      reserve(2 * PathPen.longestCommand)
      var pen = PathPen(at: end)
      if !hasStart, let first = element.start {
        hasStart = true
        start = first
        current = first
        if case .move = element {} else { pen.command("M", first) }
      }
      switch element {
      case .move(let point):
        pen.command("M", point)
        start = point
        current = point
      case .line(let point):
        pen.line(from: current, to: point)
        current = point
      case .quad(let point, let control):
        pen.command("Q", control)
        pen.coordinates(point)
        current = point
      case .cubic(let point, let control1, let control2):
        pen.command("C", control1)
        pen.coordinates(control2)
        pen.coordinates(point)
        current = point
      case .close:
        if hasStart { pen.close() }
        current = start
      }
      advance(to: pen.end)
    }
  }

  /// Appends path data for a rectangle with a radius for each corner.
  mutating func append(pathData rect: CGRect, _ radii: CornerRadii) {
    let radii = radii.fitting(rect.size)
    reserve(10 * PathPen.longestCommand)
    var pen = PathPen(at: end)
    let (left, top) = (Self.thousandths(rect.minX), Self.thousandths(rect.minY))
    let (right, bottom) = (Self.thousandths(rect.maxX), Self.thousandths(rect.maxY))
    let start = Self.thousandths(rect.minX + radii.topLeft)
    pen.command("M", start, top)
    var place = Self.thousandths(rect.maxX - radii.topRight)
    pen.horizontal(from: start, to: place)
    place = Self.thousandths(rect.minY + radii.topRight)
    pen.corner(radii.topRight, to: right, place)
    var next = Self.thousandths(rect.maxY - radii.bottomRight)
    pen.vertical(from: place, to: next)
    place = Self.thousandths(rect.maxX - radii.bottomRight)
    pen.corner(radii.bottomRight, to: place, bottom)
    next = Self.thousandths(rect.minX + radii.bottomLeft)
    pen.horizontal(from: place, to: next)
    place = Self.thousandths(rect.maxY - radii.bottomLeft)
    pen.corner(radii.bottomLeft, to: left, place)
    // The end of the path closes the left side, unless a corner follows it.
    if Self.thousandths(radii.topLeft) > 0 {
      pen.vertical(from: place, to: Self.thousandths(rect.minY + radii.topLeft))
      pen.corner(radii.topLeft, to: start, top)
    }
    pen.close()
    advance(to: pen.end)
  }
}

extension PathElement {
  /// Where a path begins that begins with this element.
  fileprivate var start: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quad(_, let control): control
    case .cubic(_, let control1, _): control1
    case .close: nil
    }
  }
}

extension CornerRadii {
  /// The radii, scaled down together until no two of them overlap on a side, as in CSS.
  func fitting(_ size: CGSize) -> CornerRadii {
    func scale(_ side: Double, _ first: Double, _ second: Double) -> Double {
      let sum = max(0, first) + max(0, second)
      return sum > side ? max(0, side) / sum : 1
    }
    let factor = min(
      scale(size.width, topLeft, topRight),
      scale(size.width, bottomLeft, bottomRight),
      scale(size.height, topLeft, bottomLeft),
      scale(size.height, topRight, bottomRight)
    )
    return CornerRadii(
      topLeft: max(0, topLeft) * factor,
      topRight: max(0, topRight) * factor,
      bottomRight: max(0, bottomRight) * factor,
      bottomLeft: max(0, bottomLeft) * factor
    )
  }
}
