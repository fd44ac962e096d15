/// The tree of nodes of one drawing, and where in it the next node goes.
///
/// Building and updating are the same walk: each view opens its node where the walk stands. A node
/// of the same kind and type that is already there is used again and overwritten; what is there
/// beyond the last node that was opened goes when its parent closes.
///
/// It cannot be copied, since a copy that nobody meant would count a reference to everything in it.
struct GraphState: ~Copyable {
  var arena = NodeArena()
  var texts = Slab<TextContent>()
  var plans = FieldPlanCache()
  var metrics: any TextMetrics
  private(set) var defaults = _EnvironmentDefaults()
  let badgeParts = BadgeParts()
  /// What makes the graph live; nil where a drawing is made once.
  var live: LiveGraph?
  /// The environment at the root.
  var rootEnvironment: _EnvironmentEntry?
  /// The first entry of the environment where the next node goes; see ``setHead(_:)``.
  private(set) var head: Unmanaged<_EnvironmentEntry>?
  /// The node that is open.
  var current: NodePointer
  /// The child of ``current`` that was closed last.
  var previous: NodePointer?
  let root: NodePointer
  /// Whether layout runs from right to left where the next node goes.
  var isRightToLeft = false
  /// Whether anything that layout depends on has changed since the last layout.
  var needsLayout = true
  /// Whether layout has run, so that there are sizes to forget.
  var hasSizes = false
  /// The number of times that layout has run.
  var layoutPass = 0
  /// What containers have answered about their guides.
  var guides = GuideCache()
  /// The ids of elements that were said to occur more than once.
  var reportedDuplicates: Set<AnyHashable> = []
  /// Whether there is an action that waits for the value of a preference.
  var hasPreferenceActions = false
  /// Whether there is an overlay that is made from the value of a preference.
  var hasPreferenceOverlays = false
  /// The nodes of identities that are being replaced, and what replaces them.
  var leaving: [(old: NodePointer, new: NodePointer)] = []
  /// Whether there has been a view that stands before the whole drawing.
  var hasSheets = false
  /// How often the content of a geometry reader was made.
  var readersMade = 0

  init(metrics: any TextMetrics) {
    self.metrics = metrics
    root = arena.make(.root)
    current = root
  }

  /// The environment where the next node goes.
  var environment: EnvironmentValues {
    EnvironmentValues(head: head?.takeUnretainedValue(), defaults: live == nil ? nil : defaults)
  }

  /// The environment for a body that is about to run: defaults are asked for once.
  var bodyEnvironment: EnvironmentValues {
    EnvironmentValues(head: head?.takeUnretainedValue(), defaults: defaults)
  }

  /// Whether layout runs from right to left in the environment.
  var isEnvironmentRightToLeft: Bool {
    // A live graph has to know what is read.
    if live == nil {
      let key = EnvironmentValues.layoutDirectionKey
      guard head?._withUnsafeGuaranteedRef({ $0.mayHold(key) }) == true else { return false }
    }
    return environment.layoutDirection == .rightToLeft
  }

  /// Makes an environment that of the root, and of the next node.
  mutating func setRoot(_ environment: EnvironmentValues) {
    let entry = environment.head.address
    if rootEnvironment.address != entry { rootEnvironment = environment.head }
    if head?.toOpaque() != entry { setHead(entry.map { .fromOpaque($0) }) }
    isRightToLeft = isEnvironmentRightToLeft
  }

  /// Makes an entry and those behind it the environment.
  ///
  /// Whoever wrote the entry keeps it: the node that is open for it, or ``rootEnvironment``. In a
  /// live graph such a node may get other entries while it is open, so there the state keeps it too.
  mutating func setHead(_ entry: Unmanaged<_EnvironmentEntry>?) {
    if live != nil {
      _ = entry?.retain()
      head?.release()
    }
    head = entry
  }

  /// Forgets the sizes of a node and of the nodes above it that depend on them.
  ///
  /// A size is only known where those below it are, so the walk ends at the first node that has
  /// none. A modifier without any view has none either, but those above it have.
  mutating func invalidate(_ node: NodePointer) {
    invalidate(node, hasOtherContent: false)
  }

  /// Forgets the sizes that depend on the children of a node, and which views they are.
  mutating func invalidateStructure(of node: NodePointer) {
    invalidate(node, hasOtherContent: true)
  }

  @inline(__always)
  private mutating func invalidate(_ node: NodePointer, hasOtherContent: Bool) {
    needsLayout = true
    if hasSizes { forgetSizes(above: node, hasOtherContent: hasOtherContent) }
  }

  private mutating func forgetSizes(above node: NodePointer, hasOtherContent: Bool) {
    guides.removeAll()
    var node: NodePointer? = node
    while let current = node {
      if !current.pointee.kind.isTransparent {
        // What it modifies may be another view even where its size is not known.
        if hasOtherContent { current.pointee.forgetContent() }
        if current.pointee.cache.isEmpty, !current.pointee.kind.hasSizeOfContent,
          current.pointee.copies == nil, !current.pointee.flags.contains(.isAbsent)
        {
          return
        }
        current.pointee.forgetSizes()
      } else if current.pointee.kind.isApart {
        node = current.layoutParentApart
        continue
      }
      node = current.pointee.parent
    }
    root.pointee.cache.removeAll()
  }

  /// Releases everything that hangs on nodes, and the nodes with it.
  private mutating func releaseAll() {
    let nodes = arena
    nodes.forEach { node in
      node.pointee.cache.removeAll()
      // What a copy refers to is its original's.
      if node.pointee.flags.contains(.isCopy) { return }
      if node.pointee.text >= 0 { texts.remove(node.pointee.text) }
      node.pointee.object?.release()
      node.pointee.paintObject?.release()
    }
    arena.removeAll()
    texts.removeAll()
  }

