extension LayoutEngine {
  /// What a modifier proposes to its view.
  func contentProposal(_ node: NodePointer, _ proposal: Proposal) -> Proposal {
    switch node.pointee.kind {
    case .padding:
      return Proposal(
        width: max(proposal.width - node.pointee.b - node.pointee.d, 0, keepingNaN: proposal.width),
        height: max(
          proposal.height - node.pointee.a - node.pointee.c,
          0,
          keepingNaN: proposal.height
        )
      )
    case .frame:
      return Proposal(
        width: node.pointee.a.isLength ? node.pointee.a : proposal.width,
        height: node.pointee.b.isLength ? node.pointee.b : proposal.height
      )
    case .flexibleFrame:
      return Proposal(
        width: node.flexibleWidth.contentProposal(proposal.width),
        height: node.flexibleHeight.contentProposal(proposal.height)
      )
    case .fixedSize:
      return Proposal(
        width: node.pointee.a == 0 ? proposal.width : .nan,
        height: node.pointee.b == 0 ? proposal.height : .nan
      )
    default: return proposal
    }
  }

  /// What a modifier proposes to its view when it places it in its own size.
  func placementProposal(_ node: NodePointer, _ proposal: Proposal) -> Proposal {
    let inner = contentProposal(node, proposal)
    guard node.pointee.kind == .flexibleFrame, inner.width.isNaN || inner.height.isNaN else {
      return inner
    }
    let size = size(node, proposal)
    return Proposal(
      width: node.flexibleWidth.placementProposal(inner.width, size.width),
      height: node.flexibleHeight.placementProposal(inner.height, size.height)
    )
  }

  func unarySize(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    guard let content = node.content else { return .zero }
    let inner = contentProposal(node, proposal)
    let size = size(content, inner)
    switch node.pointee.kind {
    case .padding:
      return CGSize(
        width: max(size.width + node.pointee.b + node.pointee.d, 0),
        height: max(size.height + node.pointee.a + node.pointee.c, 0)
      )
    case .frame:
      return CGSize(
        width: node.pointee.a.isLength ? node.pointee.a : size.width,
        height: node.pointee.b.isLength ? node.pointee.b : size.height
      )
    case .flexibleFrame:
      return CGSize(
        width: node.flexibleWidth.size(proposal.width, inner.width, size.width),
        height: node.flexibleHeight.size(proposal.height, inner.height, size.height)
      )
    case .position:
      return proposal.resolved(size.width, size.height)
    default: return size
    }
  }

  /// Where a modifier puts its view, counted from its leading and upper sides.
  func contentOrigin(
    _ node: NodePointer,
    _ content: NodePointer,
    _ inner: Proposal,
    in size: CGSize
  ) -> CGPoint {
    switch node.pointee.kind {
    case .padding: return CGPoint(x: node.pointee.b, y: node.pointee.a)
    case .frame, .flexibleFrame:
      return alignedOrigin(content, inner, size, node.pointee.horizontal, node.pointee.vertical)
    case .position:
      let own = self.size(content, inner)
      return CGPoint(x: node.pointee.a - own.width / 2, y: node.pointee.b - own.height / 2)
    default: return .zero
    }
  }

  /// Where a child lies whose guides meet the default ones of a box.
  func alignedOrigin(
    _ child: NodePointer,
    _ proposal: Proposal,
    _ box: CGSize,
    _ horizontal: AlignmentKey,
    _ vertical: AlignmentKey
  ) -> CGPoint {
    let dimensions = ViewDimensions(box)
    let size = size(child, proposal)
    return CGPoint(
      x: horizontal.defaultValue(in: dimensions) - guide(child, horizontal, proposal, size),
      y: vertical.defaultValue(in: dimensions) - guide(child, vertical, proposal, size)
    )
  }

  func placeUnary(_ node: NodePointer, _ size: CGSize, _ proposal: Proposal) {
    guard let content = node.content else { return }
    switch node.pointee.kind {
    case .overlay, .background, .preferenceOverlay:
      place(content, at: .zero, proposal, size)
      placeSecondary(node, size, content, proposal)
    case let kind where kind.hasSizeOfContent:
      place(content, at: .zero, proposal, size)
    default:
      let inner = placementProposal(node, proposal)
      let origin = contentOrigin(node, content, inner, in: size)
      place(content, at: origin, inner, in: node, size)
    }
  }

  /// Puts the second views of an overlay: each is offered the size of the first view.
  private func placeSecondary(
    _ node: NodePointer,
    _ size: CGSize,
    _ primary: NodePointer,
    _ primaryProposal: Proposal
  ) {
    guard let secondary = node.secondary, let first = secondary.firstLayoutChild else { return }
    let proposal = Proposal(size)
    let horizontal = node.pointee.horizontal
    let vertical = node.pointee.vertical
    if first.fillsProposal, horizontal.isEdge, vertical.isEdge,
      !primary.pointee.flags.contains(.hasTraits),
      first.nextLayoutItem(below: secondary) == nil
    {
      // It is as large as the first view, so that every guide of both is in the same place.
      place(first, at: .zero, proposal, size)
      return
    }
    let anchor = CGPoint(
      x: guide(primary, horizontal, primaryProposal, size),
      y: guide(primary, vertical, primaryProposal, size)
    )
    if first.nextLayoutItem(below: secondary) == nil {
      let own = self.size(first, proposal)
      let origin = CGPoint(
        x: anchor.x - guide(first, horizontal, proposal, own),
        y: anchor.y - guide(first, vertical, proposal, own)
      )
      place(first, at: origin, proposal, own, in: node, size)
      return
    }
    // Several views lie in a pile of their own, which has the guides of a pile.
    let stack = DepthStackEngine(secondary: secondary, self, horizontal, vertical)
    let placements = stack.placements(proposal)
    let dimensions = ViewDimensions(stack.size(for: proposal))
    func own(_ key: AlignmentKey) -> Double {
      combinedGuide(placements, key) ?? key.defaultValue(in: dimensions)
    }
    let corner = CGPoint(x: anchor.x - own(horizontal), y: anchor.y - own(vertical))
    for placement in placements {
      let origin = CGPoint(x: corner.x + placement.origin.x, y: corner.y + placement.origin.y)
      place(placement.node, at: origin, placement.proposal, in: node, size)
    }
  }
}

extension Double {
  /// Whether the number can be the length of a frame: finite and not negative.
  fileprivate var isLength: Bool { self >= 0 && self < .infinity }
}

/// The larger of two lengths, or NaN where the length that it came from is NaN.
private func max(_ one: Double, _ other: Double, keepingNaN length: Double) -> Double {
  length.isNaN ? .nan : max(one, other)
}

extension UnsafeMutablePointer<Node> {
  /// Whether the node is a shape that takes whatever size it is offered.
  fileprivate var fillsProposal: Bool {
    guard pointee.kind == .shape else { return false }
    switch pointee.shape {
    case .circle, .custom: return false
    default: return true
    }
  }
}
