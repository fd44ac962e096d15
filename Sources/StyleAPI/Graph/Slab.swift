/// Storage with stable addresses for values that are not plain data, found by index.
struct Slab<Element> {
  private static var chunkSize: Int { 16 }

  private var chunks: [UnsafeMutablePointer<Element>] = []
  private var count: Int32 = 0
  private var free: [Int32] = []

  /// Stores a value and returns its index.
  mutating func insert(_ element: consuming Element) -> Int32 {
    let index: Int32
    if let reused = free.popLast() {
      index = reused
    } else {
      index = count
      count += 1
      if Int(index) / Self.chunkSize == chunks.count {
        chunks.append(.allocate(capacity: Self.chunkSize))
      }
    }
    self[index].initialize(to: element)
    return index
  }

  /// The address of the value at an index.
  subscript(index: Int32) -> UnsafeMutablePointer<Element> {
    chunks[Int(index) / Self.chunkSize] + Int(index) % Self.chunkSize
  }

  /// Destroys the value at an index.
  mutating func remove(_ index: Int32) {
    self[index].deinitialize(count: 1)
    free.append(index)
  }

  /// Starts anew in the same memory; every value must have been removed.
  mutating func removeAll() {
    free.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Gives all memory back; every value must have been removed.
  mutating func destroy() {
    for chunk in chunks { chunk.deallocate() }
    chunks = []
    free = []
    count = 0
  }
}
