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
        width: node.pointee.a.isNaN ? proposal.width : max(node.pointee.a, 0),
        height: node.pointee.b.isNaN ? proposal.height : max(node.pointee.b, 0)
      )
    case .flexibleFrame:
      return Proposal(
        width: FlexibleLength(node.pointee.a, node.pointee.b, node.pointee.c).contentProposal(
          proposal.width
        ),
        height: FlexibleLength(node.pointee.d, node.pointee.e, node.pointee.f).contentProposal(
          proposal.height
        )
      )
    case .fixedSize:
      return Proposal(
        width: node.pointee.a == 0 ? proposal.width : .nan,
        height: node.pointee.b == 0 ? proposal.height : .nan
      )
    default: return proposal
    }
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
        width: node.pointee.a.isNaN ? size.width : max(node.pointee.a, 0),
        height: node.pointee.b.isNaN ? size.height : max(node.pointee.b, 0)
      )
    case .flexibleFrame:
      return CGSize(
        width: FlexibleLength(node.pointee.a, node.pointee.b, node.pointee.c).size(
          proposal.width,
          inner.width,
          size.width
        ),
        height: FlexibleLength(node.pointee.d, node.pointee.e, node.pointee.f).size(
          proposal.height,
          inner.height,
          size.height
        )
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
    return CGPoint(
      x: horizontal.defaultValue(in: dimensions) - guide(child, horizontal, proposal),
      y: vertical.defaultValue(in: dimensions) - guide(child, vertical, proposal)
    )
  }

  func placeUnary(_ node: NodePointer, _ size: CGSize, _ proposal: Proposal) {
    guard let content = node.content else { return }
    let inner = contentProposal(node, proposal)
    let origin = contentOrigin(node, content, inner, in: size)
    place(content, at: origin, inner, in: node, size)
    switch node.pointee.kind {
    case .overlay, .background, .preferenceOverlay: placeSecondary(node, size, content, proposal)
    default: break
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
    let anchor = CGPoint(
      x: guide(primary, horizontal, primaryProposal),
      y: guide(primary, vertical, primaryProposal)
    )
    if first.nextLayoutItem(below: secondary) == nil {
      let origin = CGPoint(
        x: anchor.x - guide(first, horizontal, proposal),
        y: anchor.y - guide(first, vertical, proposal)
      )
      place(first, at: origin, proposal, in: node, size)
      return
    }
    let stack = DepthStackEngine(secondary: secondary, self, horizontal, vertical)
    let box = stack.size(for: proposal)
    let dimensions = ViewDimensions(box)
    let corner = CGPoint(
      x: anchor.x - horizontal.defaultValue(in: dimensions),
      y: anchor.y - vertical.defaultValue(in: dimensions)
    )
    for placement in stack.placements(proposal) {
      let origin = CGPoint(x: corner.x + placement.origin.x, y: corner.y + placement.origin.y)
      place(placement.node, at: origin, placement.proposal, in: node, size)
    }
  }
}

/// One axis of a flexible frame: its least, ideal and largest length; NaN where none is set.
struct FlexibleLength {
  private var least: Double
  private var ideal: Double
  private var most: Double

  init(_ least: Double, _ ideal: Double, _ most: Double) {
    self.least = least < 0 ? 0 : least
    self.ideal = ideal < self.least ? self.least : ideal
    let floor = self.ideal.isNaN ? self.least : self.ideal
    self.most = most < floor ? floor : most
  }

  private func clamped(_ length: Double) -> Double {
    var length = length
    if length < least { length = least }
    if length > most { length = most }
    return length
  }

  /// What the frame offers to its view.
  func contentProposal(_ proposal: Double) -> Double {
    let length = proposal.isNaN ? ideal : proposal
    return length.isNaN ? .nan : clamped(length)
  }

  /// The frame's own length.
  ///
  /// - Parameters:
  ///   - proposal: What the frame was offered.
  ///   - offered: What the frame offered to its view.
  ///   - content: What the view took.
  func size(_ proposal: Double, _ offered: Double, _ content: Double) -> Double {
    if proposal.isNaN, !ideal.isNaN { return ideal }
    switch (least.isNaN, most.isNaN) {
    case (true, true): return content
    case (false, false):
      return proposal.isNaN ? clamped(content) : clamped(proposal)
    case (false, true):
      return max(min(offered.isNaN ? .infinity : offered, content), least)
    case (true, false):
      return min(max(offered.isNaN ? -.infinity : offered, content), most)
    }
  }
}

/// The larger of two lengths, or NaN where the length that it came from is NaN.
private func max(_ one: Double, _ other: Double, keepingNaN length: Double) -> Double {
  length.isNaN ? .nan : max(one, other)
}
