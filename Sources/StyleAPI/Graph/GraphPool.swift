import Synchronization

/// The memory of graphs that are done with, which the next ones take over.
///
/// A program that draws one badge after the other, each in a graph of its own, then asks the
/// allocator for a graph's memory once. Nothing of what a graph knew is kept but where the
/// properties of types lie.
enum GraphPool {
  /// A graph without any node and a display list without any item; whoever took them is the only
  /// one to know of them.
  struct Entry: @unchecked Sendable {
    let state: UnsafeMutablePointer<GraphState>
    let list: UnsafeMutablePointer<DisplayList>
  }

  /// The most graphs that are kept, and the most bytes of nodes that each may hold.
  private static let (most, mostBytes) = (4, 1 << 16)

  private static let entries = Mutex<[Entry]>([])

  /// A graph that is as good as new.
  static func take(metrics: any TextMetrics) -> Entry {
    if let entry = entries.withLock({ $0.popLast() }) {
      entry.state.pointee.metrics = metrics
      entry.list.pointee.metrics = metrics.name
      return entry
    }
    let entry = Entry(state: .allocate(capacity: 1), list: .allocate(capacity: 1))
    entry.state.initialize(to: GraphState(metrics: metrics))
    entry.list.initialize(to: DisplayList(metrics: metrics.name))
    return entry
  }

  /// Takes back a graph with all that is in it.
  static func giveBack(_ entry: Entry) {
    entry.state.pointee.reset()
    if entry.state.pointee.arena.capacity <= mostBytes {
      entry.list.pointee.removeAll()
      let isKept = entries.withLock { entries in
        if entries.count == most { return false }
        entries.append(entry)
        return true
      }
      if isKept { return }
    }
    entry.state.pointee.destroy()
    entry.state.deinitialize(count: 1)
    entry.state.deallocate()
    entry.list.deinitialize(count: 1)
    entry.list.deallocate()
  }
}
