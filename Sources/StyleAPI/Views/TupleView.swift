/// The views of a tuple, one after the other.
///
/// View builders make pairs instead, which the compiler specialises; this type is for code that
/// has a tuple of views in hand: `TupleView((Text("a"), Text("b")))`.
@frozen
public struct TupleView<each Content> {
  /// The views.
  public var value: (repeat each Content)

  /// Makes a view of a tuple of views.
  @inlinable
  public init(_ value: (repeat each Content)) {
    self.value = value
  }
}

extension TupleView: View where repeat each Content: View {
  /// Adds the views to the container.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    repeat (each Content)._make(each view.value, context)
  }
}
