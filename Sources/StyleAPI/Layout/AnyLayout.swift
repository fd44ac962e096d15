/// A layout of any type; exchanging it for another keeps the views in it.
public struct AnyLayout: Layout {
  /// The caches are kept by the graph.
  public typealias Cache = Any

  let base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Any {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return make(base)
  }

  /// Brings the cache of the layout inside up to date.
  public func updateCache(_ cache: inout Any, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      var own = ownCache(layout, cache, subviews)
      layout.updateCache(&own, subviews: subviews)
      cache = own
    }
    update(base)
  }

  /// The size of the layout inside.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Any
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var own = ownCache(layout, cache, subviews)
      defer { cache = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    return size(base)
  }

  /// Places the views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Any
  ) {
    func place<L: Layout>(_ layout: L) {
      var own = ownCache(layout, cache, subviews)
      defer { cache = own }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    place(base)
  }

  /// The line of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Any
  ) -> CGFloat? {
    func value<L: Layout>(_ layout: L) -> CGFloat? {
      var own = ownCache(layout, cache, subviews)
      defer { cache = own }
      return layout.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &own
      )
    }
    return value(base)
  }

  /// The line of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Any
  ) -> CGFloat? {
    func value<L: Layout>(_ layout: L) -> CGFloat? {
      var own = ownCache(layout, cache, subviews)
      defer { cache = own }
      return layout.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &own
      )
    }
    return value(base)
  }

  /// The cache of the layout inside: the kept one, or a new one where another layout made it.
  private func ownCache<L: Layout>(_ layout: L, _ cache: Any, _ subviews: Subviews) -> L.Cache {
    cache as? L.Cache ?? layout.makeCache(subviews: subviews)
  }
}
