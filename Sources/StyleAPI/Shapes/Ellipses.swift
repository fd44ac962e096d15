/// An ellipse that touches the four sides of its rectangle.
@frozen
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  @inlinable public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// An ellipse.
  @inlinable public var _geometry: _ShapeGeometry { .ellipse }

  /// A smaller ellipse.
  @inlinable
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, by: amount) }
}

/// A circle in the middle of its rectangle, as large as fits.
@frozen
public struct Circle: InsettableShape {
  /// Makes a circle.
  @inlinable public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(self, in: rect) }

  /// A square of the shorter length that is offered, or 10 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: Double
    switch (proposal.width, proposal.height) {
    case (let width?, let height?): side = min(width, height)
    case (let length?, nil), (nil, let length?): side = length
    case (nil, nil): side = 10
    }
    return CGSize(width: side, height: side)
  }

  /// A circle.
  @inlinable public var _geometry: _ShapeGeometry { .circle }

  /// A smaller circle.
  @inlinable
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, by: amount) }
}

/// The shape of the nearest `containerShape(_:)`, moved inwards as far as the view lies from the
/// container's edges; a rectangle where there is none.
@frozen
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  @inlinable public init() {}

  /// A rectangle: the container is known only where the shape is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape of the nearest container.
  @inlinable public var _geometry: _ShapeGeometry { .containerRelative }

  /// The shape with its sides moved inwards.
  @inlinable
  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(self, by: amount)
  }
}
