/// Tells in which cell a point lies, from things of which both are known.
struct CellScale {
  private var knots: [(point: Double, cell: Double)] = []
  private let cell: Double

  /// - Parameters:
  ///   - spans: The two ends of things in points and in cells.
  ///   - cell: The size of a cell in points, for what is outside of all things.
  init(_ spans: [(start: Double, end: Double, first: Int, last: Int)], cell: Double) {
    self.cell = cell
    let known = spans.flatMap {
      [(point: $0.start, cell: Double($0.first)), (point: $0.end, cell: Double($0.last))]
    }
    var highest = -Double.infinity
    for knot in known.sorted(by: { ($0.point, $0.cell) < ($1.point, $1.cell) }) {
      highest = max(highest, knot.cell)
      knots.append((knot.point, highest))
    }
  }

  /// The cells between two points; none if they are less than half a cell.
  func cells(from start: Double, to end: Double) -> Range<Int> {
    let first = rounded(position(start))
    return first..<max(first, rounded(position(end)))
  }

  private func rounded(_ position: Double) -> Int {
    let limit = 1e6
    return Int(min(max(position.rounded(), -limit), limit))
  }

  private func position(_ point: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return 0 }
    if point <= first.point { return first.cell + (point - first.point) / cell }
    if point >= last.point { return last.cell + (point - last.point) / cell }
    var lower = first
    for upper in knots.dropFirst() {
      if point <= upper.point, upper.point > lower.point {
        let t = (point - lower.point) / (upper.point - lower.point)
        return lower.cell + t * (upper.cell - lower.cell)
      }
      lower = upper
    }
    return last.cell
  }
}
