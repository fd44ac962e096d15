/// The arrangement of an ``HStack``, for ``AnyLayout``.
public struct HStackLayout: Layout {
  /// The line by which the views are lined up.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil stands for 8.
  public var spacing: CGFloat?

  /// Makes the arrangement.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var _axis: Axis? { .horizontal }

  private func stack(_ subviews: Subviews) -> StackEngine {
    StackEngine(
      subviews.engine,
      .horizontal,
      spacing: spacing ?? .nan,
      alignment.key,
      in: subviews.parent
    )
  }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    stack(subviews).size(for: Proposal(proposal))
  }

  /// Places the views side by side.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    stack(subviews).place(in: bounds.size, Proposal(proposal))
  }
}

/// The arrangement of a ``VStack``, for ``AnyLayout``.
public struct VStackLayout: Layout {
  /// The line by which the views are lined up.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil stands for 8.
  public var spacing: CGFloat?

  /// Makes the arrangement.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var _axis: Axis? { .vertical }

  private func stack(_ subviews: Subviews) -> StackEngine {
    StackEngine(
      subviews.engine,
      .vertical,
      spacing: spacing ?? .nan,
      alignment.key,
      in: subviews.parent
    )
  }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    stack(subviews).size(for: Proposal(proposal))
  }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    stack(subviews).place(in: bounds.size, Proposal(proposal))
  }
}

/// The arrangement of a ``ZStack``, for ``AnyLayout``.
public struct ZStackLayout: Layout {
  /// The point by which the views are lined up.
  public var alignment: Alignment

  /// Makes the arrangement.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  private func stack(_ subviews: Subviews) -> DepthStackEngine {
    DepthStackEngine(
      subviews.engine,
      alignment.horizontal.key,
      alignment.vertical.key,
      in: subviews.parent
    )
  }

  /// The size of the pile.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    stack(subviews).size(for: Proposal(proposal))
  }

  /// Places the views one over the other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    stack(subviews).place(in: bounds.size, Proposal(proposal))
  }
}
