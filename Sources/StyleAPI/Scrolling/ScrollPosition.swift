/// What lasts of a scroll view: how far its content is moved, and how far it can be.
final class ScrollPosition {
  private let offsetValue: KeptValue<CGPoint>
  /// The most points by which the content can be moved, as of the last layout.
  private(set) var limit = CGSize.zero
  /// The size of what is seen of the content, as of the last layout.
  private(set) var viewport = CGSize.zero

  init(_ live: LiveGraph?) { offsetValue = KeptValue(.zero, live) }

  /// The points by which the content is moved; a body that reads it follows it.
  var offset: CGPoint { offsetValue.value }

  /// Whether there is more of the content than is seen.
  var canMove: Bool { limit.width > 0 || limit.height > 0 }

  /// Takes note of what layout has found.
  func note(limit: CGSize, viewport: CGSize) {
    self.limit = limit
    self.viewport = viewport
  }

  /// Moves the content, as far as there is more of it.
  ///
  /// - Returns: Whether there was.
  func move(x: Double = 0, y: Double = 0) -> Bool {
    let old = bounded(offset)
    let new = bounded(CGPoint(x: old.x + x, y: old.y + y))
    if new == old { return false }
    offsetValue.value = new
    return true
  }

  /// Moves the content so that a part of it is seen.
  ///
  /// - Parameter rect: The part, in the coordinates of the content.
  /// - Returns: The points by which the content has moved.
  func reveal(_ rect: CGRect) -> CGPoint {
    func distance(_ start: Double, _ end: Double, _ offset: Double, _ room: Double) -> Double {
      if start < offset { return start - offset }
      // The start of what is larger than the room.
      return min(max(end - offset - room, 0), start - offset)
    }
    let old = bounded(offset)
    _ = move(
      x: distance(rect.minX, rect.maxX, old.x, viewport.width),
      y: distance(rect.minY, rect.maxY, old.y, viewport.height)
    )
    let new = bounded(offset)
    return CGPoint(x: new.x - old.x, y: new.y - old.y)
  }

  /// Whether any of a part of the content is seen.
  ///
  /// - Parameter rect: The part, in the coordinates of the content.
  func shows(_ rect: CGRect) -> Bool {
    let offset = bounded(offset)
    return rect.maxX > offset.x && rect.minX < offset.x + viewport.width
      && rect.maxY > offset.y && rect.minY < offset.y + viewport.height
  }

  /// An offset within the limits.
  func bounded(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, 0), limit.width),
      y: min(max(offset.y, 0), limit.height)
    )
  }

  /// Does what a key asks for.
  ///
  /// - Parameter line: The height of a line in points.
  /// - Returns: Whether anything has moved.
  func handle(_ key: ControlKey, _ axes: Axis.Set, line: Double) -> Bool {
    let page = max(viewport.height - line, line)
    switch key {
    case .up where axes.contains(.vertical): return move(y: -line)
    case .down where axes.contains(.vertical): return move(y: line)
    case .pageUp where axes.contains(.vertical): return move(y: -page)
    case .pageDown where axes.contains(.vertical): return move(y: page)
    case .home where axes.contains(.vertical): return move(y: -limit.height)
    case .end where axes.contains(.vertical): return move(y: limit.height)
    case .left where axes.contains(.horizontal): return move(x: -line)
    case .right where axes.contains(.horizontal): return move(x: line)
    case .home where axes.contains(.horizontal): return move(x: -limit.width)
    case .end where axes.contains(.horizontal): return move(x: limit.width)
    default: return false
    }
  }
}
