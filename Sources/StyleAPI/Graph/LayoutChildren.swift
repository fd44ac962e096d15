// Layout sees through nodes that only carry identity or environment, and sees a unary modifier of
// several views as one copy for each of them. These are the walks that make it so.

extension UnsafeMutablePointer<Node> {
  /// The object that hangs on the node, if there is one; the node's kind says of which class it is.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    guard let object = pointee.object else { return nil }
    return object._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Object.self) }
  }

  /// The first entry of the environment that hangs on the node, for nodes that keep one.
  var environmentEntry: Unmanaged<_EnvironmentEntry>? {
    pointee.object.map { .fromOpaque($0.toOpaque()) }
  }

  /// Calls the closure with the gradient that a node paints with; nil where it is a colour.
  func withGradient<Result>(_ body: (_UnitGradient) -> Result) -> Result? {
    pointee.paintObject?._withUnsafeGuaranteedRef {
      body(unsafeDowncast($0, to: _UnitGradient.self))
    }
  }

  /// The first view that layout sees below a node, leaving out secondary views.
  var firstLayoutChild: NodePointer? {
    NodePointer.firstItem(from: pointee.first, below: self)
  }

  /// The view that layout sees after this one, below a common node.
  func nextLayoutItem(below ancestor: NodePointer) -> NodePointer? {
    var node = self
    if node.pointee.flags.contains(.isCopy) {
      if let next = node.pointee.next { return next }
      guard let original = node.pointee.parent else { return nil }
      node = original
    }
    return NodePointer.item(after: node, below: ancestor)
  }

  private static func item(after start: NodePointer, below ancestor: NodePointer) -> NodePointer? {
    var node = start
    while true {
      if let next = node.pointee.next { return firstItem(from: next, below: ancestor) }
      guard let parent = node.pointee.parent, parent != ancestor else { return nil }
      node = parent
    }
  }

  /// The first view at a node, in it or after it.
  private static func firstItem(
    from start: NodePointer?,
    below ancestor: NodePointer
  ) -> NodePointer? {
    guard let node = start else { return nil }
    let flags = node.pointee.flags
    if node.pointee.kind.isTransparent {
      if !node.pointee.kind.isApart, let first = node.pointee.first {
        return firstItem(from: first, below: ancestor)
      }
      return item(after: node, below: ancestor)
    }
    if flags.contains(.isAbsent) { return item(after: node, below: ancestor) }
    if flags.contains(.isDistributed) { return node.pointee.copies }
    return node
  }

  /// The one view that a unary node modifies.
  ///
  /// It is looked up once and kept until the structure below changes.
  var content: NodePointer? {
    if let content = pointee.copiedContent { return content }
    let content = firstLayoutChild
    pointee.copiedContent = content
    return content
  }

  /// The node of the second part of an overlay, in which other views lie over one another.
  var secondary: NodePointer? {
    if let secondary = pointee.copiedSecondary { return secondary }
    var child = pointee.first
    while let node = child {
      if node.pointee.kind == .secondary { return node }
      child = node.pointee.next
    }
    return nil
  }
}

extension GraphState {
  /// Notes how many views a unary node modifies: none, one, or several with a copy each.
  mutating func finishUnary(_ node: NodePointer) {
    node.pointee.flags.remove([.isAbsent, .isDistributed])
    let first = node.firstLayoutChild
    if let first, first.nextLayoutItem(below: node) != nil {
      distribute(node, from: first)
      return
    }
    if node.pointee.copies != nil { releaseCopies(node) }
    if first == nil { node.pointee.flags.insert(.isAbsent) }
  }

  /// Gives each of several views a copy of the unary node that modifies them.
  ///
  /// The copy of a view stays the same one: copies of other nodes may modify it in turn, and until
  /// the next layout it lies where it did.
  private mutating func distribute(_ node: NodePointer, from first: NodePointer) {
    var former = takeCopies(of: node)
    node.pointee.flags.insert(.isDistributed)
    var secondary = node.secondary
    var last: NodePointer?
    var item: NodePointer? = first
    while let content = item {
      let old = former.removeValue(forKey: content)
      let copy = old ?? arena.allocate()
      let (origin, size) = ((old ?? node).pointee.origin, (old ?? node).pointee.size)
      copy.initialize(to: node.pointee)
      copy.pointee.flags.remove([.isDistributed])
      copy.pointee.flags.insert(.isCopy)
      copy.pointee.parent = node
      copy.pointee.next = nil
      copy.pointee.first = nil
      copy.pointee.text = -1
      copy.pointee.copies = nil
      copy.pointee.copiedContent = content
      copy.pointee.copiedSecondary = secondary
      copy.pointee.cache = SizeCache()
      copy.pointee.origin = origin
      copy.pointee.size = size
      if let last { last.pointee.next = copy } else { node.pointee.copies = copy }
      last = copy
      secondary = secondary?.pointee.next
      item = content.nextLayoutItem(below: node)
    }
    for copy in former.values { arena.deallocate(copy) }
  }

  /// Takes the copies of a unary node off it, by the views that they modify.
  private mutating func takeCopies(of node: NodePointer) -> [NodePointer: NodePointer] {
    var copies: [NodePointer: NodePointer] = [:]
    // Copies may come to stand where other ones have answered.
    if node.pointee.copies != nil { guides.removeAll() }
    var copy = node.pointee.copies
    while let current = copy {
      copy = current.pointee.next
      current.pointee.cache.removeAll()
      if let content = current.pointee.copiedContent, copies[content] == nil {
        copies[content] = current
      } else {
        arena.deallocate(current)
      }
    }
    node.pointee.copies = nil
    return copies
  }

  /// Ends the first part of an overlay's node and counts the views in it.
  mutating func finishPrimary() -> Int {
    while let stale = candidate, stale.pointee.kind != .secondary { removeCandidate(stale) }
    var count = 0
    var item = current.firstLayoutChild
    while let node = item {
      count += 1
      item = node.nextLayoutItem(below: current)
    }
    if live != nil { matchSecondaries() }
    return count
  }
}
