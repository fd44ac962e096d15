/// A view that draws nothing and takes no place, not even spacing.
@frozen
public struct EmptyView: View {
  /// Makes an empty view.
  @inlinable public init() {}

  /// Adds nothing.
  @inlinable public static func _make(_ view: Self, _ context: _ViewContext) {}
}
