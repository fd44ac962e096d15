extension LayoutEngine {
  /// The place of a guide that a node or something in it sets, or nil.
  ///
  /// A modifier of one view passes on what the view sets, moved by the view's place. Stacks pass
  /// on text baselines and guides of the client's own, but not the edges and centres.
  func explicitGuide(_ node: NodePointer, _ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    if key.isEdge, !node.pointee.flags.contains(.hasTraits) { return nil }
    switch node.pointee.kind {
    case .text: return baseline(node, key, proposal)
    case .drawing: return node.object(DrawingObject.self)?.guide(key)
    case .horizontalStack, .verticalStack, .depthStack:
      return key.isEdge ? nil : rememberedGuide(node, key, proposal)
    case .guide, .frame, .flexibleFrame, .layout: return rememberedGuide(node, key, proposal)
    case let kind where kind.isUnary: return contentGuide(node, key, proposal)
    default: return nil
    }
  }

  private func rememberedGuide(
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal
  ) -> Double? {
    if let value = state.pointee.guides.value(node, key, proposal) { return value }
    let value = computedGuide(node, key, proposal)
    state.pointee.guides.insert(value, for: node, key, proposal)
    return value
  }

  private func computedGuide(
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal
  ) -> Double? {
    switch node.pointee.kind {
    case .guide:
      guard let guide = node.object(GuideObject.self), guide.key == key,
        let content = node.content
      else { return contentGuide(node, key, proposal) }
      let value = guide.value(ViewDimensions(self, content, proposal))
      return value.isFinite ? value : explicitGuide(content, key, proposal)
    case .horizontalStack, .verticalStack:
      return combinedGuide(StackEngine(self, node).placements(proposal), key)
    case .depthStack:
      return combinedGuide(DepthStackEngine(self, node).placements(proposal), key)
    case .layout: return customGuide(node, key, proposal)
    default: return contentGuide(node, key, proposal)
    }
  }

  private func contentGuide(
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal
  ) -> Double? {
    guard let content = node.content else { return nil }
    let inner = placementProposal(node, proposal)
    guard let value = explicitGuide(content, key, inner) else { return nil }
    let origin = contentOrigin(node, content, inner, in: size(node, proposal))
    return value + (key.isHorizontal ? origin.x : origin.y)
  }

  private func baseline(_ node: NodePointer, _ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    guard node.pointee.text >= 0 else { return nil }
    let content = state.pointee.texts[node.pointee.text]
    switch key {
    case .firstTextBaseline: return content.pointee.line.ascent
    case .lastTextBaseline: return size(node, proposal).height - content.pointee.line.descent
    default: return nil
    }
  }

  /// The guide of several views together: the first baseline is the uppermost, the last one the
  /// lowest, a guide of the client's own is the mean of those that are set, and edges and centres
  /// are not passed on.
  func combinedGuide(_ placements: [Placement], _ key: AlignmentKey) -> Double? {
    if key.isEdge { return nil }
    var values: [Double] = []
    for placement in placements {
      guard let value = explicitGuide(placement.node, key, placement.proposal) else { continue }
      values.append(value + (key.isHorizontal ? placement.origin.x : placement.origin.y))
    }
    guard !values.isEmpty else { return nil }
    switch key {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }
}

extension AlignmentKey {
  /// Whether the guide is an edge or a centre, which only the view itself and its modifiers know.
  var isEdge: Bool { number < Self.firstTextBaseline.number }
}

/// Where a container puts a child, counted from its leading and upper sides.
struct Placement {
  var node: NodePointer
  var origin: CGPoint
  var proposal: Proposal
}
