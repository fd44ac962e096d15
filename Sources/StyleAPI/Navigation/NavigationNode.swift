/// The node of a navigation stack: a bar, and the screen that is shown below it.
struct NavigationFrame<Root: View, Bar: View>: View {
  private let depth: Int
  private let content: VStack<Root>
  private let bar: (Text?) -> Bar

  init(depth: Int, content: Root, bar: @escaping (Text?) -> Bar) {
    self.depth = depth
    self.content = VStack(alignment: .leading) { content }
    self.bar = bar
  }

  static func _make(_ view: Self, _ context: _ViewContext) {
    context.openOverlay(.navigation, .leading, .top)
    let node = context.state.pointee.current
    context.state.pointee.set(node, Double(view.depth))
    context.state.pointee.live?.hasNavigated = true
    VStack<Root>._make(view.content, context)
    _ = context.finishPrimary()
    let overlay = TypedPreferenceOverlay<NavigationTitleKey, Bar>(
      context.environment,
      context.record,
      view.bar
    )
    context.state.pointee.setPreferenceOverlay(overlay, isBelow: false)
    overlay.read(at: node)
    overlay.makeSecondaries(1, context)
    context.close()
  }
}

extension UnsafeMutablePointer<Node> {
  /// The nearest navigation stack around a node.
  var navigation: NodePointer? {
    var node = pointee.parent
    while let parent = node {
      if parent.pointee.kind == .navigation { return parent }
      node = parent.pointee.parent
    }
    return nil
  }

  /// The screen that a navigation stack shows: the one that was pushed last, or the stack's own
  /// content; for another node the node itself.
  var visibleScreen: NodePointer {
    guard pointee.kind == .navigation, pointee.a > 0 else { return self }
    return lastScreen ?? self
  }

  /// The highest screen below a node that belongs to the same stack as the node.
  private var lastScreen: NodePointer? {
    var last: NodePointer?
    var child = pointee.first
    while let node = child {
      child = node.pointee.next
      if node.pointee.kind == .navigation || node.pointee.kind == .sheet { continue }
      let found = node.lastScreen ?? (node.pointee.kind == .screen ? node : nil)
      if let found, found.pointee.a > last?.pointee.a ?? 0 { last = found }
    }
    return last
  }
}

// MARK: - Layout and drawing

extension LayoutEngine {
  /// The distance between the bar and the screen in points; none in cells.
  private var barSpacing: Double { metrics.name == "cells" ? 0 : 10 }

  private func parts(_ node: NodePointer) -> (bar: NodePointer?, screen: NodePointer?) {
    (node.secondary?.firstLayoutChild, node.visibleScreen.firstLayoutChild)
  }

  /// The proposal for the screen below a bar of a size.
  private func screenProposal(_ proposal: Proposal, below bar: Double) -> Proposal {
    Proposal(
      width: proposal.width,
      height: proposal.height.isNaN ? .nan : max(proposal.height - bar, 0)
    )
  }

  private func barSize(_ bar: NodePointer?, _ proposal: Proposal) -> CGSize {
    guard let bar else { return .zero }
    var size = size(bar, Proposal(width: proposal.width, height: .nan))
    size.height += barSpacing
    return size
  }

  func navigationSize(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    let (bar, screen) = parts(node)
    let top = barSize(bar, proposal)
    guard let screen else { return top }
    let size = size(screen, screenProposal(proposal, below: top.height))
    return CGSize(width: max(top.width, size.width), height: top.height + size.height)
  }

  func placeNavigation(_ node: NodePointer, _ size: CGSize) {
    let (bar, screen) = parts(node)
    let proposal = Proposal(size)
    let top = barSize(bar, proposal)
    if let bar {
      place(bar, at: .zero, Proposal(width: size.width, height: .nan), in: node, size)
    }
    if let screen {
      let inner = screenProposal(proposal, below: top.height)
      place(screen, at: CGPoint(x: 0, y: top.height), inner, in: node, size)
    }
  }
}

extension DisplayListBuilder {
  mutating func drawNavigation(_ node: NodePointer, at origin: CGPoint) {
    drawSecondary(of: node, at: origin)
    if let screen = node.visibleScreen.firstLayoutChild { draw(screen, below: origin) }
  }
}
