/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let engine: LayoutEngine
  let nodes: [NodePointer]
  let parent: NodePointer
  /// The direction in which the layout runs; places count from the leading side in both.
  public let layoutDirection: LayoutDirection

  /// Where the views' places are noted; nil while the layout only measures.
  private let recorder: PlacementRecorder?

  init(_ engine: LayoutEngine, of parent: NodePointer, _ recorder: PlacementRecorder? = nil) {
    self.engine = engine
    self.recorder = recorder
    self.parent = parent
    nodes = parent.layoutChildren
    layoutDirection =
      parent.pointee.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
  }

  /// The index of the first view.
  public var startIndex: Int { 0 }

  /// The index after the last view.
  public var endIndex: Int { nodes.count }

  /// A view.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(engine: engine, node: nodes[position], recorder: recorder)
  }
}

/// A view that a layout arranges; valid only while the layout's function runs.
public struct LayoutSubview: Equatable {
  let engine: LayoutEngine
  let node: NodePointer
  fileprivate let recorder: PlacementRecorder?

  /// The size that the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    engine.size(node, Proposal(proposal))
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(engine, node, Proposal(proposal))
  }

  /// How early the layout should give room to the view.
  public var priority: Double { node.priority }

  /// A value that the view tells.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    var node: NodePointer? = node
    while let current = node, current.pointee.kind.isUnary {
      if current.pointee.kind == .layoutValue,
        let object = current.object(AnyObject.self) as? LayoutValueObject<Key>
      {
        return object.value
      }
      node = current.content
    }
    return Key.defaultValue
  }

  /// Places the view; only what `placeSubviews` says counts, and of several places the last one.
  ///
  /// - Parameters:
  ///   - position: A point in the bounds of the layout.
  ///   - anchor: The point of the view that goes there; its upper leading corner by default.
  ///   - proposal: The size to offer to the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let proposal = Proposal(proposal)
    let size = engine.size(node, proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height
    )
    recorder?.placements[node] = Placement(node: node, origin: origin, proposal: proposal)
  }

  /// Whether two handles stand for the same view.
  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
    one.node == other.node
  }
}
