internal import StyleAPI

extension ByteBuffer {
  /// Appends path data: absolute commands, no space that a reader doesn't need.
  mutating func append(pathData elements: UnsafeBufferPointer<PathElement>) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var hasStart = false
    for element in elements {
      if !hasStart { hasStart = begin(at: element, &start, &current) }
      switch element {
      case .move(let point):
        command("M", point)
        start = point
        current = point
      case .line(let point):
        line(from: current, to: point)
        current = point
      case .quad(let point, let control):
        command("Q", control)
        coordinates(point)
        current = point
      case .cubic(let point, let control1, let control2):
        command("C", control1)
        coordinates(control2)
        coordinates(point)
        current = point
      case .close:
        // Nothing was begun that could be closed.
        guard hasStart else { continue }
        append(UInt8(ascii: "Z"))
        current = start
      }
    }
  }

  /// Starts a path that doesn't begin with a move: readers draw nothing of such a one.
  private mutating func begin(
    at element: PathElement,
    _ start: inout CGPoint,
    _ current: inout CGPoint
  ) -> Bool {
    switch element {
    case .move: return true
    case .close: return false
    case .line(let point): start = point
    case .quad(_, let control): start = control
    case .cubic(_, let control1, _): start = control1
    }
    current = start
    command("M", start)
    return true
  }

  private mutating func line(from: CGPoint, to: CGPoint) {
    if Self.thousandths(from.y) == Self.thousandths(to.y) {
      append(UInt8(ascii: "H"))
      coordinate(to.x)
    } else if Self.thousandths(from.x) == Self.thousandths(to.x) {
      append(UInt8(ascii: "V"))
      coordinate(to.y)
    } else {
      command("L", to)
    }
  }

  @inline(__always)
  private mutating func command(_ letter: Unicode.Scalar, _ point: CGPoint) {
    append(UInt8(truncatingIfNeeded: letter.value))
    coordinates(point)
  }

  private mutating func coordinates(_ point: CGPoint) {
    coordinate(point.x)
    coordinate(point.y)
  }

  /// Writes a number of a path, with a space before it where the last one would run into it.
  private mutating func coordinate(_ value: Double) {
    let value = Self.thousandths(value)
    let followsDigit = last &- UInt8(ascii: "0") < 10
    if value >= 0, followsDigit { append(UInt8(ascii: " ")) }
    append(thousandths: value)
  }

  /// Appends path data for a rectangle with a radius for each corner.
  mutating func append(pathData rect: CGRect, _ radii: CornerRadii) {
    let radii = radii.fitting(rect.size)
    command("M", CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    append(UInt8(ascii: "H"))
    coordinate(rect.maxX - radii.topRight)
    arc(radii.topRight, to: CGPoint(x: rect.maxX, y: rect.minY + radii.topRight))
    append(UInt8(ascii: "V"))
    coordinate(rect.maxY - radii.bottomRight)
    arc(radii.bottomRight, to: CGPoint(x: rect.maxX - radii.bottomRight, y: rect.maxY))
    append(UInt8(ascii: "H"))
    coordinate(rect.minX + radii.bottomLeft)
    arc(radii.bottomLeft, to: CGPoint(x: rect.minX, y: rect.maxY - radii.bottomLeft))
    append(UInt8(ascii: "V"))
    coordinate(rect.minY + radii.topLeft)
    arc(radii.topLeft, to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    append(UInt8(ascii: "Z"))
  }

  /// Writes a quarter of a circle, or nothing where the corner is square.
  private mutating func arc(_ radius: Double, to end: CGPoint) {
    guard Self.thousandths(radius) > 0 else { return }
    append(UInt8(ascii: "A"))
    coordinate(radius)
    coordinate(radius)
    append(literal: " 0 0 1")
    coordinate(end.x)
    coordinate(end.y)
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
