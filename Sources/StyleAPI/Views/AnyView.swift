/// A view of any type.
///
/// Its identity is the type inside: another value of the same type keeps the state below it, a
/// value of another type starts anew. An `AnyView` of an `AnyView` is the inner one.
@frozen
public struct AnyView: View {
  @usableFromInline var storage: any View

  /// Hides the type of a view.
  @inlinable
  public init<Content: View>(_ view: Content) {
    if Content.self == AnyView.self, let view = view as? AnyView {
      self = view
    } else {
      storage = view
    }
  }

  /// Hides the type of a view.
  @inlinable
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Adds the view inside.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    func make<Content: View>(_ content: Content) {
      context.openAny(Content.self)
      Content._make(content, context)
      context.close()
    }
    make(view.storage)
  }
}
