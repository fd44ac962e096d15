/// A side of a rectangle.
@frozen
public enum Edge: Int8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The upper side.
  case top
  /// The side where reading starts.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// Several sides.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    @inlinable public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    @inlinable public static var top: Set { Set(rawValue: 1) }
    /// The side where reading starts.
    @inlinable public static var leading: Set { Set(rawValue: 2) }
    /// The lower side.
    @inlinable public static var bottom: Set { Set(rawValue: 4) }
    /// The side where reading ends.
    @inlinable public static var trailing: Set { Set(rawValue: 8) }
    /// The leading and the trailing side.
    @inlinable public static var horizontal: Set { Set(rawValue: 10) }
    /// The upper and the lower side.
    @inlinable public static var vertical: Set { Set(rawValue: 5) }
    /// All four sides.
    @inlinable public static var all: Set { Set(rawValue: 15) }
  }
}

/// Distances from the four sides of a rectangle, in points.
@frozen
public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the upper side.
  public var top: Double
  /// The distance from the leading side.
  public var leading: Double
  /// The distance from the lower side.
  public var bottom: Double
  /// The distance from the trailing side.
  public var trailing: Double

  /// Makes distances; the default is none.
  @inlinable
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension View {
  /// Adds room on some sides of the view.
  ///
  /// - Parameters:
  ///   - edges: The sides; all of them by default.
  ///   - length: The room in points, which may be negative; nil stands for 16.
  @inlinable
  public consuming func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _UnaryModifier> {
    let length = length ?? 16
    return modifier(
      _UnaryModifier(
        .padding,
        edges.contains(.top) ? length : 0,
        edges.contains(.leading) ? length : 0,
        edges.contains(.bottom) ? length : 0,
        edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// Adds the same room on all sides of the view, in points.
  @inlinable
  public consuming func padding(_ length: CGFloat) -> ModifiedContent<Self, _UnaryModifier> {
    padding(.all, length)
  }

  /// Adds room on the sides of the view, in points.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(
      _UnaryModifier(.padding, insets.top, insets.leading, insets.bottom, insets.trailing)
    )
  }
}
