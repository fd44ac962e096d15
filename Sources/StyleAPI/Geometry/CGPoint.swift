/// The number that all lengths and positions are given in, in points.
///
/// Where full Foundation is imported too, say which one is meant with
/// `import typealias StyleAPI.CGFloat`.
public typealias CGFloat = Double

/// A position in points; `y` grows downwards.
@frozen
public struct CGPoint: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Makes a point; the default is the origin.
  @inlinable
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable public static var zero: CGPoint { CGPoint() }
}
