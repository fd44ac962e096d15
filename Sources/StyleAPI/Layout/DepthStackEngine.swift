/// Lays out views one over the other.
struct DepthStackEngine {
  let engine: LayoutEngine
  let horizontal: AlignmentKey
  let vertical: AlignmentKey
  private let parent: NodePointer

  init(
    _ engine: LayoutEngine,
    _ horizontal: AlignmentKey,
    _ vertical: AlignmentKey,
    in parent: NodePointer
  ) {
    self.engine = engine
    self.horizontal = horizontal
    self.vertical = vertical
    self.parent = parent
  }

  /// A stack's node.
  init(_ engine: LayoutEngine, _ node: NodePointer) {
    self.init(engine, node.pointee.horizontal, node.pointee.vertical, in: node)
  }

  /// Several views in the second part of an overlay.
  init(
    secondary node: NodePointer,
    _ engine: LayoutEngine,
    _ horizontal: AlignmentKey,
    _ vertical: AlignmentKey
  ) {
    self.init(engine, horizontal, vertical, in: node)
  }

  private struct Extent {
    /// The distances of the guides from the leading and upper sides.
    var before = CGSize(width: -Double.infinity, height: -Double.infinity)
    /// The distances of the guides from the trailing and lower sides.
    var after = CGSize(width: -Double.infinity, height: -Double.infinity)
  }

  /// The size of the stack: of the children of highest priority together.
  func size(for proposal: Proposal) -> CGSize {
    guard parent.firstLayoutChild != nil else { return .zero }
    let extent = extent(proposal)
    return CGSize(
      width: extent.before.width + extent.after.width,
      height: extent.before.height + extent.after.height
    )
  }

  private func extent(_ proposal: Proposal) -> Extent {
    var highest = -Double.infinity
    forEachChild { highest = max(highest, $0.priority) }
    var extent = Extent()
    forEachChild { child in
      guard child.priority == highest else { return }
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

  private func forEachChild(_ body: (NodePointer) -> Void) {
    var child = parent.firstLayoutChild
    while let node = child {
      body(node)
      child = node.nextLayoutItem(below: parent)
    }
  }

  /// Calls a function with each child and its place, counted from the leading and upper sides.
  private func forEachPlacement(_ proposal: Proposal, _ body: (Placement) -> Void) {
    guard parent.firstLayoutChild != nil else { return }
    var inner = proposal
    if proposal.width.isNaN || proposal.height.isNaN {
      // Along an axis without a proposal, a child that fills gets the stack's own length.
      inner = Proposal(proposal.resolved(size(for: proposal)))
    }
    let extent = extent(inner)
    forEachChild { child in
      let origin = CGPoint(
        x: extent.before.width - engine.guide(child, horizontal, inner),
        y: extent.before.height - engine.guide(child, vertical, inner)
      )
      body(Placement(node: child, origin: origin, proposal: inner))
    }
  }

  /// Where each child goes, counted from the leading and upper sides.
  func placements(_ proposal: Proposal) -> [Placement] {
    var placements: [Placement] = []
    forEachPlacement(proposal) { placements.append($0) }
    return placements
  }

  /// Puts the children.
  func place(in size: CGSize, _ proposal: Proposal) {
    forEachPlacement(proposal) {
      engine.place($0.node, at: $0.origin, $0.proposal, in: parent, size)
    }
  }
}
