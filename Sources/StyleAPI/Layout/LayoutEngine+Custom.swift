extension LayoutEngine {
  /// The size that a layout of the client's own answers.
  func customSize(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    node.layoutBox?.size(self, node, proposal) ?? .zero
  }

  /// Puts the views of a layout of the client's own.
  func placeCustom(_ node: NodePointer, _ size: CGSize, _ proposal: Proposal) {
    guard let box = node.layoutBox else { return }
    for placement in box.placements(self, node, size, proposal) {
      place(placement.node, at: placement.origin, placement.proposal, in: node, size)
    }
  }

  /// The guide that a layout of the client's own sets, or else the one that its views set together.
  func customGuide(_ node: NodePointer, _ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    guard let box = node.layoutBox else { return nil }
    if let guide = box.guide(self, node, key, proposal), guide.isFinite { return guide }
    if key.isEdge { return nil }
    return combinedGuide(box.placements(self, node, size(node, proposal), proposal), key)
  }
}

extension UnsafeMutablePointer<Node> {
  var layoutBox: LayoutBox? { object(LayoutBox.self) }

  /// The axis of the layout of the client's own at the node.
  var layoutAxis: Axis? { layoutBox?.axis }
}