  /// Makes the graph as good as new and keeps its memory.
  mutating func reset() {
    setHead(nil)
    releaseAll()
    live = nil
    rootEnvironment = nil
    if !defaults.isEmpty || defaults.live != nil { defaults = _EnvironmentDefaults() }
    let place = arena.make(.root)
    assert(place == root, "the first place of an arena stays the same")
    current = root
    previous = nil
    isRightToLeft = false
    needsLayout = true
    hasSizes = false
    layoutPass = 0
    guides.removeAll()
    reportedDuplicates = []
    hasPreferenceActions = false
    hasPreferenceOverlays = false
    hasSheets = false
    readersMade = 0
  }

  /// Gives all memory back.
  mutating func destroy() {
    releaseAll()
    arena.destroy()
    texts.destroy()
    plans.destroy()
  }
}

// MARK: - Opening and closing

extension GraphState {
  /// The node that is already where the next one goes.
  var candidate: NodePointer? {
    if let previous { return previous.pointee.next }
    return current.pointee.first
  }

  /// Opens the node of a view: the one that is there if it fits, or else a new one.
  @discardableResult
  mutating func open(_ kind: _NodeKind, tag: ObjectIdentifier?, number: Double = 0) -> NodePointer {
    let node: NodePointer
    if let old = candidate {
      if old.pointee.kind == kind, old.pointee.tag == tag,
        kind != .branch || old.pointee.a == number
      {
        node = old
        current = node
        previous = nil
        return node
      }
      node = replace(old, kind, tag)
    } else {
      node = arena.make(kind)
      node.pointee.tag = tag
      link(node, before: nil)
      invalidateStructure(of: current)
    }
    node.pointee.a = number
    current = node
    previous = nil
    return node
  }

  /// Opens a new node, in front of what is already there.
  mutating func insert(_ kind: _NodeKind) -> NodePointer {
    let node = arena.make(kind)
    link(node, before: candidate)
    invalidateStructure(of: current)
    current = node
    previous = nil
    return node
  }

  private mutating func replace(
    _ old: NodePointer,
    _ kind: _NodeKind,
    _ tag: ObjectIdentifier?
  ) -> NodePointer {
    let next = old.pointee.next
    let node = arena.make(kind)
    node.pointee.tag = tag
    release(old)
    link(node, before: next)
    invalidateStructure(of: current)
    return node
  }

  private mutating func link(_ node: NodePointer, before next: NodePointer?) {
    node.pointee.parent = current
    node.pointee.next = next
    if let previous {
      previous.pointee.next = node
    } else {
      current.pointee.first = node
    }
  }

  /// Takes the children of the open node away that have not been opened this time, in order.
  mutating func takeRest() -> [NodePointer] {
    var nodes: [NodePointer] = []
    var rest = candidate
    while let node = rest {
      nodes.append(node)
      rest = node.pointee.next
    }
    if let previous { previous.pointee.next = nil } else { current.pointee.first = nil }
    invalidateStructure(of: current)
    return nodes
  }

  /// Opens a node that was taken away, behind the child that was closed last.
  mutating func openTaken(_ node: NodePointer) {
    link(node, before: candidate)
    invalidateStructure(of: current)
    current = node
    previous = nil
  }

  /// Closes the open node: what lies beyond its last child is removed.
  mutating func close() {
    let node = current
    removeRest()
    switch node.pointee.kind {
    case .environment: popEnvironment(node)
    case .identity: releaseReplaced(by: node)
    case let kind where kind.isUnary: finishUnary(node)
    default: break
    }
    previous = node
    if let parent = node.pointee.parent {
      current = parent
      if node.pointee.flags.contains(.hasTraits), !node.pointee.kind.isApart,
        parent.pointee.kind.isTransparent || parent.pointee.kind.isUnary
      {
        parent.pointee.flags.insert(.hasTraits)
      }
    }
  }

  /// Removes the children of the open node that were not opened this time.
  mutating func removeRest() {
    guard var rest = candidate else { return }
    if let previous { previous.pointee.next = nil } else { current.pointee.first = nil }
    invalidateStructure(of: current)
    while true {
      let next = rest.pointee.next
      release(rest)
      guard let next else { return }
      rest = next
    }
  }

  /// Removes the node that is where the next one goes.
  mutating func removeCandidate(_ node: NodePointer) {
    unlinkCandidate(node)
    release(node)
  }

  /// Takes the node that is where the next one goes out of the tree.
  mutating func unlinkCandidate(_ node: NodePointer) {
    if let previous {
      previous.pointee.next = node.pointee.next
    } else {
      current.pointee.first = node.pointee.next
    }
    invalidateStructure(of: current)
  }

  /// Gives back a node with everything below it.
  mutating func release(_ node: NodePointer) {
    var child = node.pointee.first
    while let current = child {
      child = current.pointee.next
      release(current)
    }
    releaseContents(node)
    arena.deallocate(node)
  }

  private mutating func releaseContents(_ node: NodePointer) {
    if live != nil { endRecord(of: node) }
    if node.pointee.copies != nil { releaseCopies(node) }
    if node.pointee.text >= 0 { texts.remove(node.pointee.text) }
    node.pointee.object?.release()
    node.pointee.paintObject?.release()
    node.pointee.cache.removeAll()
  }

  mutating func releaseCopies(_ node: NodePointer) {
    // New copies may stand where other ones have answered.
    guides.removeAll()
    var copy = node.pointee.copies
    while let current = copy {
      copy = current.pointee.next
      current.pointee.cache.removeAll()
      arena.deallocate(current)
    }
    node.pointee.copies = nil
  }
}
