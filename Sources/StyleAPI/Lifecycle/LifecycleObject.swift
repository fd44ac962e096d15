/// What stands at a place in a live tree to be told when the place comes and goes.
class LifecycleObject {
  private(set) var hasAppeared = false
  /// Whether the place is on a screen that another one covers, and has been told so.
  private(set) var isCovered = false
  /// What has taken over from this object; it may do so before what is due has run.
  private var successor: LifecycleObject?

  /// The object that stands at the place now.
  final var latest: LifecycleObject {
    var object = self
    while let successor = object.successor { object = successor }
    return object
  }

  /// Gets to know the graph, before anything else.
  func prepare(in live: LiveGraph) {}

  /// Takes over from what stood at the place in the last pass.
  func adopt(_ old: LifecycleObject, in live: LiveGraph) {}

  /// Whether a place that is covered counts as gone, and as come again when it is uncovered.
  var followsCovering: Bool { false }

  /// What runs when the place has come into the tree.
  var appearance: (() -> Void)? { nil }

  /// What runs when the place has gone.
  var disappearance: (() -> Void)? { nil }

  /// The place has come into the tree: what runs is put at the end of what is due.
  ///
  /// - Parameter isCovered: Whether a screen covers the place; then it waits for that to go.
  final func appear(isCovered: Bool, in live: LiveGraph) {
    hasAppeared = true
    self.isCovered = isCovered && followsCovering
    if self.isCovered { return }
    if let appearance { live.actions.append(appearance) }
  }

  /// The place has gone.
  final func disappear(in live: LiveGraph) {
    guard hasAppeared else { return }
    hasAppeared = false
    // What is covered has been told already.
    if isCovered { return }
    if let disappearance { live.actions.append(disappearance) }
  }

  /// The screen that the place is on has been covered, or uncovered.
  final func setCovered(_ isCovered: Bool, in live: LiveGraph) {
    guard followsCovering, hasAppeared, isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    if let action = isCovered ? disappearance : appearance { live.actions.append(action) }
  }

  /// Takes the place of an object that has appeared before.
  final func replace(_ old: LifecycleObject, in live: LiveGraph) {
    hasAppeared = true
    isCovered = old.isCovered
    old.successor = self
    adopt(old, in: live)
  }
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
      new.replace(old, in: live)
      state.pointee.setObject(node, new)
    } else {
      state.pointee.setObject(node, new)
      new.appear(isCovered: new.followsCovering && node.isCovered, in: live)
    }
    return true
  }
}
