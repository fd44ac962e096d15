/// A view of any type.
///
/// Its identity is the type inside: another value of the same type keeps the state below it, a
/// value of another type starts anew. An `AnyView` of an `AnyView` is the inner one.
@frozen
public struct AnyView: View {
  /// A class, so that views with an `AnyView` in them are moved as plain words: an existential
  /// would make every modifier around it copy and destroy all of its content.
  @usableFromInline let storage: _AnyViewStorage

  init(storage: _AnyViewStorage) { self.storage = storage }

  /// Hides the type of a view.
  @inlinable
  public init<Content: View>(_ view: Content) {
    if Content.self == AnyView.self, let view = view as? AnyView {
      self = view
    } else {
      storage = _AnyViewStorage(view)
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
    view.storage.make(in: context)
  }
}

/// The view in an ``AnyView``.
public class _AnyViewStorage {
  @usableFromInline final let view: any View

  @usableFromInline
  init(_ view: any View) {
    self.view = view
  }

  /// Adds the view in a node of its type.
  @usableFromInline
  func make(in context: _ViewContext) {
    func make<Content: View>(_ content: Content) {
      context.openAny(Content.self)
      Content._make(content, context)
      context.close()
    }
    make(view)
  }
}

extension AnyView: InputComparable {
  func isSameInput(as other: AnyView) -> Bool {
    func isSame<Content: View>(_ view: Content) -> Bool {
      guard let other = other.storage.view as? Content else { return false }
      return InputComparison.areSame(view, other)
    }
    return storage === other.storage || isSame(storage.view)
  }
}
