/// Room that grows: in a stack along the stack, elsewhere along both axes.
@frozen
public struct Spacer: View {
  /// The least length in points; nil stands for 8.
  public var minLength: Double?

  /// Makes room of at least so many points.
  @inlinable
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Adds the room.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.open(.spacer, view.minLength ?? .nan)
    context.close()
  }
}

/// A thin line: between the views of a stack, elsewhere from side to side.
@frozen
public struct Divider: View {
  /// Makes a line of one point.
  @inlinable public init() {}

  /// Adds the line.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    let paint = Color.secondary.opacity(0.4)._paint(in: context.environment)
    context.divider(paint)
  }
}
