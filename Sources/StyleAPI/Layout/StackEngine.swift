/// Lays out the views of a container side by side or one below the other.
struct StackEngine {
  let engine: LayoutEngine
  let axis: Axis
  /// The distance between neighbours in points.
  let spacing: Double
  let alignment: AlignmentKey
  let parent: NodePointer

  /// The distance between neighbours where none is given, in points.
  static var defaultSpacing: Double { 8 }

  init(
    _ engine: LayoutEngine,
    _ axis: Axis,
    spacing: Double,
    _ alignment: AlignmentKey,
    in parent: NodePointer
  ) {
    self.engine = engine
    self.axis = axis
    self.spacing = spacing.isFinite ? spacing : Self.defaultSpacing
    self.alignment = alignment
    self.parent = parent
  }

  /// A stack's node.
  init(_ engine: LayoutEngine, _ node: NodePointer) {
    let isHorizontal = node.pointee.kind == .horizontalStack
    self.init(
      engine,
      isHorizontal ? .horizontal : .vertical,
      spacing: node.pointee.a,
      isHorizontal ? node.pointee.vertical : node.pointee.horizontal,
      in: node
    )
  }

  /// The root: several views at the top stand one below the other.
  init(root node: NodePointer, _ engine: LayoutEngine) {
    self.init(engine, .vertical, spacing: .nan, .horizontalCenter, in: node)
  }

  /// The child of a stack that has no more than one.
  private var only: NodePointer? {
    guard let first = parent.firstLayoutChild, first.nextLayoutItem(below: parent) == nil else {
      return nil
    }
    return first
  }

  // MARK: Size

  /// The size of the stack for a proposal.
  func size(for proposal: Proposal) -> CGSize {
    if let only { return engine.size(only, proposal) }
    return extent(Offers(division: divide(proposal), proposal: proposal)).size(axis, spacing)
  }

  /// What the children are offered: each its share along the axis where there is a division, and
  /// otherwise all of them the same.
  private struct Offers {
    var division: [Double]?
    var proposal: Proposal
    /// The stack's length across the axis, for children that fill it.
    var cross = Double.nan
  }

  private struct Extent {
    /// The children's lengths along the axis together.
    var main = 0.0
    var count = 0
    /// The distances from the alignment guide to the upper and lower edges.
    var above = -Double.infinity
    var below = -Double.infinity
    /// The least length of a child across the axis.
    var shortest = Double.infinity

    func size(_ axis: Axis, _ spacing: Double) -> CGSize {
      guard count > 0 else { return .zero }
      let length = main + spacing * Double(count - 1)
      return axis == .horizontal
        ? CGSize(width: length, height: above + below)
        : CGSize(width: above + below, height: length)
    }
  }

  private func extent(_ offers: Offers) -> Extent {
    var extent = Extent()
    var child = parent.firstLayoutChild
    while let node = child {
      let proposal = offer(to: node, at: extent.count, offers)
      let size = engine.size(node, proposal)
      let guide = engine.guide(node, alignment, proposal, size)
      let across = size[axis.other]
      extent.main += size[axis]
      extent.above = max(extent.above, guide)
      extent.below = max(extent.below, across - guide)
      extent.shortest = min(extent.shortest, across)
      extent.count += 1
      child = node.nextLayoutItem(below: parent)
    }
    return extent
  }

  private func offer(to node: NodePointer, at index: Int, _ offers: Offers) -> Proposal {
    var proposal = offers.proposal
    if let division = offers.division { proposal = proposal.setting(axis, to: division[index]) }
    guard !offers.cross.isNaN else { return proposal }
    // A child that is as long as the stack across the axis keeps its ideal layout.
    let size = engine.size(node, proposal)
    return size[axis.other] == offers.cross
      ? proposal : proposal.setting(axis.other, to: offers.cross)
  }

  // MARK: Place

  /// Calls a function with each child, its place and its size, counted from the leading and upper sides.
  private func forEachPlacement(_ proposal: Proposal, _ body: (Placement, CGSize) -> Void) {
    var offers = Offers(division: divide(proposal), proposal: proposal)
    var extent = extent(offers)
    if proposal[axis.other].isNaN {
      let cross = extent.size(axis, spacing)[axis.other]
      if extent.shortest != cross {
        // A child that fills the other axis gets the stack's own length there.
        offers.cross = cross
        extent = self.extent(offers)
      }
    }
    var main = 0.0
    var index = 0
    var child = parent.firstLayoutChild
    while let node = child {
      let proposal = offer(to: node, at: index, offers)
      let size = engine.size(node, proposal)
      let cross = extent.above - engine.guide(node, alignment, proposal, size)
      let origin =
        axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
      body(Placement(node: node, origin: origin, proposal: proposal), size)
      main += size[axis] + spacing
      index += 1
      child = node.nextLayoutItem(below: parent)
    }
  }

  /// Where each child goes, counted from the leading and upper sides.
  func placements(_ proposal: Proposal) -> [Placement] {
    var placements: [Placement] = []
    forEachPlacement(proposal) { placement, _ in placements.append(placement) }
    return placements
  }

  /// Puts the children.
  func place(in size: CGSize, _ proposal: Proposal) {
    if let only {
      engine.place(only, at: .zero, proposal, in: parent, size)
      return
    }
    forEachPlacement(proposal) {
      engine.place($0.node, at: $0.origin, $0.proposal, $1, in: parent, size)
    }
  }
}
