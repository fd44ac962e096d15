/// A layout of the client's own in the graph, with its cache.
class LayoutBox {
  fileprivate(set) var axis: Axis?

  init(axis: Axis?) { self.axis = axis }

  func size(_ engine: LayoutEngine, _ node: NodePointer, _ proposal: Proposal) -> CGSize { .zero }

  /// Where the layout puts each of its views.
  func placements(
    _ engine: LayoutEngine,
    _ node: NodePointer,
    _ size: CGSize,
    _ proposal: Proposal
  ) -> [Placement] { [] }

  func guide(
    _ engine: LayoutEngine,
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal
  ) -> Double? { nil }
}

final class TypedLayoutBox<Arrangement: Layout>: LayoutBox {
  /// The layout; where it is exchanged, the cache is kept and brought up to date.
  var layout: Arrangement {
    didSet {
      axis = Self.axis(of: layout)
      isStale = true
    }
  }

  private var cache: Arrangement.Cache?
  /// The pass of layout in which the cache was made or brought up to date.
  private var pass = 0
  private var isStale = false

  init(_ layout: Arrangement) {
    self.layout = layout
    super.init(axis: Self.axis(of: layout))
  }

  private static func axis(of layout: Arrangement) -> Axis? {
    guard let any = layout as? AnyLayout else {
      return Arrangement.layoutProperties.stackOrientation
    }
    return type(of: any.base).layoutProperties.stackOrientation
  }

  private func with<Result>(
    _ subviews: LayoutSubviews,
    _ body: (inout Arrangement.Cache) -> Result
  ) -> Result {
    let pass = subviews.engine.state.pointee.layoutPass
    var current: Arrangement.Cache
    if var kept = cache {
      if isStale || self.pass != pass { layout.updateCache(&kept, subviews: subviews) }
      current = kept
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    self.pass = pass
    isStale = false
    defer { cache = current }
    return body(&current)
  }

  override func size(
    _ engine: LayoutEngine,
    _ node: NodePointer,
    _ proposal: Proposal
  ) -> CGSize {
    let subviews = LayoutSubviews(engine, of: node)
    return with(subviews) {
      layout.sizeThatFits(
        proposal: proposal.proposedViewSize,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  override func placements(
    _ engine: LayoutEngine,
    _ node: NodePointer,
    _ size: CGSize,
    _ proposal: Proposal
  ) -> [Placement] {
    let recorder = PlacementRecorder()
    let subviews = LayoutSubviews(engine, of: node, recorder)
    with(subviews) {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size),
        proposal: proposal.proposedViewSize,
        subviews: subviews,
        cache: &$0
      )
    }
    return subviews.nodes.map { child in
      if let placement = recorder.placements[child] { return placement }
      // A view that the layout does not place lies in the middle.
      let own = engine.size(child, proposal)
      let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      return Placement(node: child, origin: origin, proposal: proposal)
    }
  }

  override func guide(
    _ engine: LayoutEngine,
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal
  ) -> Double? {
    let subviews = LayoutSubviews(engine, of: node)
    let bounds = CGRect(origin: .zero, size: engine.size(node, proposal))
    let proposal = proposal.proposedViewSize
    return with(subviews) { cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
    }
  }
}

/// What a layout says about the places of its views while `placeSubviews` runs.
final class PlacementRecorder {
  var placements: [NodePointer: Placement] = [:]
}
