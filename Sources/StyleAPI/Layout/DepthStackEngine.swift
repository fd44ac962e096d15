/// Lays out views one over the other.
struct DepthStackEngine {
  let engine: LayoutEngine
  let horizontal: AlignmentKey
  let vertical: AlignmentKey
  let children: [NodePointer]
  private let parent: NodePointer

  init(
    _ engine: LayoutEngine,
    _ horizontal: AlignmentKey,
    _ vertical: AlignmentKey,
    _ children: [NodePointer],
    in parent: NodePointer
  ) {
    self.engine = engine
    self.horizontal = horizontal
    self.vertical = vertical
    self.children = children
    self.parent = parent
  }

  /// A stack's node.
  init(_ engine: LayoutEngine, _ node: NodePointer) {
    self.init(
      engine,
      node.pointee.horizontal,
      node.pointee.vertical,
      node.layoutChildren,
      in: node
    )
  }

  /// Several views in the second part of an overlay.
  init(
    secondary node: NodePointer,
    _ engine: LayoutEngine,
    _ horizontal: AlignmentKey,
    _ vertical: AlignmentKey
  ) {
    self.init(engine, horizontal, vertical, node.layoutChildren, in: node)
  }

  private struct Extent {
    /// The distances of the guides from the leading and upper sides.
    var before = CGSize(width: -Double.infinity, height: -Double.infinity)
    /// The distances of the guides from the trailing and lower sides.
    var after = CGSize(width: -Double.infinity, height: -Double.infinity)
  }

  /// The size of the stack: of the children of highest priority together.
  func size(for proposal: Proposal) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let extent = extent(proposal)
    return CGSize(
      width: extent.before.width + extent.after.width,
      height: extent.before.height + extent.after.height
    )
  }

  private func extent(_ proposal: Proposal) -> Extent {
    let highest = children.reduce(-Double.infinity) { max($0, $1.priority) }
    var extent = Extent()
    for child in children where child.priority == highest {
      let size = engine.size(child, proposal)
      let x = engine.guide(child, horizontal, proposal)
      let y = engine.guide(child, vertical, proposal)
      extent.before.width = max(extent.before.width, x)
      extent.before.height = max(extent.before.height, y)
      extent.after.width = max(extent.after.width, size.width - x)
      extent.after.height = max(extent.after.height, size.height - y)
    }
    return extent
  }

  /// Where each child goes, counted from the leading and upper sides.
  func placements(_ proposal: Proposal) -> [Placement] {
    guard !children.isEmpty else { return [] }
    // Along an axis without a proposal, a child that fills gets the stack's own length.
    let own = size(for: proposal)
    let size = proposal.resolved(own.width, own.height)
    let inner = Proposal(
      width: proposal.width.isNaN ? size.width : proposal.width,
      height: proposal.height.isNaN ? size.height : proposal.height
    )
    let extent = extent(inner)
    return children.map { child in
      Placement(
        node: child,
        origin: CGPoint(
          x: extent.before.width - engine.guide(child, horizontal, inner),
          y: extent.before.height - engine.guide(child, vertical, inner)
        ),
        proposal: inner
      )
    }
  }

  /// Puts the children.
  func place(in size: CGSize, _ proposal: Proposal) {
    for placement in placements(proposal) {
      engine.place(placement.node, at: placement.origin, placement.proposal, in: parent, size)
    }
  }
}
