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

  /// Spacers and dividers in the layout run along it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

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
    subviews.place(stack(subviews).placements(Proposal(proposal)), in: bounds)
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

  /// Spacers and dividers in the layout run along it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

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
    subviews.place(stack(subviews).placements(Proposal(proposal)), in: bounds)
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
    subviews.place(stack(subviews).placements(Proposal(proposal)), in: bounds)
  }
}

extension LayoutSubviews {
  /// Places the views as a stack has found.
  fileprivate func place(_ placements: [Placement], in bounds: CGRect) {
    for (view, placement) in zip(self, placements) {
      let corner = CGPoint(
        x: bounds.minX + placement.origin.x,
        y: bounds.minY + placement.origin.y
      )
      view.place(at: corner, proposal: placement.proposal.proposedViewSize)
    }
  }
}
