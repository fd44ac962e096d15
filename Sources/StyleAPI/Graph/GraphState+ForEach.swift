import Glibc

/// The id of an element of a collection.
final class ElementID {
  let id: AnyHashable

  init(_ id: AnyHashable) { self.id = id }
}

extension GraphState {
  /// Opens the node of an element: the one that has its id wherever it was, or else a new one.
  ///
  /// An id that occurs twice gets a node for each time, in order.
  mutating func openElement(_ id: AnyHashable) {
    if let node = laterElement(id) {
      moveToCandidate(node)
      open(.element, tag: nil)
    } else {
      let node = insert(.element)
      setObject(node, ElementID(id))
    }
  }

  /// The node of an element among those that have not been opened this time.
  private func laterElement(_ id: AnyHashable) -> NodePointer? {
    var node = previous.map { $0.pointee.next } ?? current.pointee.first
    while let element = node {
      if let object = element.pointee.object?.takeUnretainedValue() as? ElementID, object.id == id {
        return element
      }
      node = element.pointee.next
    }
    return nil
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
