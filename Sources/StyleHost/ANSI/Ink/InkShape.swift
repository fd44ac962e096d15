internal import StyleAPI

/// The region that a mark covers: where all of its outlines overlap (its own and its clips').
struct InkShape {
  /// The outlines in absolute points.
  var outlines: [InkOutline]
  /// The box that they share.
  var box: CGRect

  /// Whether a point lies within.
  func contains(_ point: CGPoint) -> Bool {
    outlines.allSatisfy { $0.contains(point) }
  }

  /// Whether both corners at an end are round.
  ///
  /// A corner with radius r leaves out the points nearer than 0.293 · r to both of its sides.
  ///
  /// - Parameter radius: The least radius in points; by default a third of the shorter side.
  func isRound(at edge: HorizontalCellEdge, radius: Double? = nil) -> Bool {
    let distance = 0.29 * (radius ?? min(box.height, box.width) / 3)
    let x = edge == .left ? box.minX + distance : box.maxX - distance
    return !contains(CGPoint(x: x, y: box.minY + distance))
      && !contains(CGPoint(x: x, y: box.maxY - distance))
  }
}

/// One end of a row of cells.
enum HorizontalCellEdge {
  case left
  case right
}

/// A closed line in absolute points, for asking what is inside.
enum InkOutline {
  case rectangle(CGRect, CornerRadii)
  case ellipse(CGRect)
  case polygon(InkPolygon)

  /// The smallest rectangle around it.
  var box: CGRect {
    switch self {
    case .rectangle(let rect, _), .ellipse(let rect): rect
    case .polygon(let polygon): polygon.box
    }
  }

  /// Whether a point lies within or on the line.
  func contains(_ point: CGPoint) -> Bool {
    let box = box
    guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY
    else { return false }
    switch self {
    case .rectangle(let rect, let radii):
      let isLeft = point.x < rect.midX
      let isTop = point.y < rect.midY
      let radius =
        isTop
        ? (isLeft ? radii.topLeft : radii.topRight)
        : (isLeft ? radii.bottomLeft : radii.bottomRight)
      let dx = radius - (isLeft ? point.x - rect.minX : rect.maxX - point.x)
      let dy = radius - (isTop ? point.y - rect.minY : rect.maxY - point.y)
      return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .polygon(let polygon):
      return polygon.contains(point)
    }
  }
}
