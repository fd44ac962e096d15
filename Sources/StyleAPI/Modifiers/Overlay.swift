/// Draws another view over or below a view, in the same box.
@frozen
public struct _OverlayModifier<Secondary> {
  @usableFromInline var kind: _NodeKind
  @usableFromInline var horizontal: AlignmentKey
  @usableFromInline var vertical: AlignmentKey
  @usableFromInline var content: Secondary

  @inlinable
  init(_ kind: _NodeKind, _ content: consuming Secondary, _ alignment: Alignment) {
    self.kind = kind
    self.content = content
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }
}

extension _OverlayModifier: ViewModifier where Secondary: View {
  /// The modifier does its work itself.
  public typealias Body = Never

  /// Adds the content and, once for each view in it, the other view.
  @inlinable
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    context.openOverlay(modifier.kind, modifier.horizontal, modifier.vertical)
    Content._make(content, context)
    var count = context.finishPrimary()
    while count > 0 {
      context.openSecondary()
      Secondary._make(modifier.content, context)
      context.close()
      count -= 1
    }
    context.close()
  }
}

extension View {
  /// Draws views over the view, in its box; layout does not change.
  ///
  /// Several views lie over one another, lined up by the same alignment.
  @inlinable
  public consuming func overlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _OverlayModifier<Content>> {
    modifier(_OverlayModifier(.overlay, content(), alignment))
  }

  /// Draws a view over the view, in its box; layout does not change.
  @inlinable
  @_disfavoredOverload
  public consuming func overlay<Content: View>(
    _ content: consuming Content,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _OverlayModifier<Content>> {
    modifier(_OverlayModifier(.overlay, content, alignment))
  }

  /// Paints over the view's box with a style.
  @inlinable
  public consuming func overlay<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<Rectangle, S>>> {
    modifier(_OverlayModifier(.overlay, Rectangle().fill(style), .center))
  }

  /// Paints a shape over the view, in its box, with a style.
  @inlinable
  public consuming func overlay<S: ShapeStyle, Form: Shape>(
    _ style: S,
    in shape: Form,
    fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<Form, S>>> {
    modifier(_OverlayModifier(.overlay, shape.fill(style, style: fillStyle), .center))
  }

  /// Draws views below the view, in its box; layout does not change.
  @inlinable
  public consuming func background<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _OverlayModifier<Content>> {
    modifier(_OverlayModifier(.background, content(), alignment))
  }

  /// Draws a view below the view, in its box; layout does not change.
  @inlinable
  @_disfavoredOverload
  public consuming func background<Content: View>(
    _ content: consuming Content,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _OverlayModifier<Content>> {
    modifier(_OverlayModifier(.background, content, alignment))
  }

  /// Paints the view's box with a style.
  ///
  /// - Parameters:
  ///   - style: What to paint with.
  ///   - edges: Accepted for source compatibility; a drawing has no unsafe edges.
  @inlinable
  public consuming func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<Rectangle, S>>> {
    modifier(_OverlayModifier(.background, Rectangle().fill(style), .center))
  }

  /// Paints a shape in the view's box with a style.
  @inlinable
  public consuming func background<S: ShapeStyle, Form: Shape>(
    _ style: S,
    in shape: Form,
    fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<Form, S>>> {
    modifier(_OverlayModifier(.background, shape.fill(style, style: fillStyle), .center))
  }
}
