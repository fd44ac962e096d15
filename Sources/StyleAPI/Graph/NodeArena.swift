/// The memory that nodes lie in: chunks whose addresses stay, and a list of free places.
struct NodeArena {
  private static let chunkSize = 48

  private var chunks: [NodePointer] = []
  private var used = chunkSize
  private var chunk = -1
  private var free: NodePointer?
  /// A new node.
  @inline(__always)
  mutating func make(_ kind: _NodeKind) -> NodePointer {
    let node = allocate()
    node.pointee.begin(as: kind)
    return node
  }

  /// A place for a node, in which an earlier one may lie.
  mutating func allocate() -> NodePointer {
    if let node = free {
      free = node.pointee.next
      return node
    }
    if used == Self.chunkSize {
      chunk += 1
      used = 0
      if chunk == chunks.count {
        let nodes = NodePointer.allocate(capacity: Self.chunkSize)
        nodes.initialize(repeating: Node(kind: .root), count: Self.chunkSize)
        chunks.append(nodes)
      }
    }
    defer { used += 1 }
    return chunks[chunk] + used
  }

  /// Takes back the place of a node whose contents are released.
  mutating func deallocate(_ node: NodePointer) {
    node.pointee.forgetContents()
    node.pointee.next = free
    free = node
  }

  /// Calls a function with every node, in no order of meaning; those that were taken back hold
  /// nothing.
  func forEach(_ body: (NodePointer) -> Void) {
    guard chunk >= 0 else { return }
    for index in 0...chunk {
      let count = index == chunk ? used : Self.chunkSize
      for place in 0..<count { body(chunks[index] + place) }
    }
  }

  /// The number of bytes that the arena holds.
  var capacity: Int { chunks.count * Self.chunkSize * MemoryLayout<Node>.stride }

  /// Takes back the places of all nodes at once and keeps the memory.
  mutating func removeAll() {
    free = nil
    chunk = chunks.isEmpty ? -1 : 0
    used = chunks.isEmpty ? Self.chunkSize : 0
  }

  /// Gives all memory back.
  mutating func destroy() {
    for chunk in chunks { chunk.deallocate() }
    chunks = []
  }
}
