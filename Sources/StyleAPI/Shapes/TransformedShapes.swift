import Glibc

/// A shape whose outline is moved.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distances in points.
  public var offset: CGSize

  /// Makes a moved shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The size of the shape, which does not change.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The moved outline.
  public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
    shape.localPath(in: rect, context).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved as far.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose outline is larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path { scaled(shape.path(in: rect), rect) }

  /// The size of the shape, which does not change.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The scaled outline.
  public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
    scaled(shape.localPath(in: rect, context), rect)
  }

  private func scaled(_ path: Path, _ rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return path.mapped {
      CGPoint(
        x: center.x + ($0.x - center.x) * scale.width,
        y: center.y + ($0.y - center.y) * scale.height
      )
    }
  }
}

/// A shape whose outline is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned.
  public var angle: Angle
  /// The point around which it is turned.
  public var anchor: UnitPoint

  /// Makes a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path { turned(shape.path(in: rect), rect) }

  /// The size of the shape, which does not change.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The turned outline.
  public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
    turned(shape.localPath(in: rect, context), rect)
  }

  private func turned(_ path: Path, _ rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    let cosine = cos(angle.radians)
    let sine = sin(angle.radians)
    return path.mapped {
      let vector = $0 - center
      return CGPoint(
        x: center.x + vector.x * cosine - vector.y * sine,
        y: center.y + vector.x * sine + vector.y * cosine
      )
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned as far.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}

extension Shape {
  /// The shape with its outline moved, in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape with its outline moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape with its outline larger or smaller along each axis.
  public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape with its outline larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape with its outline turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }
}
