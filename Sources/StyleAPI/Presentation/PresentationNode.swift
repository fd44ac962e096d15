/// What lasts of a presentation: how it is closed.
final class PresentationState {
  /// Closes the presentation; set anew with each run of the body that presents.
  var dismiss: () -> Void = {}
}

/// A part of the tree that stands before the rest: while it is there, events go to what is in it.
///
/// It belongs to the view that presents it, whose environment and identity it has. Where it is drawn
/// is another matter: a sheet over the whole drawing, a screen in the place of its navigation
/// stack's content.
struct Presentation<Content: View>: View {
  private let kind: _NodeKind
  private let level: Int
  private let state: PresentationState
  private let content: Content

  private init(_ kind: _NodeKind, level: Int, _ state: PresentationState, _ content: Content) {
    self.kind = kind
    self.level = level
    self.state = state
    self.content = content
  }

  /// A sheet.
  static func sheet(
    _ state: PresentationState,
    @ViewBuilder content: () -> Content
  ) -> Presentation {
    Presentation(.sheet, level: 0, state, content())
  }

  /// A screen of a navigation stack.
  ///
  /// - Parameter level: The number of screens below it, the root among them.
  static func screen(
    level: Int,
    _ state: PresentationState,
    @ViewBuilder content: () -> Content
  ) -> Presentation {
    Presentation(.screen, level: level, state, content())
  }

  static func _make(_ view: Self, _ context: _ViewContext) {
    let node = context.state.pointee.open(view.kind, tag: nil)
    context.state.pointee.set(node, Double(view.level))
    context.state.pointee.setObject(node, view.state)
    if view.kind == .sheet { context.state.pointee.hasSheets = true }
    make(
      view.content
        .environment(\.dismiss, DismissAction(view.state))
        .environment(\.isPresented, true),
      context
    )
    context.close()
  }

  private static func make<Inner: View>(_ view: Inner, _ context: _ViewContext) {
    Inner._make(view, context)
  }
}

extension UnsafeMutablePointer<Node> {
  /// Where the layout of what is in an apart node depends from: the stack of a screen, the root of
  /// a sheet, and else what stands around the node.
  var layoutParentApart: NodePointer? {
    switch pointee.kind {
    case .sheet: return nil
    case .screen: return navigation
    default: return pointee.parent
    }
  }

  /// Calls a function with every sheet below a node, those that stand before others later.
  func forEachSheet(_ body: (NodePointer) -> Void) {
    var child = pointee.first
    while let node = child {
      if node.pointee.kind == .sheet { body(node) }
      node.forEachSheet(body)
      child = node.pointee.next
    }
  }
}
