/// A layout of the client's own in the graph, with its cache.
class LayoutBox {
  let axis: Axis?

  init(axis: Axis?) { self.axis = axis }

  func size(_ engine: LayoutEngine, _ node: NodePointer, _ proposal: Proposal) -> CGSize { .zero }
  func place(_ engine: LayoutEngine, _ node: NodePointer, _ size: CGSize, _ proposal: Proposal) {}
  func guide(
    _ engine: LayoutEngine,
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal
  ) -> Double? { nil }
}

final class TypedLayoutBox<Arrangement: Layout>: LayoutBox {
  private let layout: Arrangement
  private var cache: Arrangement.Cache?

  init(_ layout: Arrangement) {
    self.layout = layout
    let axis: Axis?
    if let any = layout as? AnyLayout {
      axis = type(of: any.base)._axis
    } else {
      axis = Arrangement._axis
    }
    super.init(axis: axis)
  }

  private func with<Result>(
    _ subviews: LayoutSubviews,
    _ body: (inout Arrangement.Cache) -> Result
  ) -> Result {
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(&cache)
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

  override func place(
    _ engine: LayoutEngine,
    _ node: NodePointer,
    _ size: CGSize,
    _ proposal: Proposal
  ) {
    let subviews = LayoutSubviews(engine, of: node)
    // A view that the layout does not place lies in the middle, as the protocol has it.
    for child in subviews.nodes {
      let own = engine.size(child, proposal)
      let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      engine.place(child, at: origin, proposal, in: node, size)
    }
    with(subviews) {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size),
        proposal: proposal.proposedViewSize,
        subviews: subviews,
        cache: &$0
      )
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

extension LayoutEngine {
  func customSize(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    node.layoutBox?.size(self, node, proposal) ?? .zero
  }

  func placeCustom(_ node: NodePointer, _ size: CGSize, _ proposal: Proposal) {
    node.layoutBox?.place(self, node, size, proposal)
  }

  func customGuide(_ node: NodePointer, _ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    node.layoutBox?.guide(self, node, key, proposal)
  }
}

extension UnsafeMutablePointer<Node> {
  var layoutBox: LayoutBox? { object(LayoutBox.self) }

  /// The axis of the layout of the client's own at the node.
  var layoutAxis: Axis? { layoutBox?.axis }
}
