extension Path {
  /// A box around everything that a line along the path covers.
  func strokeBounds(_ stroke: DisplayStroke) -> CGRect {
    let reach = stroke.width / 2
    let parts = self.parts
    guard !parts.isEmpty else { return boundingRect }
    var box = boundingRect.insetBy(dx: -reach, dy: -reach)
    for part in parts {
      let tips = part.miterTips(stroke) + (stroke.cap == .square ? part.capCorners(reach) : [])
      for tip in tips { box = box.union(CGRect(origin: tip, size: .zero)) }
    }
    return box
  }
}

extension Path.Part {
  /// The points of the corners that stick out beyond half of the line's width.
  fileprivate func miterTips(_ stroke: DisplayStroke) -> [CGPoint] {
    guard stroke.join == .miter else { return [] }
    var joints = Array(zip(segments, segments.dropFirst()))
    if isClosed, let first = segments.first, let last = segments.last {
      joints.append((last, first))
    }
    return joints.compactMap { before, after in
      guard let incoming = before.lastDirection, let outgoing = after.firstDirection,
        let outwards = (incoming - outgoing).normalized
      else { return nil }
      // The sine of half of the angle between the two lines.
      let sine = ((1 + incoming.x * outgoing.x + incoming.y * outgoing.y) / 2).squareRoot()
      guard sine > 0, 1 / sine <= stroke.miterLimit else { return nil }
      return after.start + outwards * (stroke.width / 2 / sine)
    }
  }

  /// The corners of square ends.
  fileprivate func capCorners(_ reach: Double) -> [CGPoint] {
    guard !isClosed, let first = segments.first, let last = segments.last else { return [] }
    let ends = [
      (first.start, first.firstDirection.map { $0 * -1 }), (last.end, last.lastDirection),
    ]
    return ends.flatMap { point, direction -> [CGPoint] in
      guard let direction else { return [] }
      let end = point + direction * reach
      let side = CGPoint(x: -direction.y, y: direction.x) * reach
      return [end + side, end - side]
    }
  }
}
