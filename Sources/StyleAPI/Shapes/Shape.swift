/// A line around an area, which fills the space that it is offered.
///
/// ```swift
/// struct Diamond: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
///       path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
///       path.closeSubpath()
///     }
///   }
/// }
/// Diamond().fill(.red).frame(width: 10, height: 10)
/// ```
public protocol Shape: Sendable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size of the shape for a proposal; by default all of it, with 10 points for nil.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What happens to the outline where layout runs from right to left; it is mirrored by default.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The form, where the library knows it.
  var _geometry: _ShapeGeometry { get }

  /// Points by which the sides move inwards before the outline is taken.
  var _inset: Double { get }

  /// The outline in a rectangle, for shapes that depend on where they are drawn.
  func _path(in rect: CGRect, _ context: _ShapeContext) -> Path
}

extension Shape {
  /// All of the proposal, with 10 points for nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Mirrored where layout runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A form that only ``path(in:)`` knows.
  @inlinable public var _geometry: _ShapeGeometry { .custom }

  /// No inset.
  @inlinable public var _inset: Double { 0 }

  /// The outline that ``path(in:)`` says.
  public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path { path(in: rect) }

  /// Fills the shape with the foreground style.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.shape(view, style: ForegroundStyle(), drawing: nil)
  }
}

/// A shape whose sides can be moved inwards.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its sides moved inwards by so many points.
  func inset(by amount: CGFloat) -> InsetShape
}
