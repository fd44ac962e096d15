/// What stands at a place in a live tree to be told when the place comes and goes.
class LifecycleObject {
  private(set) var hasAppeared = false

  /// Gets to know the graph, before anything else.
  func prepare(in live: LiveGraph) {}

  /// Takes over from what stood at the place in the last pass.
  func adopt(_ old: LifecycleObject, in live: LiveGraph) {}

  /// What runs when the place has come into the tree.
  var appearance: (() -> Void)? { nil }

  /// What runs when the place has gone.
  var disappearance: (() -> Void)? { nil }

  /// The place has come into the tree: what runs is put at the end of what is due.
  final func appear(in live: LiveGraph) {
    hasAppeared = true
    if let appearance { live.actions.append(appearance) }
  }

  /// The place has gone.
  final func disappear(in live: LiveGraph) {
    guard hasAppeared else { return }
    hasAppeared = false
    if let disappearance { live.actions.append(disappearance) }
  }

  /// Keeps on as the object of a place that has appeared before.
  final func stay() { hasAppeared = true }
}

/// A modifier that says what happens when a place in a live tree comes and goes, or when something
/// is another one there.
///
/// In a drawing that is made once nothing happens.
public struct _LifecycleModifier: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  let make: () -> LifecycleObject

  init(_ make: @escaping () -> LifecycleObject) { self.make = make }

  /// Adds the content, in a live tree below a node that is told.
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    let isOpen = context.openLifecycle(modifier.make)
    Content._make(content, context)
    if isOpen { context.close() }
  }
}

extension _ViewContext {
  /// Opens the node of a lifecycle modifier in a live graph.
  ///
  /// - Returns: Whether a node was opened.
  func openLifecycle(_ make: () -> LifecycleObject) -> Bool {
    guard let live = state.pointee.live else { return false }
    let new = make()
    new.prepare(in: live)
    let tag = ObjectIdentifier(type(of: new))
    let node = state.pointee.open(.lifecycle, tag: tag)
    if let old = node.object(LifecycleObject.self) {
      new.stay()
      new.adopt(old, in: live)
      state.pointee.setObject(node, new)
    } else {
      state.pointee.setObject(node, new)
      new.appear(in: live)
    }
    return true
  }
}
