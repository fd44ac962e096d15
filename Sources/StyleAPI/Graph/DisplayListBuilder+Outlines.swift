extension DisplayListBuilder {
  /// The outline of a node's shape in absolute points.
  ///
  /// - Parameters:
  ///   - geometry: The form as far as the library knows it.
  ///   - inset: Points by which the sides move inwards, all insets of the shape together.
  ///   - object: The shape itself, for forms that the library does not know.
  mutating func outline(
    _ geometry: _ShapeGeometry,
    inset: Double,
    object: ShapeObject?,
    in rect: CGRect,
    isRightToLeft: Bool
  ) -> DisplayOutline {
    if let outline = geometry.outline(in: rect, inset: inset, isRightToLeft: isRightToLeft) {
      return outline
    }
    let shape: any Shape = object?.shape ?? ContainerRelativeShape()
    let outline = shape.outline(
      in: rect,
      insetBy: object == nil ? inset : 0,
      isRightToLeft: isRightToLeft,
      container: container
    )
    switch outline {
    case .form(let outline): return outline
    case .path(let path): return add(path, isEvenOdd: object?.drawing.isEvenOdd ?? false)
    }
  }

  /// Adds a path to the list; a path with numbers that are not finite is empty.
  mutating func add(_ path: Path, isEvenOdd: Bool) -> DisplayOutline {
    let first = Int32(list.pointee.path.count)
    if path.isFinite { list.pointee.path += path.elements.lazy.map { $0.mapped(\.bounded) } }
    return .path(first: first, count: Int32(list.pointee.path.count) - first, evenOdd: isEvenOdd)
  }

  /// The box around an outline, or nil where there is nothing in it.
  func bounds(of outline: DisplayOutline) -> CGRect? {
    switch outline {
    case .rectangle(let rect), .rounded(let rect, _), .uneven(let rect, _), .ellipse(let rect):
      rect
    case .path(let first, let count, _):
      count == 0 ? nil : path(first, count).boundingRect
    }
  }

  /// The box around a line along an outline, or nil where there is nothing in it.
  func bounds(of outline: DisplayOutline, _ stroke: DisplayStroke) -> CGRect? {
    if case .path(let first, let count, _) = outline {
      return count == 0 ? nil : path(first, count).strokeBounds(stroke)
    }
    return bounds(of: outline)?.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
  }

  private func path(_ first: Int32, _ count: Int32) -> Path {
    Path(elements: Array(list.pointee.path[Int(first)..<Int(first + count)]))
  }
}

extension DisplayTransform {
  /// The box of a rectangle after the transform.
  func applied(to rect: CGRect) -> CGRect {
    let x = rect.minX * scaleX + translateX
    let y = rect.minY * scaleY + translateY
    let width = rect.width * scaleX
    let height = rect.height * scaleY
    return CGRect(
      x: min(x, x + width),
      y: min(y, y + height),
      width: abs(width),
      height: abs(height)
    )
  }
}
