/// The size that a parent offers to a child, in points; nil asks for the ideal length.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The width offered, or nil for the ideal one.
  public var width: Double?
  /// The height offered, or nil for the ideal one.
  public var height: Double?

  /// Makes a proposal.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a whole size.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// No room: asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Endless room: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// No wish: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal as a size, with 10 points (or the given size) in place of missing lengths.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// One of the two directions of a layout.
@frozen
public enum Axis: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of directions.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal direction.
    @inlinable public static var horizontal: Set { Set(rawValue: 1) }
    /// The vertical direction.
    @inlinable public static var vertical: Set { Set(rawValue: 2) }
  }
}
