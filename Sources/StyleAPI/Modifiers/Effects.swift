extension View {
  /// Makes the view more transparent by a factor, as one layer.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.opacity, min(max(opacity, 0), 1)))
  }

  /// Leaves the view out of the drawing and keeps its place.
  @inlinable
  public consuming func hidden() -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.hidden))
  }

  /// Cuts off what of the view lies outside a shape.
  public consuming func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.clip, ShapeObject(shape, isEvenOdd: style.isEOFilled)))
  }

  /// Cuts off what of the view lies outside its box.
  public consuming func clipped() -> ModifiedContent<Self, _ObjectModifier> {
    clipShape(Rectangle())
  }

  /// Throws a shadow of what the view draws; layout does not change.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; black at a third by default.
  ///   - radius: The standard deviation of the blur in points.
  ///   - x: The distance to the right in points.
  ///   - y: The distance downwards in points.
  @inlinable
  public consuming func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowModifier> {
    modifier(_ShadowModifier(color: color, radius: max(radius, 0), x: x, y: y))
  }

  /// Draws a line just inside the view's box.
  public consuming func border<S: ShapeStyle>(
    _ content: S,
    width: CGFloat = 1
  ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<_InsetShape<Rectangle>, S>>> {
    modifier(
      _OverlayModifier(
        .overlay,
        Rectangle().strokeBorder(content, lineWidth: width),
        .center
      )
    )
  }

  /// Makes the view the container whose shape ``ContainerRelativeShape`` takes.
  public consuming func containerShape<S: InsettableShape>(
    _ shape: S
  ) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.containerShape, ShapeObject(shape)))
  }
}

/// Throws a shadow of a view.
@frozen
public struct _ShadowModifier: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  @usableFromInline var color: Color
  @usableFromInline var radius: Double
  @usableFromInline var x: Double
  @usableFromInline var y: Double

  @inlinable
  init(color: Color, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }

  /// Adds the content with its shadow.
  @inlinable
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    context.openShadow(modifier)
    Content._make(content, context)
    context.close()
  }
}

/// A shape that a modifier or a shape view holds.
final class ShapeObject {
  let shape: any Shape
  let geometry: _ShapeGeometry
  let inset: Double
  let drawing: _ShapeDrawing

  init(_ shape: any Shape, drawing: _ShapeDrawing) {
    self.shape = shape
    geometry = shape._geometry
    inset = shape._inset
    self.drawing = drawing
  }

  convenience init(_ shape: any Shape, isEvenOdd: Bool = false) {
    self.init(shape, drawing: _ShapeDrawing(isEvenOdd: isEvenOdd))
  }
}
