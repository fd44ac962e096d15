/// A shape whose sides have moved inwards.
@frozen
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  @usableFromInline var base: Base
  @usableFromInline var amount: Double

  @inlinable
  init(_ base: Base, by amount: Double) {
    self.base = base
    self.amount = amount
  }

  /// The outline of the smaller shape.
  public func path(in rect: CGRect) -> Path {
    if let outline = base._geometry.outline(in: rect, inset: _inset, isRightToLeft: false) {
      return Path(outline)
    }
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// What happens to the shape before it is made smaller.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The size of the shape before it is made smaller.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The form of the shape before it is made smaller.
  @inlinable public var _geometry: _ShapeGeometry { base._geometry }

  /// All insets together.
  @inlinable public var _inset: Double { base._inset + amount }

  /// The shape with its sides moved further inwards.
  @inlinable
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base, by: self.amount + amount)
  }
}
