/// The memory that nodes lie in: chunks whose addresses stay, and a list of free places.
struct NodeArena {
  private static let chunkSize = 48

  private var chunks: [NodePointer] = []
  private var used = chunkSize
  private var chunk = -1
  private var free: NodePointer?

  /// A place for a node, not initialised.
  mutating func allocate() -> NodePointer {
    if let node = free {
      free = node.pointee.next
      return node
    }
    if used == Self.chunkSize {
      chunk += 1
      used = 0
      if chunk == chunks.count {
        chunks.append(NodePointer.allocate(capacity: Self.chunkSize))
      }
    }
    defer { used += 1 }
    return chunks[chunk] + used
  }

  /// Takes back the place of a node whose contents are released.
  mutating func deallocate(_ node: NodePointer) {
    node.pointee.next = free
    free = node
  }

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
