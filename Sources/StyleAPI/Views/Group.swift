/// Several views that are handled as one; modifiers apply to each of them.
@frozen
public struct Group<Content> {
  @usableFromInline var content: Content
}

extension Group: View where Content: View {
  /// Makes a group of the builder's views.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds the views to the container.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    Content._make(view.content, context)
  }
}
