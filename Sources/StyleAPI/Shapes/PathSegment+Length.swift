extension PathSegment {
  /// The length in points.
  var length: Double { length(to: 1) }

  /// The length from the start to a parameter, in points.
  func length(to end: Double) -> Double {
    if case .line = form { return (self.end - start).length * end }
    return Self.refined(gauss(0, end), 0, end, depth: 0, gauss)
  }

  /// The parameter at which the segment has a length in points.
  func parameter(atLength length: Double) -> Double {
    if case .line = form { return length / (end - start).length }
    var low = 0.0
    var high = 1.0
    var t = length / self.length
    // Newton's method, kept between bounds that close in.
    for _ in 0..<60 {
      let excess = self.length(to: t) - length
      if abs(excess) <= 1e-12 * (1 + length) { break }
      if excess > 0 { high = t } else { low = t }
      let next = t - excess / velocity(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// The nodes and weights of Gauss and Legendre's rule of five points.
  private static let rule: [(node: Double, weight: Double)] = [
    (0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664_0, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664_0, 0.236_926_885_056_189_1),
  ]

  private func gauss(_ first: Double, _ last: Double) -> Double {
    let half = (last - first) / 2
    let middle = (first + last) / 2
    return half
      * Self.rule.reduce(0) { $0 + $1.weight * velocity(at: middle + half * $1.node).length }
  }

  /// An integral by halves, until halving changes nothing any more.
  private static func refined(
    _ whole: Double,
    _ first: Double,
    _ last: Double,
    depth: Int,
    _ integral: (Double, Double) -> Double
  ) -> Double {
    let middle = (first + last) / 2
    let left = integral(first, middle)
    let right = integral(middle, last)
    if depth == 20 || abs(left + right - whole) <= 1e-11 * (1 + whole) { return left + right }
    return refined(left, first, middle, depth: depth + 1, integral)
      + refined(right, middle, last, depth: depth + 1, integral)
  }
}
