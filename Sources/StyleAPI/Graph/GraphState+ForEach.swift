import Glibc

/// The id of an element of a collection.
final class ElementID {
  let id: AnyHashable

  init(_ id: AnyHashable) { self.id = id }
}

/// The nodes of elements that were there before and have not been opened this time, found by id.
struct LaterElements {
  private let nodes: [NodePointer]
  private var isTaken: [Bool]
  /// The place of the first node of each id that is left.
  private var places: [AnyHashable: Int] = [:]
  /// For each node the place of the next one with the same id.
  private var next: [Int?]

  init(_ nodes: [NodePointer]) {
    self.nodes = nodes
    isTaken = Array(repeating: false, count: nodes.count)
    next = Array(repeating: nil, count: nodes.count)
    places.reserveCapacity(nodes.count)
    for place in nodes.indices.reversed() {
      guard let id = nodes[place].elementID else { continue }
      next[place] = places.updateValue(place, forKey: id)
    }
  }

  /// Takes the first node of an id.
  mutating func take(_ id: AnyHashable) -> NodePointer? {
    guard let place = places[id] else { return nil }
    places[id] = next[place]
    isTaken[place] = true
    return nodes[place]
  }

  /// The nodes that nobody has taken, in order.
  var left: [NodePointer] { nodes.indices.filter { !isTaken[$0] }.map { nodes[$0] } }
}

extension UnsafeMutablePointer<Node> {
  /// The id of an element's node.
  fileprivate var elementID: AnyHashable? {
    pointee.kind == .element ? object(ElementID.self)?.id : nil
  }
}

extension GraphState {
  /// Opens the node of an element: the one that has its id wherever it was, or else a new one.
  ///
  /// An id that occurs twice gets a node for each time, in order. As long as the elements are in
  /// the order of the last time their nodes are, too; from the first one that is not, the nodes are
  /// taken away and found by their ids.
  mutating func openElement(_ id: AnyHashable, among later: inout LaterElements?) {
    if later == nil, let node = candidate {
      if node.elementID == id {
        open(.element, tag: nil)
        return
      }
      later = LaterElements(takeRest())
    }
    if let node = later?.take(id) {
      openTaken(node)
    } else {
      setObject(insert(.element), ElementID(id))
    }
  }

  /// Says on standard error that an id occurs more than once, once for each id.
  mutating func reportDuplicate(_ id: AnyHashable) {
    guard reportedDuplicates.insert(id).inserted else { return }
    let message = """
      ForEach: the id \(id.base) occurs more than once, so that what belongs to which of its views \
      is not known; give each element an id of its own.

      """
    _ = message.utf8.withContiguousStorageIfAvailable { write(2, $0.baseAddress, $0.count) }
  }
}
