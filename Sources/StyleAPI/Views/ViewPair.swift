/// Two views one after the other; longer rows are pairs of pairs.
@frozen
public struct _ViewPair<First, Second> {
  @usableFromInline var first: First
  @usableFromInline var second: Second

  @inlinable
  init(_ first: consuming First, _ second: consuming Second) {
    self.first = first
    self.second = second
  }
}

extension _ViewPair: View where First: View, Second: View {
  /// Adds both views to the container.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    First._make(view.first, context)
    Second._make(view.second, context)
  }
}
