extension Path {
  /// The piece of the path between two fractions of its length.
  ///
  /// All parts count, one after the other; a part that lies wholly within stays closed.
  ///
  /// - Parameters:
  ///   - from: The fraction at which the piece starts, from 0 to 1.
  ///   - to: The fraction at which it ends; nothing is left unless it is larger.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from > 0 ? from : 0
    let to = to < 1 ? to : 1
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let parts = self.parts.map { part in
      (part: part, lengths: part.segments.map(\.length))
    }
    let total = parts.reduce(0) { $0 + $1.lengths.reduce(0, +) }
    guard total > 0, total.isFinite else { return Path() }
    var trimmer = PathTrimmer(first: from * total, last: to * total, tolerance: total * 1e-12)
    for (part, lengths) in parts { trimmer.add(part, lengths) }
    return trimmer.path
  }
}

/// Puts together the piece of a path between two lengths.
private struct PathTrimmer {
  let first: Double
  let last: Double
  let tolerance: Double
  var path = Path()
  /// The length of what has been looked at.
  private var position = 0.0

  init(first: Double, last: Double, tolerance: Double) {
    self.first = first
    self.last = last
    self.tolerance = tolerance
  }

  mutating func add(_ part: Path.Part, _ lengths: [Double]) {
    let end = position + lengths.reduce(0, +)
    if part.isClosed, first <= position + tolerance, end <= last + tolerance {
      addWhole(part)
      position = end
      return
    }
    var isDrawing = false
    for (segment, length) in zip(part.segments, lengths) {
      let low = max(first - position, 0)
      let high = min(last - position, length)
      position += length
      guard high - low > tolerance else { continue }
      let piece = segment.part(
        from: low <= tolerance ? 0 : segment.parameter(atLength: low),
        to: high >= length - tolerance ? 1 : segment.parameter(atLength: high)
      )
      if !isDrawing { path.move(to: piece.start) }
      isDrawing = true
      path.add(piece)
    }
  }

  private mutating func addWhole(_ part: Path.Part) {
    guard let start = part.segments.first?.start else { return }
    path.move(to: start)
    for segment in part.segments { path.add(segment) }
    path.closeSubpath()
  }
}
