/// A line or a curve between two points of a path.
struct PathSegment: Equatable {
  enum Form: Equatable {
    case line
    case quad(CGPoint)
    case cubic(CGPoint, CGPoint)
  }

  var start: CGPoint
  var form: Form
  var end: CGPoint

  /// The point at a parameter from 0 to 1.
  func point(at t: Double) -> CGPoint {
    let u = 1 - t
    switch form {
    case .line: return start * u + end * t
    case .quad(let control): return start * (u * u) + control * (2 * u * t) + end * (t * t)
    case .cubic(let one, let two):
      return start * (u * u * u) + one * (3 * u * u * t) + two * (3 * u * t * t) + end * (t * t * t)
    }
  }

  /// The derivative at a parameter from 0 to 1.
  func velocity(at t: Double) -> CGPoint {
    let u = 1 - t
    switch form {
    case .line: return end - start
    case .quad(let control): return (control - start) * (2 * u) + (end - control) * (2 * t)
    case .cubic(let one, let two):
      return (one - start) * (3 * u * u) + (two - one) * (6 * u * t) + (end - two) * (3 * t * t)
    }
  }

  /// The direction in which the segment leaves its start, as a vector of length 1.
  var firstDirection: CGPoint? {
    let candidates: [CGPoint] =
      switch form {
      case .line: [end]
      case .quad(let control): [control, end]
      case .cubic(let one, let two): [one, two, end]
      }
    return candidates.lazy.compactMap { ($0 - start).normalized }.first
  }

  /// The direction in which the segment arrives at its end, as a vector of length 1.
  var lastDirection: CGPoint? { (reversed.firstDirection).map { $0 * -1 } }

  /// The segment from its end to its start.
  var reversed: PathSegment {
    let form: Form =
      switch form {
      case .cubic(let one, let two): .cubic(two, one)
      default: form
      }
    return PathSegment(start: end, form: form, end: start)
  }

  /// The part of the segment between two parameters.
  func part(from first: Double, to last: Double) -> PathSegment {
    let head = last < 1 ? split(at: last).0 : self
    return first > 0 ? head.split(at: first / last).1 : head
  }

  /// Both parts of the segment, by de Casteljau's construction.
  private func split(at t: Double) -> (PathSegment, PathSegment) {
    func between(_ one: CGPoint, _ two: CGPoint) -> CGPoint { one * (1 - t) + two * t }
    func parts(_ one: Form, _ middle: CGPoint, _ two: Form) -> (PathSegment, PathSegment) {
      (
        PathSegment(start: start, form: one, end: middle),
        PathSegment(start: middle, form: two, end: end)
      )
    }
    switch form {
    case .line: return parts(.line, between(start, end), .line)
    case .quad(let control):
      let one = between(start, control)
      let two = between(control, end)
      return parts(.quad(one), between(one, two), .quad(two))
    case .cubic(let control1, let control2):
      let one = between(start, control1)
      let middle = between(control1, control2)
      let two = between(control2, end)
      let before = between(one, middle)
      let after = between(middle, two)
      return parts(.cubic(one, before), between(before, after), .cubic(after, two))
    }
  }

  /// The parameters between 0 and 1 at which one of the coordinates turns round.
  func turningPoints(_ coordinate: (CGPoint) -> Double) -> [Double] {
    switch form {
    case .line: return []
    case .quad(let control):
      let a = coordinate(start) - 2 * coordinate(control) + coordinate(end)
      let t = (coordinate(start) - coordinate(control)) / a
      return t > 0 && t < 1 ? [t] : []
    case .cubic(let one, let two):
      // The derivative is a · t² + b · t + c, apart from a factor of 3.
      let c = coordinate(one) - coordinate(start)
      let middle = coordinate(two) - coordinate(one)
      let last = coordinate(end) - coordinate(two)
      let a = c - 2 * middle + last
      let b = 2 * (middle - c)
      return Self.roots(a, b, c).filter { $0 > 0 && $0 < 1 }.sorted()
    }
  }

  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The form of the solution that loses no digits when `a` is small.
    let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
    return [q / a, c / q].filter(\.isFinite)
  }
}

// MARK: - Vectors

extension CGPoint {
  static func + (one: CGPoint, two: CGPoint) -> CGPoint {
    CGPoint(x: one.x + two.x, y: one.y + two.y)
  }
  static func - (one: CGPoint, two: CGPoint) -> CGPoint {
    CGPoint(x: one.x - two.x, y: one.y - two.y)
  }
  static func * (one: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: one.x * factor, y: one.y * factor)
  }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in the same direction; nil for the origin.
  var normalized: CGPoint? {
    let length = length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }
}
