extension DisplayListBuilder {
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
    if geometry == .containerRelative { return containerOutline(in: rect, inset: inset) }
    guard let object else { return .rectangle(rect) }
    let path = object.shape.path(in: CGRect(origin: .zero, size: rect.size))
    return add(
      path.elements.map { $0.moved(to: rect.origin) },
      isEvenOdd: object.drawing.isEvenOdd
    )
  }

  /// The container's outline, moved inwards as far as the view lies from the container's edges.
  mutating func containerOutline(in rect: CGRect, inset: Double) -> DisplayOutline {
    let rect = rect.insetBy(dx: inset, dy: inset)
    guard let container else { return .rectangle(rect) }
    let box = container.rect
    let distance = max(
      0,
      min(rect.minX - box.minX, rect.minY - box.minY, box.maxX - rect.maxX, box.maxY - rect.maxY)
    )
    return outline(
      container.shape.geometry,
      inset: container.shape.inset + distance,
      object: container.shape,
      in: rect.insetBy(dx: -distance, dy: -distance),
      isRightToLeft: container.isRightToLeft
    )
  }

  mutating func add(_ elements: [PathElement], isEvenOdd: Bool) -> DisplayOutline {
    let first = Int32(list.path.count)
    list.path += elements.filter(\.isFinite)
    return .path(first: first, count: Int32(list.path.count) - first, evenOdd: isEvenOdd)
  }

  func bounds(of outline: DisplayOutline) -> CGRect {
    switch outline {
    case .rectangle(let rect), .rounded(let rect, _), .uneven(let rect, _), .ellipse(let rect):
      return rect
    case .path(let first, let count, _):
      return Path(elements: Array(list.path[Int(first)..<Int(first + count)])).boundingRect
    }
  }
}
