/// Gives what it modifies an identity.
@frozen
public struct _IdentityModifier<ID: Hashable>: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  @usableFromInline let id: ID

  @inlinable
  init(_ id: ID) { self.id = id }

  /// Adds the content in a node of the identity.
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    context.state.pointee.openIdentity(AnyHashable(modifier.id))
    Content._make(content, context)
    context.close()
  }
}

extension View {
  /// Gives the view an identity: another id makes a new view, without the state of the old one.
  @inlinable
  public consuming func id<ID: Hashable>(
    _ id: ID
  ) -> ModifiedContent<Self, _IdentityModifier<ID>> {
    modifier(_IdentityModifier(id))
  }
}

extension GraphState {
  /// Opens the node of an identity: the one that is there if its id is the same.
  mutating func openIdentity(_ id: AnyHashable) {
    if let node = candidate, node.pointee.kind == .identity,
      node.object(ElementID.self)?.id != id
    {
      // The new views come before the old ones go, which must not stand in the way of the next
      // ones meanwhile.
      unlinkCandidate(node)
      let new = insert(.identity)
      setObject(new, ElementID(id))
      leaving.append((node, new))
      return
    }
    let node = open(.identity, tag: nil)
    if node.object(ElementID.self) == nil { setObject(node, ElementID(id)) }
  }

  /// Removes what an identity that is about to close has replaced.
  mutating func releaseReplaced(by node: NodePointer) {
    guard let last = leaving.last, last.new == node else { return }
    leaving.removeLast()
    release(last.old)
  }
}
