extension Path {
  /// Whether a point lies in the area that the path fills.
  ///
  /// Parts that are open count as closed by a straight line.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether the area is taken by the even-odd rule instead of the non-zero one.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = parts.reduce(0) { $0 + $1.winding(around: point) }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension Path.Part {
  /// How often the part runs clockwise around a point.
  fileprivate func winding(around point: CGPoint) -> Int {
    var winding = segments.reduce(0) { $0 + $1.crossings(of: point) }
    if !isClosed, let start = segments.first?.start, let end = segments.last?.end {
      winding += PathSegment(start: end, form: .line, end: start).crossings(of: point)
    }
    return winding
  }
}

extension PathSegment {
  /// The crossings of the ray from a point to the right: those downwards less those upwards.
  fileprivate func crossings(of point: CGPoint) -> Int {
    let turns = [0] + turningPoints(\.y) + [1]
    var crossings = 0
    for (first, last) in zip(turns, turns.dropFirst()) {
      let isBelowFirst = self.point(at: first).y <= point.y
      let isBelowLast = self.point(at: last).y <= point.y
      guard isBelowFirst != isBelowLast else { continue }
      if self.point(at: crossing(of: point.y, first, last, isBelowFirst)).x > point.x {
        crossings += isBelowFirst ? 1 : -1
      }
    }
    return crossings
  }

  /// The parameter between two others at which the segment has a height, which it passes once.
  private func crossing(
    of y: Double,
    _ first: Double,
    _ last: Double,
    _ isBelowFirst: Bool
  ) -> Double {
    var low = first
    var high = last
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == isBelowFirst { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
