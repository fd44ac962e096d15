/// A view whose content depends on the space that it is offered, all of which it takes.
///
/// ```swift
/// GeometryReader { proxy in
///   Rectangle().fill(.green).frame(width: proxy.size.width * 0.8)
/// }
/// ```
public struct GeometryReader<Content: View>: View {
  /// Makes the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Makes a view that reads its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds the view; its content is made when its size is known.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    let content = view.content
    context.geometryReader { proxy, context in
      Content._make(context.observed { content(proxy) }, context)
    }
  }
}

/// What a ``GeometryReader`` knows about the space that it takes.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize
}

/// The content of a geometry reader, and the environment in which it is made.
final class GeometryObject {
  typealias Content = (GeometryProxy, _ViewContext) -> Void

  let content: Content
  let environment: EnvironmentValues
  /// The record of the body that the content was written in, in a live graph.
  let record: LiveRecord?
  /// The size for which the content is there.
  var size: CGSize?

  init(
    _ content: @escaping Content,
    _ environment: EnvironmentValues,
    _ record: LiveRecord?
  ) {
    self.content = content
    self.environment = environment
    self.record = record
  }

  /// Makes the content, as a part of the body that it was written in.
  func make(_ size: CGSize, _ context: _ViewContext) {
    let proxy = GeometryProxy(size: size)
    guard let live = context.state.pointee.live else { return content(proxy, context) }
    live.evaluate(as: record) { content(proxy, context) }
  }
}

extension LayoutEngine {
  /// Makes the content of a geometry reader for its size, and places it.
  func placeGeometryReader(_ node: NodePointer, _ size: CGSize) {
    guard let object = node.object(GeometryObject.self) else { return }
    if object.size != size {
      object.size = size
      state.pointee.readersMade += 1
      let environment =
        state.pointee.live == nil
        ? object.environment : GraphState.environment(at: node, in: state)
      GraphState.rebuild(node, in: environment, state) {
        object.make(size, _ViewContext(state))
      }
    }
    let proposal = Proposal(size)
    for child in node.layoutChildren { place(child, at: .zero, proposal, in: node, size) }
  }
}

extension GraphState {
  /// Makes children of a node anew, in the middle of whatever else is going on.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - first: The last child that stays as it is; nil to make all of them.
  ///   - environment: The environment of the children.
  ///   - body: Makes the children.
  static func rebuild(
    _ node: NodePointer,
    after first: NodePointer? = nil,
    in environment: EnvironmentValues,
    _ state: UnsafeMutablePointer<GraphState>,
    _ body: () -> Void
  ) {
    withExtendedLifetime(environment) {
      let head = environment.head.map(Unmanaged.passUnretained)
      rebuild(node, after: first, below: head, state, body)
    }
  }

  /// Makes children of a node anew below an entry of the environment that somebody keeps.
  static func rebuild(
    _ node: NodePointer,
    after first: NodePointer? = nil,
    below head: Unmanaged<_EnvironmentEntry>?,
    _ state: UnsafeMutablePointer<GraphState>,
    _ body: () -> Void
  ) {
    let saved = (state.pointee.current, state.pointee.previous, state.pointee.isRightToLeft)
    // Setting it back lets go of the one that a live graph keeps here.
    let savedHead = state.pointee.head
    if state.pointee.live != nil { _ = savedHead?.retain() }
    state.pointee.current = node
    state.pointee.previous = first
    state.pointee.setHead(head)
    state.pointee.isRightToLeft = state.pointee.isEnvironmentRightToLeft
    body()
    state.pointee.removeRest()
    state.pointee.setHead(savedHead)
    if state.pointee.live != nil { savedHead?.release() }
    (state.pointee.current, state.pointee.previous, state.pointee.isRightToLeft) = saved
  }
}
