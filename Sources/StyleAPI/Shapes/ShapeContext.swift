/// What a shape can know about the place where it is drawn.
public struct _ShapeContext {
  /// The nearest view with a `containerShape(_:)`, in the coordinates of the shape.
  let container: ShapeContainer?
}

/// A view with a container shape.
struct ShapeContainer {
  var shape: any Shape
  var rect: CGRect
  var isRightToLeft: Bool

  /// How far a rectangle lies inside of the container: the least of its distances from the sides.
  func distance(of rect: CGRect) -> Double {
    max(
      0,
      min(
        rect.minX - self.rect.minX,
        rect.minY - self.rect.minY,
        self.rect.maxX - rect.maxX,
        self.rect.maxY - rect.maxY
      )
    )
  }

  /// The container's outline moved inwards as far as a rectangle lies inside of the container.
  func outline(in rect: CGRect) -> ShapeOutline {
    let distance = distance(of: rect)
    return shape.outline(
      in: rect.insetBy(dx: -distance, dy: -distance),
      insetBy: distance,
      isRightToLeft: isRightToLeft,
      // A container has no container of its own.
      container: nil
    )
  }

  func offsetBy(dx: Double, dy: Double) -> ShapeContainer {
    var container = self
    container.rect = rect.offsetBy(dx: dx, dy: dy)
    return container
  }
}

/// The outline of a shape in a rectangle: a form that outputs know, or a path.
enum ShapeOutline {
  case form(DisplayOutline)
  case path(Path)

  var path: Path {
    switch self {
    case .form(let outline): Path(outline)
    case .path(let path): path
    }
  }
}

extension Shape {
  /// The outline in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - amount: Points by which the sides move inwards, beyond what the shape itself says.
  ///   - isRightToLeft: Whether the leading side is on the right.
  ///   - container: The nearest container shape.
  func outline(
    in rect: CGRect,
    insetBy amount: Double,
    isRightToLeft: Bool,
    container: ShapeContainer?
  ) -> ShapeOutline {
    let inset = (_inset + amount).bounded
    if let outline = _geometry.outline(in: rect, inset: inset, isRightToLeft: isRightToLeft) {
      return .form(outline)
    }
    if _geometry == .containerRelative {
      let inner = rect.insetBy(dx: inset, dy: inset)
      return container?.outline(in: inner) ?? .form(.rectangle(inner))
    }
    if amount != 0, let shape = self as? any InsettableShape {
      return shape.smaller(by: amount)
        .outline(in: rect, insetBy: 0, isRightToLeft: isRightToLeft, container: container)
    }
    let local = CGRect(origin: .zero, size: rect.size)
    let context = _ShapeContext(container: container?.offsetBy(dx: -rect.minX, dy: -rect.minY))
    var path = _path(in: local, context)
    if layoutDirectionBehavior.mirrors(isRightToLeft: isRightToLeft) {
      path = path.mirrored(in: local)
    }
    return .path(path.offsetBy(dx: rect.minX, dy: rect.minY))
  }
}

extension InsettableShape {
  fileprivate func smaller(by amount: Double) -> any Shape { inset(by: amount) }
}
