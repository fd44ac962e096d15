/// A point as fractions of a box: (0, 0) is the top left corner and (1, 1) the bottom right one.
@frozen
public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// Makes a point; the default is the top left corner.
  @inlinable
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  @inlinable public static var zero: UnitPoint { UnitPoint() }
  /// The middle.
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The middle of the left side.
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The middle of the right side.
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// The middle of the upper side.
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The middle of the lower side.
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The top left corner.
  @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The top right corner.
  @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// The bottom left corner.
  @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// The bottom right corner.
  @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }

  func point(in box: CGRect) -> CGPoint {
    CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
  }
}
