/// An angle; positive angles turn clockwise, since `y` grows downwards.
///
/// ```swift
/// Angle.degrees(90).radians  // π/2
/// ```
@frozen
public struct Angle: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The angle in radians: π for half a turn.
  public var radians: Double

  /// The angle in degrees: 180 for half a turn.
  @inlinable public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of zero.
  @inlinable public init() { radians = 0 }

  /// Makes an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Makes an angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle.
  @inlinable public static var zero: Angle { Angle() }

  /// Whether an angle is smaller than another.
  @inlinable public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }

  /// The sum of two angles.
  @inlinable
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }

  /// The difference of two angles.
  @inlinable
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }

  /// The angle in the other direction.
  @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
