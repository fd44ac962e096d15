// MARK: - Modifiers with bodies

/// The view that a modifier modifies, kept for the place where its body puts it.
final class ModifierContent {
  private let view: any View

  init<Content: View>(_ view: Content) { self.view = view }

  func make(in context: _ViewContext) {
    func make<Content: View>(_ content: Content) { Content._make(content, context) }
    make(view)
  }
}

extension GraphState {
  mutating func openModifier<Content: View>(_ type: Any.Type, content: Content) {
    let node = open(.modifier, tag: ObjectIdentifier(type))
    setObject(node, ModifierContent(content))
  }

  /// Adds what the nearest modifier of a type modifies.
  ///
  /// The nearest one is looked for from the open node upwards. What stands within a modifier's
  /// content was written outside of that modifier, so from there the search goes on above it.
  static func makeModifierContent(_ type: Any.Type, in state: UnsafeMutablePointer<GraphState>) {
    let tag = ObjectIdentifier(type)
    let modifier = state.pointee.current.enclosing(.modifier, tag: tag, leaving: .modifierContent)
    let node = state.pointee.open(.modifierContent, tag: tag)
    node.pointee.copiedContent = modifier
    guard let content = modifier.object(ModifierContent.self) else {
      fatalError("the content of \(type) is used outside of its body")
    }
    content.make(in: _ViewContext(state))
    state.pointee.close()
  }

}

extension UnsafeMutablePointer<Node> {
  /// The nearest node of a kind at or above an open one, passing over those that the open nodes of
  /// another kind stand for.
  func enclosing(
    _ kind: _NodeKind,
    tag: ObjectIdentifier?,
    leaving content: _NodeKind
  ) -> NodePointer {
    var node: NodePointer? = self
    while let candidate = node {
      if candidate.pointee.kind == content, let owner = candidate.pointee.copiedContent {
        node = owner.pointee.parent
        continue
      }
      if candidate.pointee.kind == kind, tag == nil || candidate.pointee.tag == tag {
        return candidate
      }
      node = candidate.pointee.parent
    }
    fatalError("a placeholder is used outside of the body that it was handed to")
  }
}

// MARK: - Environment

extension GraphState {
  mutating func openEnvironment(_ values: consuming EnvironmentValues) {
    let node = open(.environment, tag: nil)
    guard let entry = values.head.take() else { return }
    if let old = node.environmentEntry,
      old._withUnsafeGuaranteedRef({ Self.isSame($0, entry, above: environment.head) })
    {
      // An equal value keeps its entry, so that everything below sees the environment unchanged.
      push(old, for: node)
    } else {
      setObject(node, entry)
      if let kept = node.environmentEntry { push(kept, for: node) }
    }
  }

  /// Makes an entry and those behind it the environment, and notes in the node what there was.
  mutating func push(_ head: Unmanaged<_EnvironmentEntry>, for node: NodePointer) {
    var depth = 0
    var hasDirection = false
    var entry = head
    let outer = self.head?.toOpaque()
    while entry.toOpaque() != outer {
      depth += 1
      let (isDirection, next) = entry._withUnsafeGuaranteedRef {
        ($0.key == EnvironmentValues.layoutDirectionKey, $0.next.map(Unmanaged.passUnretained))
      }
      hasDirection = hasDirection || isDirection
      guard let next else { break }
      entry = next
    }
    node.pointee.a = Double(depth)
    if isRightToLeft {
      node.pointee.flags.insert(.first)
    } else {
      node.pointee.flags.remove(.first)
    }
    setHead(head)
    if hasDirection { isRightToLeft = environment.layoutDirection == .rightToLeft }
  }

  mutating func popEnvironment(_ node: NodePointer) {
    var outer = head
    for _ in 0..<Int(node.pointee.a) {
      outer = outer?._withUnsafeGuaranteedRef { $0.next.map(Unmanaged.passUnretained) }
    }
    setHead(outer)
    isRightToLeft = node.pointee.flags.contains(.first)
  }

  private static func isSame(
    _ old: _EnvironmentEntry,
    _ new: _EnvironmentEntry,
    above outer: _EnvironmentEntry?
  ) -> Bool {
    var old: _EnvironmentEntry? = old
    var new: _EnvironmentEntry? = new
    while let one = old, let two = new {
      if one === outer || two === outer { return one === two }
      guard one.key == two.key, one.isEqual(to: two) else { return false }
      old = one.next
      new = two.next
    }
    return old == nil && new == nil && outer == nil
  }
}

// MARK: - Unary modifiers

extension GraphState {
  mutating func openUnary(_ modifier: consuming _UnaryModifier) {
    if modifier.kind == .flexibleFrame { modifier.makeLimitsAgree() }
    let node = open(modifier.kind, tag: nil)
    set(node, modifier.a, modifier.b, modifier.c)
    if !node.pointee.d.isIdentical(to: modifier.d) || !node.pointee.e.isIdentical(to: modifier.e)
      || !node.pointee.f.isIdentical(to: modifier.f)
    {
      invalidate(node)
    }
    node.pointee.d = modifier.d
    node.pointee.e = modifier.e
    node.pointee.f = modifier.f
    setAlignment(of: node, modifier.horizontal, modifier.vertical)
    if modifier.kind == .priority || modifier.kind == .zIndex {
      node.pointee.flags.insert(.hasTraits)
    }
    setDirection(of: node)
  }

  mutating func openObject(_ modifier: _ObjectModifier) {
    let node = open(modifier.kind, tag: nil)
    var object = modifier.object
    if let text = object as? TextObject {
      object = StringObject(text.text.string(in: environment))
    }
    if modifier.kind == .preferenceAction, let action = object as? PreferenceAction,
      let old = node.object(PreferenceAction.self)
    {
      action.adopt(old)
    }
    setObject(node, object)
    node.pointee.a = Double(modifier.number)
    if modifier.kind == .guide || modifier.kind == .layoutValue {
      node.pointee.flags.insert(.hasTraits)
    }
    if modifier.kind == .preferenceAction { hasPreferenceActions = true }
    setDirection(of: node)
    invalidate(node)
  }

  mutating func setDirection(of node: NodePointer) {
    if node.pointee.flags.contains(.isRightToLeft) == isRightToLeft { return }
    if isRightToLeft {
      node.pointee.flags.insert(.isRightToLeft)
    } else {
      node.pointee.flags.remove(.isRightToLeft)
    }
    invalidate(node)
  }

  mutating func setAlignment(
    of node: NodePointer,
    _ horizontal: AlignmentKey,
    _ vertical: AlignmentKey
  ) {
    if node.pointee.horizontal == horizontal, node.pointee.vertical == vertical { return }
    node.pointee.horizontal = horizontal
    node.pointee.vertical = vertical
    invalidate(node)
  }
}

extension Double {
  func isIdentical(to other: Double) -> Bool { bitPattern == other.bitPattern }
}

/// A resolved text that a node holds.
final class StringObject {
  let string: String

  init(_ string: String) { self.string = string }
}
