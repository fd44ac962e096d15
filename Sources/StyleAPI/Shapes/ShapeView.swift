/// A shape painted with a style.
@frozen
public struct _ShapeView<Content, Style> {
  @usableFromInline var shape: Content
  @usableFromInline var style: Style
  @usableFromInline var drawing: _ShapeDrawing?

  @inlinable
  init(_ shape: Content, _ style: Style, _ drawing: _ShapeDrawing?) {
    self.shape = shape
    self.style = style
    self.drawing = drawing
  }
}

extension _ShapeView: View where Content: Shape, Style: ShapeStyle {
  /// Paints the shape.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.shape(view.shape, style: view.style, drawing: view.drawing)
  }
}

extension Shape {
  /// The shape filled with a style.
  @inlinable
  public func fill<S: ShapeStyle>(
    _ style: S,
    style fill: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(self, style, fill.isEOFilled ? _ShapeDrawing(isEvenOdd: true) : nil)
  }

  /// The shape filled with the foreground style.
  @inlinable
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// A line along the outline, half of it on each side.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self, S> {
    _ShapeView(self, content, _ShapeDrawing(stroke: style.stroke))
  }

  /// A line along the outline, half of it on each side.
  @inlinable
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self, S> {
    _ShapeView(self, content, _ShapeDrawing(stroke: DisplayStroke(width: lineWidth)))
  }

  /// A line along the outline in the foreground style, half of it on each side.
  public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }

  /// A line along the outline in the foreground style, half of it on each side.
  @inlinable
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// A line just inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<InsetShape, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// A line just inside the outline.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<InsetShape, S> {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// A line just inside the outline in the foreground style.
  public func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// A line just inside the outline in the foreground style.
  @inlinable
  public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
