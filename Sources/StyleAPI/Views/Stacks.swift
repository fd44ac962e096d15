/// Views side by side, from the leading to the trailing side.
@frozen
public struct HStack<Content> {
  @usableFromInline var alignment: VerticalAlignment
  @usableFromInline var spacing: Double
  @usableFromInline var content: Content
}

extension HStack: View where Content: View {
  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The line by which the views are lined up; their middle by default.
  ///   - spacing: The distance between neighbours in points; nil stands for 8.
  ///   - content: The views.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? .nan
    self.content = content()
  }

  /// Adds the row.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.open(.horizontalStack, view.spacing, .horizontalCenter, view.alignment.key)
    Content._make(view.content, context)
    context.close()
  }
}

/// Views one below the other, from the top downwards.
@frozen
public struct VStack<Content> {
  @usableFromInline var alignment: HorizontalAlignment
  @usableFromInline var spacing: Double
  @usableFromInline var content: Content
}

extension VStack: View where Content: View {
  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The line by which the views are lined up; their middle by default.
  ///   - spacing: The distance between neighbours in points; nil stands for 8.
  ///   - content: The views.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? .nan
    self.content = content()
  }

  /// Adds the column.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.open(.verticalStack, view.spacing, view.alignment.key, .verticalCenter)
    Content._make(view.content, context)
    context.close()
  }
}

/// Views one over the other, the first at the bottom.
///
/// Its size is that of its views of highest layout priority together.
@frozen
public struct ZStack<Content> {
  @usableFromInline var alignment: Alignment
  @usableFromInline var content: Content
}

extension ZStack: View where Content: View {
  /// Makes a pile.
  ///
  /// - Parameters:
  ///   - alignment: The point by which the views are lined up; their middle by default.
  ///   - content: The views.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the pile.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.open(.depthStack, 0, view.alignment.horizontal.key, view.alignment.vertical.key)
    Content._make(view.content, context)
    context.close()
  }
}
