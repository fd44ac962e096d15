internal import StyleAPI

extension InkReader {
  func outline(_ outline: DisplayOutline) -> InkOutline {
    switch outline {
    case .rectangle(let rect):
      return .rectangle(transform(rect), .none)
    case .rounded(let rect, let radius):
      let radius = min(radius, min(rect.width, rect.height) / 2)
      return .rectangle(transform(rect), CornerRadii(radius).scaled(by: transform))
    case .uneven(let rect, let radii):
      return .rectangle(transform(rect), radii.scaled(by: transform))
    case .ellipse(let rect): return .ellipse(transform(rect))
    case .path(let first, let count, let isEvenOdd):
      let elements = list.path.dropFirst(max(0, Int(first))).prefix(max(0, Int(count)))
      return .polygon(
        InkPolygon(elements, isEvenOdd: isEvenOdd) { [transform] in transform($0) }
      )
    }
  }

  func paint(_ paint: DisplayPaint) -> InkPaint? {
    switch paint {
    case .color(let color): return .color(color)
    case .gradient(let index):
      guard list.gradients.indices.contains(Int(index)) else { return nil }
      return .gradient(list.gradients[Int(index)], transform)
    }
  }

  mutating func add(
    _ outline: DisplayOutline,
    _ paint: DisplayPaint,
    kind: InkMark.Kind
  ) {
    let outline = self.outline(outline)
    guard let paint = self.paint(paint), paint.maximalOpacity * opacity > 1 / 512,
      let box = (clipBox?.intersection(outline.box) ?? outline.box).limited,
      clipBox == nil || box.width > 0 && box.height > 0
    else { return }
    add(
      InkMark(
        kind: kind,
        box: box,
        shape: InkShape(outlines: [outline] + clips, box: box),
        paint: paint,
        opacity: opacity,
        link: link
      )
    )
  }

  mutating func add(_ mark: InkMark) {
    ink.marks.append(mark)
    ink.groups[group].items.append(.mark(ink.marks.count - 1))
  }
}

extension CornerRadii {
  fileprivate static var none: CornerRadii { CornerRadii(0) }

  fileprivate init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radii after a transform; a mirror image is not turned around.
  fileprivate func scaled(by transform: DisplayTransform) -> CornerRadii {
    let factor = min(abs(transform.scaleX), abs(transform.scaleY))
    return CornerRadii(
      topLeft: topLeft * factor,
      topRight: topRight * factor,
      bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor
    )
  }
}
