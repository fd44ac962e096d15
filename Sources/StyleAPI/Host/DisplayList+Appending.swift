extension DisplayList {
  /// Adds another drawing at a distance: the items that drawing its views there would have made.
  mutating func append(_ drawing: DisplayList, movedBy move: CGPoint) {
    var copier = DrawingCopier(drawing, move: move, text: text.count, images: images.count)
    text += drawing.text
    images += drawing.images
    items.reserveCapacity(items.count + drawing.items.count)
    for item in drawing.items { items.append(copier.copy(item, into: &self)) }
  }
}

/// Moves items of one drawing to their place in another.
private struct DrawingCopier {
  private let drawing: DisplayList
  private let move: CGPoint
  private let text: Int32
  private let images: Int32
  /// How many groups are open, and in the how many-th of them coordinates are transformed: what is
  /// in there stays as it is, since the transform itself is moved.
  private var depth = 0
  private var transformDepth: Int?
  /// The gradients that were copied, by their old indices, and whether they were moved.
  private var gradients: [Gradient: Int32] = [:]

  private struct Gradient: Hashable {
    var index: Int32
    var isMoved: Bool
  }

  init(_ drawing: DisplayList, move: CGPoint, text: Int, images: Int) {
    self.drawing = drawing
    self.move = move
    self.text = Int32(text)
    self.images = Int32(images)
  }

  private var isMoving: Bool { transformDepth == nil }

  mutating func copy(_ item: DisplayItem, into list: inout DisplayList) -> DisplayItem {
    let copy = moved(item, into: &list)
    if item.opens {
      depth += 1
      if case .beginTransform = item, isMoving { transformDepth = depth }
    } else if case .end = item {
      if transformDepth == depth { transformDepth = nil }
      depth -= 1
    }
    return copy
  }

  private mutating func moved(_ item: DisplayItem, into list: inout DisplayList) -> DisplayItem {
    switch item {
    case .fill(let outline, let paint):
      return .fill(moved(outline, into: &list), moved(paint, into: &list))
    case .stroke(let outline, let paint, let stroke):
      return .stroke(moved(outline, into: &list), moved(paint, into: &list), stroke)
    case .text(var run):
      run.text = moved(run.text)
      run.origin = moved(run.origin)
      run.paint = moved(run.paint, into: &list)
      return .text(run)
    case .image(let index, let rect): return .image(index + images, moved(rect))
    case .beginClip(let outline): return .beginClip(moved(outline, into: &list))
    case .beginTransform(var transform) where isMoving:
      transform.translateX += move.x
      transform.translateY += move.y
      return .beginTransform(transform)
    case .beginLink(let span): return .beginLink(moved(span))
    case .beginLabel(let span): return .beginLabel(moved(span))
    case .beginHelp(let span): return .beginHelp(moved(span))
    case .beginOpacity, .beginShadow, .beginTransform, .beginRole, .end: return item
    }
  }

  private func moved(_ span: TextSpan) -> TextSpan {
    TextSpan(first: span.first + text, count: span.count)
  }

  private func moved(_ point: CGPoint) -> CGPoint {
    isMoving ? CGPoint(x: point.x + move.x, y: point.y + move.y) : point
  }

  private func moved(_ rect: CGRect) -> CGRect {
    CGRect(origin: moved(rect.origin), size: rect.size)
  }

  private func moved(_ outline: DisplayOutline, into list: inout DisplayList) -> DisplayOutline {
    switch outline {
    case .rectangle(let rect): return .rectangle(moved(rect))
    case .rounded(let rect, let radius): return .rounded(moved(rect), radius: radius)
    case .uneven(let rect, let radii): return .uneven(moved(rect), radii)
    case .ellipse(let rect): return .ellipse(moved(rect))
    case .path(let first, let count, let evenOdd):
      let start = Int32(list.path.count)
      list.path += drawing.path[Int(first)..<Int(first) + Int(count)].lazy.map { $0.mapped(moved) }
      return .path(first: start, count: count, evenOdd: evenOdd)
    }
  }

  private mutating func moved(
    _ paint: DisplayPaint,
    into list: inout DisplayList
  ) -> DisplayPaint {
    guard case .gradient(let index) = paint else { return paint }
    let key = Gradient(index: index, isMoved: isMoving)
    if let copy = gradients[key] { return .gradient(copy) }
    var gradient = drawing.gradients[Int(index)]
    switch gradient.geometry {
    case .linear(let from, let to): gradient.geometry = .linear(from: moved(from), to: moved(to))
    case .radial(let center, let start, let end):
      gradient.geometry = .radial(center: moved(center), startRadius: start, endRadius: end)
    }
    let copy = Int32(list.gradients.count)
    list.gradients.append(gradient)
    gradients[key] = copy
    return .gradient(copy)
  }
}
