extension StackEngine {
  /// What each child is offered along the axis; nil where all are offered what the stack is.
  ///
  /// Children of high priority come first, among them the least flexible ones. Each is offered an
  /// equal share of what is left after the least lengths of all children of lower priority.
  func divide(_ proposal: Proposal) -> [Double]? {
    let length = proposal[axis]
    // No room at all is shared out as nothing for everybody, endless room as all for everybody.
    if length.isNaN || length == .infinity || length <= 0 { return nil }
    let children = parent.layoutChildren
    if children.count < 2 { return nil }
    var shares = Array(repeating: 0.0, count: children.count)
    var available = length - spacing * Double(children.count - 1)
    var group = ordered(children, proposal)[...]
    available -= group.reduce(0) { $0 + $1.least }
    while let first = group.first {
      let members = group.prefix { $0.priority == first.priority }
      available += members.reduce(0) { $0 + $1.least }
      var remaining = members.count
      for member in members {
        let share = max(available / Double(remaining), 0)
        shares[member.index] = share
        let offer = proposal.setting(axis, to: share)
        available -= engine.size(children[member.index], offer)[axis]
        remaining -= 1
      }
      group = group.dropFirst(members.count)
    }
    return shares
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

  private func ordered(_ children: [NodePointer], _ proposal: Proposal) -> [Member] {
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
      case .priority: return node.pointee.a.isNaN ? 0 : node.pointee.a
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
      if node.pointee.kind == .zIndex { return node.pointee.a.isNaN ? 0 : node.pointee.a }
      guard let content = node.content else { return 0 }
      node = content
    }
    return 0
  }
}
