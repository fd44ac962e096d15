extension LayoutEngine {
  func leafSize(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    switch node.pointee.kind {
    case .spacer:
      let least = node.pointee.a.isFinite ? max(node.pointee.a, 0) : StackEngine.defaultSpacing
      func length(_ proposed: Double) -> Double { proposed.isNaN ? least : max(proposed, least) }
      switch node.enclosingAxis {
      case .horizontal: return CGSize(width: length(proposal.width), height: 0)
      case .vertical: return CGSize(width: 0, height: length(proposal.height))
      case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
      }
    case .divider:
      if node.enclosingAxis == .horizontal {
        return CGSize(width: 1, height: proposal.height.isNaN ? 10 : proposal.height)
      }
      return CGSize(width: proposal.width.isNaN ? 10 : proposal.width, height: 1)
    default: return imageSize(node, proposal)
    }
  }

  private func imageSize(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    let natural = CGSize(width: node.pointee.a, height: node.pointee.b)
    guard node.pointee.flags.contains(.first) else { return natural }
    return proposal.resolved(natural.width, natural.height)
  }
}

extension UnsafeMutablePointer<Node> {
  /// Whether layout sees no more than one view below a node.
  fileprivate var isSingle: Bool { firstLayoutChild?.nextLayoutItem(below: self) == nil }

  /// The axis of the nearest stack around a view, nil where it stands in something else.
  var enclosingAxis: Axis? {
    var node = pointee.parent
    while let parent = node {
      switch parent.pointee.kind {
      case .horizontalStack: return .horizontal
      case .verticalStack: return .vertical
      case .root: return parent.pointee.flags.contains(.first) ? .vertical : nil
      case .layout: return parent.layoutAxis
      case .depthStack, .geometryReader, .secondary, .sheet, .screen, .navigation, .scroll:
        return nil
      default: node = parent.pointee.parent
      }
    }
    return nil
  }
}

extension GraphState {
  /// Forgets the sizes of everything below a node whose axis has changed, since spacers and
  /// dividers follow it.
  mutating func forgetSizes(below node: NodePointer) {
    var child = node.pointee.first
    while let current = child {
      current.pointee.forgetSizes()
      forgetSizes(below: current)
      child = current.pointee.next
    }
  }

  /// Notes whether the root is a column, as it is of several views, and forgets the sizes in it
  /// where that has changed.
  mutating func updateRootAxis() {
    let isColumn = !root.isSingle
    if isColumn != root.pointee.flags.contains(.first) {
      if isColumn { root.pointee.flags.insert(.first) } else { root.pointee.flags.remove(.first) }
      forgetSizes(below: root)
      root.pointee.cache.removeAll()
    }
  }
}
