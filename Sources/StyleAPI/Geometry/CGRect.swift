/// A rectangle in points; `y` grows downwards.
///
/// Where full Foundation is imported too, say which one is meant with
/// `import struct StyleAPI.CGRect`.
@frozen
public struct CGRect: Hashable, Sendable, BitwiseCopyable {
  /// The top left corner.
  public var origin: CGPoint
  /// The extent to the right and downwards.
  public var size: CGSize

  /// Makes a rectangle from its corner and size; the default is empty at the origin.
  @inlinable
  public init(origin: CGPoint = .zero, size: CGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  @inlinable public static var zero: CGRect { CGRect() }

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The middle between the left and the right edge.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the top and the bottom edge.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The width in points.
  @inlinable public var width: Double { size.width }
  /// The height in points.
  @inlinable public var height: Double { size.height }

  /// The rectangle with each side moved inwards; a side never passes the middle.
  ///
  /// - Parameters:
  ///   - dx: Points by which the left and right sides move; negative values move them outwards.
  ///   - dy: Points by which the top and bottom sides move; negative values move them outwards.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> CGRect {
    let dx = min(dx, width / 2)
    let dy = min(dy, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle moved by the given distances in points.
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle that holds both.
  @inlinable
  public func union(_ other: CGRect) -> CGRect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The part that both rectangles share; empty at the nearer corner where they share none.
  @inlinable
  public func intersection(_ other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return CGRect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }
}
