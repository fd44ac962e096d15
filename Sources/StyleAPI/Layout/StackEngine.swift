/// Lays out views side by side or one below the other.
struct StackEngine {
  let engine: LayoutEngine
  let axis: Axis
  /// The distance between neighbours in points.
  let spacing: Double
  let alignment: AlignmentKey
  let children: [NodePointer]
  private let parent: NodePointer

  /// The distance between neighbours where none is given, in points.
  static let defaultSpacing = 8.0

  init(
    _ engine: LayoutEngine,
    _ axis: Axis,
    spacing: Double,
    _ alignment: AlignmentKey,
    _ children: [NodePointer],
    in parent: NodePointer
  ) {
    self.engine = engine
    self.axis = axis
    self.spacing = spacing.isNaN ? Self.defaultSpacing : spacing
    self.alignment = alignment
    self.children = children
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
      node.layoutChildren,
      in: node
    )
  }

  /// The root: several views at the top stand one below the other.
  init(root node: NodePointer, _ engine: LayoutEngine) {
    self.init(engine, .vertical, spacing: .nan, .horizontalCenter, node.layoutChildren, in: node)
  }

  // MARK: Size

  /// The size of the stack for a proposal.
  func size(for proposal: Proposal) -> CGSize {
    guard !children.isEmpty else { return .zero }
    return measure(divide(proposal)).size
  }

  private struct Extent {
    var size: CGSize
    /// The place of the alignment guide, from the upper or leading side.
    var guide: Double
  }

  private func measure(_ proposals: [Proposal]) -> Extent {
    var main = spacing * Double(children.count - 1)
    var above = -Double.infinity
    var below = -Double.infinity
    for (child, proposal) in zip(children, proposals) {
      let size = engine.size(child, proposal)
      main += size[axis]
      let guide = engine.guide(child, alignment, proposal)
      above = max(above, guide)
      below = max(below, size[axis.other] - guide)
    }
    var size = CGSize.zero
    size[axis] = main
    size[axis.other] = above + below
    return Extent(size: size, guide: above)
  }

  // MARK: Place

  /// Where each child goes, counted from the leading and upper sides.
  func placements(_ proposal: Proposal) -> [Placement] {
    guard !children.isEmpty else { return [] }
    var proposals = divide(proposal)
    if proposal[axis.other].isNaN {
      // A child that fills the other axis gets the stack's own length there.
      let cross = measure(proposals).size[axis.other]
      for index in proposals.indices {
        proposals[index] = proposals[index].setting(axis.other, to: cross)
      }
    }
    let guide = measure(proposals).guide
    var main = 0.0
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    for (child, proposal) in zip(children, proposals) {
      let cross = guide - engine.guide(child, alignment, proposal)
      let origin =
        axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
      placements.append(Placement(node: child, origin: origin, proposal: proposal))
      main += engine.size(child, proposal)[axis] + spacing
    }
    return placements
  }

  /// Puts the children.
  func place(in size: CGSize, _ proposal: Proposal) {
    for placement in placements(proposal) {
      engine.place(placement.node, at: placement.origin, placement.proposal, in: parent, size)
    }
  }

  // MARK: Division

  /// What each child is offered.
  ///
  /// Children of high priority come first, among them the least flexible ones. Each is offered an
  /// equal share of what is left after the least lengths of all children of lower priority.
  private func divide(_ proposal: Proposal) -> [Proposal] {
    let length = proposal[axis]
    var proposals = Array(repeating: proposal, count: children.count)
    if length.isNaN || children.count == 1 { return proposals }
    // No room at all is shared out as nothing for everybody, endless room as all for everybody.
    if length == .infinity || length <= 0 { return proposals }
    var available = length - spacing * Double(children.count - 1)
    var group = ordered(proposal)[...]
    let reserved = group.reduce(0) { $0 + $1.least }
    available -= reserved
    while let first = group.first {
      let members = group.prefix { $0.priority == first.priority }
      available += members.reduce(0) { $0 + $1.least }
      var remaining = members.count
      for member in members {
        let offered = proposal.setting(axis, to: max(available / Double(remaining), 0))
        proposals[member.index] = offered
        available -= engine.size(children[member.index], offered)[axis]
        remaining -= 1
      }
      group = group.dropFirst(members.count)
    }
    return proposals
  }

  private struct Member {
    var index: Int
    var priority: Double
    var least: Double
    var most: Double

    /// Whether the member is asked before another.
    func precedes(_ other: Member) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if most.isInfinite, other.most.isInfinite, least != other.least { return least > other.least }
      let flexibility = most - least
      let others = other.most - other.least
      return flexibility == others ? index < other.index : flexibility < others
    }
  }

  private func ordered(_ proposal: Proposal) -> [Member] {
    let least = proposal.setting(axis, to: 0)
    let most = proposal.setting(axis, to: .infinity)
    var members: [Member] = []
    members.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      members.append(
        Member(
          index: index,
          priority: child.priority,
          least: engine.size(child, least)[axis],
          most: engine.size(child, most)[axis]
        )
      )
    }
    members.sort { $0.precedes($1) }
    return members
  }
}

extension UnsafeMutablePointer<Node> {
  /// The views that layout sees below a container.
  var layoutChildren: [NodePointer] {
    var children: [NodePointer] = []
    var child = firstLayoutChild
    while let node = child {
      children.append(node)
      child = node.nextLayoutItem(below: self)
    }
    return children
  }

  /// The layout priority of a view: the outermost `layoutPriority(_:)` on it.
  var priority: Double {
    var node = self
    while true {
      switch node.pointee.kind {
      case .priority: return node.pointee.a
      case .spacer: return -.infinity
      case let kind where kind.isUnary:
        guard let content = node.content else { return 0 }
        node = content
      default: return 0
      }
    }
  }

  /// How far above its siblings a view is drawn: the outermost `zIndex(_:)` on it.
  var zIndex: Double {
    var node = self
    while node.pointee.flags.contains(.hasTraits), node.pointee.kind.isUnary {
      if node.pointee.kind == .zIndex { return node.pointee.a }
      guard let content = node.content else { return 0 }
      node = content
    }
    return 0
  }
}
