/// A closed or open line in absolute points.
@frozen
public enum DisplayOutline: Hashable, Sendable, BitwiseCopyable {
  /// The four sides of a rectangle.
  case rectangle(CGRect)
  /// A rectangle with four equal round corners of this radius, at most half the shorter side.
  case rounded(CGRect, radius: Double)
  /// A rectangle with a radius for each corner.
  case uneven(CGRect, CornerRadii)
  /// The ellipse that touches the four sides.
  case ellipse(CGRect)
  /// A slice of ``DisplayList/path``.
  case path(first: Int32, count: Int32, evenOdd: Bool)
}

/// The radii of a rectangle's corners, in points.
@frozen
public struct CornerRadii: Hashable, Sendable, BitwiseCopyable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Makes radii.
  @inlinable
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}

/// One step along a path, in points.
@frozen
public enum PathElement: Hashable, Sendable, BitwiseCopyable {
  /// Starts a new part at a point.
  case move(CGPoint)
  /// Draws a straight line to a point.
  case line(CGPoint)
  /// Draws a quadratic curve to a point.
  case quad(CGPoint, control: CGPoint)
  /// Draws a cubic curve to a point.
  case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
  /// Closes the current part.
  case close
}
