extension LiveGraph {
  /// Tells the places on the screens of navigation stacks that they are covered, or not any more,
  /// where that may have changed.
  func tellCovered() {
    guard hasNavigated else { return }
    hasNavigated = false
    tellCovered(below: state.pointee.root, Covering())
  }

  /// Where a place stands among the screens around it.
  private struct Covering {
    /// Whether another screen covers the place.
    var isCovered = false
    /// Whether another screen covers the whole navigation stack around the place.
    var isStackCovered = false
    /// The screen that the stack shows; nil outside of a stack.
    var visible: NodePointer?
  }

  private func tellCovered(below node: NodePointer, _ covering: Covering) {
    var child = node.pointee.first
    while let current = child {
      child = current.pointee.next
      tellCovered(current, covering)
    }
  }

  private func tellCovered(_ node: NodePointer, _ covering: Covering) {
    switch node.pointee.kind {
    case .navigation:
      let visible = node.visibleScreen
      let bar = node.secondary
      var child = node.pointee.first
      while let current = child {
        child = current.pointee.next
        // The bar stands above whatever screen is shown.
        let isCovered = covering.isCovered || visible != node && current != bar
        tellCovered(
          current,
          Covering(
            isCovered: isCovered,
            isStackCovered: covering.isCovered,
            visible: visible
          )
        )
      }
    case .screen:
      var inner = covering
      inner.isCovered = covering.isStackCovered || covering.visible != node
      tellCovered(below: node, inner)
    // A sheet stands before all screens.
    case .sheet: tellCovered(below: node, Covering())
    case .lifecycle:
      node.object(LifecycleObject.self)?.setCovered(covering.isCovered, in: self)
      tellCovered(below: node, covering)
    default: tellCovered(below: node, covering)
    }
  }
}

extension UnsafeMutablePointer<Node> {
  /// Whether a screen covers the place, of the navigation stack around it or of one further out.
  var isCovered: Bool {
    var inner = self
    var node = pointee.parent
    while let current = node {
      switch current.pointee.kind {
      case .sheet: return false
      case .screen:
        guard let stack = current.navigation else { return false }
        if current.pointee.a < stack.pointee.a { return true }
        inner = stack
      case .navigation where current.pointee.a > 0 && inner != current.secondary: return true
      default: inner = current
      }
      node = inner.pointee.parent
    }
    return false
  }
}
