/// A part of the tree that stands before the rest: while it is there, events go to what is in it.
public struct _Presentation<Content: View>: View {
  private let content: Content
  private let object: PresentationObject

  /// Makes a presentation.
  ///
  /// - Parameters:
  ///   - isModal: Whether what is outside of it takes no events meanwhile.
  ///   - dismiss: Is called by the escape key.
  ///   - content: What is presented.
  public init(
    isModal: Bool,
    dismiss: @escaping () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    object = PresentationObject(isModal, dismiss)
  }

  /// Adds the content, in a live tree below a node that stands before the rest.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    guard context.state.pointee.live != nil else { return Content._make(view.content, context) }
    let node = context.state.pointee.open(.presentation, tag: nil)
    context.state.pointee.setObject(node, view.object)
    Content._make(view.content, context)
    context.close()
  }
}

/// What a presentation's node holds.
final class PresentationObject {
  let isModal: Bool
  let dismiss: () -> Void

  init(_ isModal: Bool, _ dismiss: @escaping () -> Void) {
    self.isModal = isModal
    self.dismiss = dismiss
  }
}
