/// A rectangle.
@frozen
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  @inlinable public init() {}

  /// The four sides.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Four straight sides.
  @inlinable public var _geometry: _ShapeGeometry { .rectangle }

  /// A smaller rectangle.
  @inlinable
  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(self, by: amount)
  }
}

/// How a round corner runs.
///
/// Both are drawn as quarter circles: SVG has no other round corners, and at the size of a badge
/// the difference is less than a pixel.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the sides gradually.
  case continuous
}

/// A rectangle with four equal round corners.
@frozen
public struct RoundedRectangle: InsettableShape {
  /// The radius of the corners in points, at most half of the shorter side.
  public var cornerRadius: Double
  /// How the corners run.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with round corners.
  @inlinable
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }

  /// Four equal round corners.
  @inlinable public var _geometry: _ShapeGeometry { .rounded(cornerRadius) }

  /// A smaller rectangle whose corners have the same centres.
  @inlinable
  public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(self, by: amount)
  }
}

/// A rectangle with a radius for each corner.
@frozen
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners run.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with round corners.
  @inlinable
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with round corners, in points.
  @inlinable
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// The outline, with the leading side on the left.
  public func path(in rect: CGRect) -> Path { Path(self, in: rect) }

  /// Round corners that differ.
  @inlinable public var _geometry: _ShapeGeometry { .uneven(cornerRadii) }

  /// A smaller rectangle whose corners have the same centres.
  @inlinable
  public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(self, by: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
@frozen
public struct Capsule: InsettableShape {
  /// How the corners run.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  @inlinable
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(self, in: rect) }

  /// Round ends.
  @inlinable public var _geometry: _ShapeGeometry { .capsule }

  /// A smaller capsule.
  @inlinable
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, by: amount) }
}
