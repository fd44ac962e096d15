extension View {
  /// Sets a value for the view's ancestors.
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.preference, PreferenceValue<Key>(value)))
  }

  /// Runs an action after the value that the view's descendants set has changed.
  ///
  /// It runs after layout: first for the first value that is set, and then whenever the value is
  /// another one. Where no view sets the value any more, it is the key's default.
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> ModifiedContent<Self, _ObjectModifier> where Key.Value: Equatable {
    modifier(_ObjectModifier(.preferenceAction, TypedPreferenceAction<Key>(action)))
  }

  /// Draws over the view something that is made from a value that its descendants set.
  ///
  /// Values that are set in the content of a ``GeometryReader`` count too: the overlay is then made
  /// again after layout.
  public consuming func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> ModifiedContent<Self, _PreferenceOverlay<Key, Content>> {
    modifier(_PreferenceOverlay(alignment: alignment, isBelow: false, transform: transform))
  }

  /// Draws below the view something that is made from a value that its descendants set.
  public consuming func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> ModifiedContent<Self, _PreferenceOverlay<Key, Content>> {
    modifier(_PreferenceOverlay(alignment: alignment, isBelow: true, transform: transform))
  }
}

/// Draws over or below a view something that is made from a value that its descendants set.
public struct _PreferenceOverlay<Key: PreferenceKey, Secondary: View>: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  let alignment: Alignment
  let isBelow: Bool
  let transform: (Key.Value) -> Secondary

  /// Adds the content and what is drawn over or below it.
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    context.openOverlay(
      .preferenceOverlay,
      modifier.alignment.horizontal.key,
      modifier.alignment.vertical.key
    )
    Content._make(content, context)
    let count = context.finishPrimary()
    let overlay = TypedPreferenceOverlay<Key, Secondary>(
      context.environment,
      context.record,
      modifier.transform
    )
    context.state.pointee.setPreferenceOverlay(overlay, isBelow: modifier.isBelow)
    overlay.read(at: context.state.pointee.current)
    overlay.makeSecondaries(count, context)
    context.close()
  }
}

/// What the node of such a modifier needs to make its second part again.
class PreferenceOverlay {
  /// Makes the second part again if the value has changed since it was made.
  ///
  /// - Returns: Whether it has.
  func remake(at node: NodePointer, in state: UnsafeMutablePointer<GraphState>) -> Bool { false }
}

final class TypedPreferenceOverlay<Key: PreferenceKey, Secondary: View>: PreferenceOverlay {
  private let transform: (Key.Value) -> Secondary
  private let environment: EnvironmentValues
  private let record: LiveRecord?
  private var value: Key.Value?

  init(
    _ environment: EnvironmentValues,
    _ record: LiveRecord?,
    _ transform: @escaping (Key.Value) -> Secondary
  ) {
    self.transform = transform
    self.environment = environment
    self.record = record
  }

  func read(at node: NodePointer) {
    value = node.visibleScreen.preference(Key.self, includesSecondary: false)
  }

  func makeSecondaries(_ count: Int, _ context: _ViewContext) {
    let value = value ?? Key.defaultValue
    for _ in 0..<count {
      context.openSecondary()
      Secondary._make(context.observed { transform(value) }, context)
      context.close()
    }
  }

  override func remake(
    at node: NodePointer,
    in state: UnsafeMutablePointer<GraphState>
  ) -> Bool {
    let old = value
    read(at: node)
    switch (old, value) {
    case (nil, nil): return false
    case (let old?, let new?): if ValueComparison.areEqual(old, new) { return false }
    default: break
    }
    let live = state.pointee.live
    let environment =
      live == nil ? self.environment : GraphState.environment(at: node, in: state)
    GraphState.rebuild(node, after: node.lastPrimary, in: environment, state) {
      let make = { self.makeSecondaries(node.secondaryCount, _ViewContext(state)) }
      if let live { live.evaluate(as: record, make) } else { make() }
    }
    return true
  }
}

extension GraphState {
  mutating func setPreferenceOverlay(_ overlay: PreferenceOverlay, isBelow: Bool) {
    setObject(current, overlay)
    if isBelow {
      current.pointee.flags.insert(.first)
    } else {
      current.pointee.flags.remove(.first)
    }
    hasPreferenceOverlays = true
  }

  /// Makes those overlays again whose values layout has changed, inner ones first.
  ///
  /// - Returns: Whether there were any.
  static func remakePreferenceOverlays(
    below node: NodePointer,
    in state: UnsafeMutablePointer<GraphState>
  ) -> Bool {
    var hasChanged = false
    var child = node.pointee.first
    while let current = child {
      if remakePreferenceOverlays(below: current, in: state) { hasChanged = true }
      child = current.pointee.next
    }
    guard node.pointee.kind == .preferenceOverlay || node.pointee.kind == .navigation,
      let overlay = node.object(PreferenceOverlay.self),
      overlay.remake(at: node, in: state)
    else { return hasChanged }
    return true
  }
}

extension UnsafeMutablePointer<Node> {
  /// The last child of an overlay's node that belongs to its first part.
  fileprivate var lastPrimary: NodePointer? {
    var last: NodePointer?
    var child = pointee.first
    while let node = child, node.pointee.kind != .secondary {
      last = node
      child = node.pointee.next
    }
    return last
  }

  fileprivate var secondaryCount: Int {
    var count = 0
    var child = pointee.first
    while let node = child {
      if node.pointee.kind == .secondary { count += 1 }
      child = node.pointee.next
    }
    return count
  }
}
