// The second parts of an overlay's node stay with the views that they belong to: where those are
// elements of a collection, they follow them when the elements come in another order.

/// Which of the views in an overlay's first part a second part belongs to.
private struct SecondaryOwner: Hashable {
  /// The elements that the view stands in, the innermost first.
  let elements: [ElementID]
  /// The place of the view among those that stand in the same elements.
  var place = 0

  static func == (one: SecondaryOwner, other: SecondaryOwner) -> Bool {
    one.place == other.place && one.elements.elementsEqual(other.elements, by: ===)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    for element in elements { hasher.combine(ObjectIdentifier(element)) }
  }
}

/// What a second part's node holds.
private final class SecondaryObject {
  let owner: SecondaryOwner

  init(_ owner: SecondaryOwner) { self.owner = owner }
}

extension UnsafeMutablePointer<Node> {
  /// The owners of the second parts that an overlay's node is to have, in order.
  fileprivate var secondaryOwners: [SecondaryOwner] {
    guard let first = firstLayoutChild else { return [] }
    guard first.nextLayoutItem(below: self) != nil else {
      return [SecondaryOwner(elements: first.elements(below: self))]
    }
    var owners: [SecondaryOwner] = []
    var counts: [SecondaryOwner: Int] = [:]
    var item: NodePointer? = first
    while let view = item {
      var owner = SecondaryOwner(elements: view.elements(below: self))
      let place = counts[owner, default: 0]
      counts[owner] = place + 1
      owner.place = place
      owners.append(owner)
      item = view.nextLayoutItem(below: self)
    }
    return owners
  }

  /// The elements of collections around a view that layout sees.
  ///
  /// What modifies a view may stand around the collection; which element it is, the view knows.
  private func elements(below ancestor: NodePointer) -> [ElementID] {
    var view = self
    while view.pointee.kind.isUnary {
      let isCopy = view.pointee.flags.contains(.isCopy)
      guard let content = isCopy ? view.pointee.copiedContent : view.firstLayoutChild else { break }
      view = content
    }
    var elements: [ElementID] = []
    var node: NodePointer? = view
    while let current = node, current != ancestor {
      if current.pointee.kind == .element, let id = current.object(ElementID.self) {
        elements.append(id)
      }
      node = current.pointee.parent
    }
    return elements
  }

  /// Whether the second parts of an overlay's node are those of the views in its first part.
  var hasMatchingSecondaries: Bool {
    var child = pointee.first
    while let node = child, node.pointee.kind != .secondary { child = node.pointee.next }
    return Self.matches(child, secondaryOwners)
  }

  /// Whether a second part and those after it belong to views.
  fileprivate static func matches(_ first: NodePointer?, _ owners: [SecondaryOwner]) -> Bool {
    var child = first
    for (index, owner) in owners.enumerated() {
      guard let node = child, node.secondaryOwner(at: index) == owner else { return false }
      child = node.pointee.next
    }
    return child == nil
  }

  /// The owner of the second part at an index; without an element's view it is the one there.
  fileprivate func secondaryOwner(at index: Int) -> SecondaryOwner {
    object(SecondaryObject.self)?.owner ?? SecondaryOwner(elements: [], place: index)
  }
}

extension GraphState {
  /// Puts the second parts of the open overlay's node in the order of the views that they belong to,
  /// and makes empty ones for new views.
  mutating func matchSecondaries() {
    let owners = current.secondaryOwners
    let first = candidate
    if owners.allSatisfy(\.elements.isEmpty), first?.object(SecondaryObject.self) == nil { return }
    if NodePointer.matches(first, owners) { return }
    let last = previous
    var former: [SecondaryOwner: NodePointer] = [:]
    for (index, node) in takeRest().enumerated() {
      former[node.secondaryOwner(at: index)] = node
    }
    for owner in owners {
      if let node = former.removeValue(forKey: owner) {
        if node.object(SecondaryObject.self) == nil { setObject(node, SecondaryObject(owner)) }
        openTaken(node)
        keepChildren()
      } else {
        setObject(insert(.secondary), SecondaryObject(owner))
      }
      close()
    }
    for node in former.values { release(node) }
    previous = last
  }
}
