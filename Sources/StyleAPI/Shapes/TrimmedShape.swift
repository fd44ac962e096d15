extension Shape {
  /// The piece of the outline between two fractions of its length.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: 0.75).stroke(.green, lineWidth: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - start: The fraction at which the piece starts, from 0 to 1.
  ///   - end: The fraction at which it ends.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(base: self, start: start, end: end)
  }
}

/// A piece of the outline of a shape.
public struct _TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: Double
  let end: Double

  /// The piece of the outline.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// The size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// What happens to the whole shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The piece of the outline.
  public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
    base.localPath(in: rect, context).trimmedPath(from: start, to: end)
  }
}

extension Shape {
  /// The outline before it is mirrored, for shapes that are made of others.
  func localPath(in rect: CGRect, _ context: _ShapeContext) -> Path {
    _geometry == .custom
      ? _path(in: rect, context)
      : outline(in: rect, insetBy: 0, isRightToLeft: false, container: context.container).path
  }
}
