/// Sizes and places the nodes of a graph.
///
/// A parent proposes a size, the child answers with its own, and the parent places it. Sizes are
/// remembered for each proposal; places are relative to the nearest layout ancestor.
struct LayoutEngine {
  let state: UnsafeMutablePointer<GraphState>

  var metrics: any TextMetrics { state.pointee.metrics }

  /// The size of a node for a proposal.
  func size(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    var node = node
    while node.pointee.kind.hasSizeOfContent {
      guard let content = node.content else { return .zero }
      node = content
    }
    if let size = node.pointee.cache.size(for: proposal) { return size }
    let size = measure(node, proposal).answered
    node.pointee.cache.insert(size, for: proposal)
    return size
  }

  private func measure(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    switch node.pointee.kind {
    case .text:
      guard node.pointee.text >= 0 else { return .zero }
      return state.pointee.texts[node.pointee.text].size(for: proposal, with: state)
    case .shape: return shapeSize(node, proposal)
    case .spacer, .divider, .image: return leafSize(node, proposal)
    case .drawing: return CGSize(width: node.pointee.a, height: node.pointee.b)
    case .horizontalStack, .verticalStack:
      return StackEngine(self, node).size(for: proposal)
    case .depthStack: return DepthStackEngine(self, node).size(for: proposal)
    case .layout: return customSize(node, proposal)
    case .geometryReader: return proposal.resolved(10, 10)
    case .navigation: return navigationSize(node, proposal)
    case .scroll: return scrollSize(node, proposal)
    case .root: return StackEngine(root: node, self).size(for: proposal)
    case let kind where kind.isUnary: return unarySize(node, proposal)
    default: return .zero
    }
  }

  private func shapeSize(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    switch node.pointee.shape {
    case .circle: return Circle().sizeThatFits(proposal.proposedViewSize)
    case .custom:
      guard let object = node.object(ShapeObject.self) else {
        return proposal.resolved(10, 10)
      }
      return object.shape.sizeThatFits(proposal.proposedViewSize)
    default: return proposal.resolved(10, 10)
    }
  }

  /// Puts a node at a place in its layout parent, and everything in it.
  func place(_ node: NodePointer, at origin: CGPoint, _ proposal: Proposal) {
    place(node, at: origin, proposal, size(node, proposal).bounded)
  }

  /// Puts a node whose size for the proposal is known.
  func place(_ node: NodePointer, at origin: CGPoint, _ proposal: Proposal, _ size: CGSize) {
    node.pointee.origin = origin.bounded
    node.pointee.size = size
    switch node.pointee.kind {
    case .text, .shape, .spacer, .divider, .image, .drawing: break
    case .horizontalStack, .verticalStack:
      StackEngine(self, node).place(in: size, proposal)
    case .depthStack: DepthStackEngine(self, node).place(in: size, proposal)
    case .layout: placeCustom(node, size, proposal)
    case .geometryReader: placeGeometryReader(node, size)
    case .navigation: placeNavigation(node, size)
    case .scroll: placeScroll(node, size)
    case .root: StackEngine(root: node, self).place(in: size, proposal)
    case let kind where kind.isUnary: placeUnary(node, size, proposal)
    default: break
    }
  }

  /// Puts a child at a place that is counted from the leading side.
  func place(
    _ child: NodePointer,
    at leading: CGPoint,
    _ proposal: Proposal,
    in parent: NodePointer,
    _ parentSize: CGSize
  ) {
    place(child, at: leading, proposal, size(child, proposal), in: parent, parentSize)
  }

  /// Puts a child whose size for the proposal is known.
  func place(
    _ child: NodePointer,
    at leading: CGPoint,
    _ proposal: Proposal,
    _ size: CGSize,
    in parent: NodePointer,
    _ parentSize: CGSize
  ) {
    var origin = leading
    if parent.pointee.flags.contains(.isRightToLeft) {
      origin.x = parentSize.width - leading.x - size.width
    }
    place(child, at: origin, proposal, size.bounded)
  }

  /// The place of a guide in a node, from its leading or upper side.
  func guide(_ node: NodePointer, _ key: AlignmentKey, _ proposal: Proposal) -> Double {
    if let explicit = explicitGuide(node, key, proposal) { return explicit }
    if key == .leading || key == .top { return 0 }
    return defaultGuide(node, key, proposal, size(node, proposal))
  }

  /// The place of a guide in a node whose size for the proposal is known.
  func guide(
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal,
    _ size: CGSize
  ) -> Double {
    explicitGuide(node, key, proposal) ?? defaultGuide(node, key, proposal, size)
  }

  private func defaultGuide(
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal,
    _ size: CGSize
  ) -> Double {
    switch key {
    case .leading, .top: return 0
    case .horizontalCenter: return size.width / 2
    case .trailing: return size.width
    case .verticalCenter: return size.height / 2
    case .bottom: return size.height
    default: return key.defaultValue(in: ViewDimensions(self, node, proposal))
    }
  }
}
