/// A control in a live graph, as it was when the graph was asked.
@_spi(Host)
public struct LiveControl {
  /// The accessibility label of the control, or else its name, or else the texts in it.
  public let label: String
  let object: ControlObject
  let node: NodePointer
  /// The controls around it, the nearest first.
  let outer: [ControlObject]

  /// Whether the control takes events and can have the focus.
  public var isEnabled: Bool { object.isEnabled && object.scroll?.canMove ?? true }

  /// Whether the control stands around others.
  public var isContainer: Bool { object.scroll != nil }

  /// Whether what is typed goes into a text of the control's.
  public var takesText: Bool { object.takesText }

  /// What lasts of the control, and lives no longer than its view.
  public var identity: AnyObject { object.focus }

  /// Whether the control has the focus.
  public var isFocused: Bool { object.focus.isFocused }
}

/// Where a control lies in the scroll views around it.
@_spi(Host)
public struct LiveControlSight {
  fileprivate weak var control: AnyObject?
  /// Its places in their contents, wherever those have moved.
  fileprivate var places: [CGRect] = []
  /// Whether a part of it is seen.
  fileprivate var isSeen = true

  /// The place of no control.
  public init() {}
}

extension LiveViewGraph {
  /// The controls that take events now, in the order of the tree: those of the last sheet, or of
  /// the whole tree, without those of screens that others cover.
  public var controls: [LiveControl] {
    var found: [LiveControl] = []
    let root = graph.state.pointee.root
    collect(below: root.lastSheet ?? root, [], &found)
    return found
  }

  private func collect(
    below node: NodePointer,
    _ outer: [ControlObject],
    _ found: inout [LiveControl]
  ) {
    if node.pointee.kind == .navigation {
      if let bar = node.secondary { collect(below: bar, outer, &found) }
      let screen = node.visibleScreen
      return collect(children: screen.pointee.first, outer, &found)
    }
    collect(children: node.pointee.first, outer, &found)
  }

  private func collect(
    children first: NodePointer?,
    _ outer: [ControlObject],
    _ found: inout [LiveControl]
  ) {
    var child = first
    while let node = child {
      child = node.pointee.next
      switch node.pointee.kind {
      case .control:
        guard let object = node.object(ControlObject.self) else { continue }
        let label = graph.label(of: node)
        found.append(LiveControl(label: label, object: object, node: node, outer: outer))
        collect(below: node, [object] + outer, &found)
      // These take events while nothing else does.
      case .sheet, .screen, .hidden: continue
      case .secondary where node.pointee.parent?.pointee.kind == .navigation: continue
      default: collect(below: node, outer, &found)
      }
    }
  }

  /// Hands an event to a control, and to those around it where it has no use for it.
  ///
  /// - Returns: Whether it was of use.
  @discardableResult
  public func send(_ event: ControlEvent, to control: LiveControl) -> Bool {
    ([control.object] + control.outer).contains { $0.isEnabled && $0.handle(event) }
  }

  /// Gives the focus to a control, or to none, and moves it into sight.
  public func focus(_ control: LiveControl?) {
    for other in controls where other.isFocused && other.object.focus !== control?.object.focus {
      other.object.focus.isFocused = false
    }
    guard let control else { return }
    control.object.focus.isFocused = true
    control.node.reveal()
  }

  /// Brings the control with the focus back into sight where other views have moved it away.
  ///
  /// What was scrolled away by hand stays away.
  ///
  /// To be called after a layout.
  ///
  /// - Parameter last: Where the control lay at the last call.
  /// - Returns: Whether something has moved, which an update and another layout show.
  public func keepFocusInSight(since last: inout LiveControlSight) -> Bool {
    guard let control = controls.first(where: \.isFocused) else {
      last = LiveControlSight()
      return false
    }
    var sight = control.node.sight
    sight.control = control.identity
    let isMoved = last.control === sight.control && last.places != sight.places
    let hasRevealed = isMoved && last.isSeen && control.node.reveal()
    if hasRevealed { sight.isSeen = true }
    last = sight
    return hasRevealed
  }

  /// Where the last layout has put a control in the whole drawing, in points.
  public func place(of control: LiveControl) -> CGRect? { control.node.place }

  /// Leaves the focus to one control, where going back has uncovered another one that had it.
  ///
  /// - Returns: Whether there was more than one.
  public func settleFocus() -> Bool {
    let focused = controls.filter(\.isFocused).dropLast()
    for control in focused { control.object.focus.isFocused = false }
    return !focused.isEmpty
  }

  /// Closes the presentation that stands before all others; of several stacks side by side the one
  /// with the focus goes back.
  ///
  /// - Returns: Whether there was one.
  public func dismiss() -> Bool {
    let root = graph.state.pointee.root
    let focused = controls.first(where: \.isFocused)
    let scope = focused?.node.screenAround ?? root.lastSheet ?? root
    let last = scope.lastScreen ?? (scope == root ? nil : scope)
    guard let object = last?.object(PresentationState.self) else { return false }
    object.dismiss()
    return true
  }
}

extension UnsafeMutablePointer<Node> {
  /// The sheet that stands before all others below a node.
  fileprivate var lastSheet: NodePointer? {
    var last: NodePointer?
    forEachSheet { last = $0 }
    return last
  }

  /// The last of the screens below a node that others do not cover.
  fileprivate var lastScreen: NodePointer? {
    var last: NodePointer?
    var child = pointee.first
    while let node = child {
      let visible = node.visibleScreen
      if visible != node { last = visible }
      last = visible.lastScreen ?? last
      child = node.pointee.next
    }
    return last
  }

  /// The screen of a navigation stack that a control is on, or above which it stands.
  fileprivate var screenAround: NodePointer? {
    var inner = self
    while let node = inner.pointee.parent {
      switch node.pointee.kind {
      case .screen: return node
      case .sheet: return nil
      case .navigation where inner == node.secondary && node.pointee.a > 0:
        return node.visibleScreen
      default: inner = node
      }
    }
    return nil
  }

  /// Where a view lies in the scroll views around it.
  fileprivate var sight: LiveControlSight {
    var sight = LiveControlSight()
    // What an inner scroll view has moved is where it is in the outer ones for them alone.
    var moved = CGPoint.zero
    forEachPlace { node, rect in
      guard node.pointee.kind == .scroll, let content = node.firstLayoutChild,
        let position = node.object(ScrollObject.self)?.position
      else { return }
      let origin = content.pointee.origin
      let place = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      if !position.shows(place) { sight.isSeen = false }
      sight.places.append(place.offsetBy(dx: -moved.x, dy: -moved.y))
      moved = CGPoint(x: moved.x + origin.x, y: moved.y + origin.y)
    }
    return sight
  }

  /// Moves the content of the scroll views around a view so that the view is seen.
  ///
  /// - Returns: Whether anything has moved.
  @discardableResult
  fileprivate func reveal() -> Bool {
    // What an inner scroll view moves is seen by the outer ones at its new place.
    var moved = CGPoint.zero
    var hasMoved = false
    forEachPlace { node, rect in
      guard node.pointee.kind == .scroll, let content = node.firstLayoutChild else { return }
      let origin = content.pointee.origin
      let part = rect.offsetBy(dx: moved.x - origin.x, dy: moved.y - origin.y)
      guard let step = node.object(ScrollObject.self)?.position?.reveal(part) else { return }
      moved = CGPoint(x: moved.x - step.x, y: moved.y - step.y)
      hasMoved = hasMoved || step != .zero
    }
    return hasMoved
  }

  /// Where layout has put a view in the whole drawing; nil for a view that it does not see.
  fileprivate var place: CGRect? {
    var place: CGRect?
    forEachPlace { node, rect in
      place = rect.offsetBy(dx: node.pointee.origin.x, dy: node.pointee.origin.y)
    }
    return place
      ?? firstLayoutChild.map {
        CGRect(origin: $0.pointee.origin, size: $0.pointee.size)
      }
  }

  /// Goes outwards through what layout has placed around a view, and calls a function with each such
  /// node and with where the view lies in it.
  private func forEachPlace(_ body: (NodePointer, CGRect) -> Void) {
    guard let first = firstLayoutChild else { return }
    var item = first
    var rect = CGRect(origin: item.pointee.origin, size: item.pointee.size)
    var inner = item
    while let node = inner.layoutParent {
      defer { inner = node }
      if node.pointee.kind.isTransparent { continue }
      item = node.copy(of: item, or: inner) ?? node
      body(item, rect)
      rect = rect.offsetBy(dx: item.pointee.origin.x, dy: item.pointee.origin.y)
    }
  }

  /// The node whose layout decides where this one lies.
  private var layoutParent: NodePointer? {
    let original = pointee.flags.contains(.isCopy) ? pointee.parent : self
    return original?.layoutParentApart
  }

  /// The copy of a unary node of several views that modifies one of them, or adds one of its second
  /// parts; nil where there are no copies.
  private func copy(of content: NodePointer, or secondary: NodePointer) -> NodePointer? {
    var copy = pointee.flags.contains(.isDistributed) ? pointee.copies : nil
    while let one = copy {
      if one.pointee.copiedContent == content || one.pointee.copiedSecondary == secondary {
        return one
      }
      copy = one.pointee.next
    }
    return nil
  }
}

// MARK: - Labels

extension ViewGraph {
  /// What a control is called: the accessibility label around it, its own name, or else the texts
  /// in the part that is its label, or in all of it.
  ///
  /// A control around others has no name but those that it is given.
  func label(of control: NodePointer) -> String {
    if let label = control.labelAround { return label }
    guard let object = control.object(ControlObject.self) else { return "" }
    if let name = object.name { return name }
    if object.scroll != nil { return "" }
    var parts: [String] = []
    collectLabel(below: control.controlLabel ?? control, &parts)
    return parts.joined(separator: " ")
  }

  private func collectLabel(below node: NodePointer, _ parts: inout [String]) {
    var child = node.pointee.first
    while let current = child {
      child = current.pointee.next
      switch current.pointee.kind {
      case .label:
        if let object = current.object(StringObject.self), !object.string.isEmpty {
          parts.append(object.string)
          continue
        }
      case .text where current.pointee.text >= 0:
        let text = state.pointee.texts[current.pointee.text].pointee.runs.map(\.string).joined()
        if !text.isEmpty { parts.append(text) }
        continue
      case .hidden, .sheet, .screen: continue
      default: break
      }
      collectLabel(below: current, &parts)
    }
  }
}

extension UnsafeMutablePointer<Node> {
  /// The accessibility label that is set on a control, and not on what it stands in.
  fileprivate var labelAround: String? {
    var node = pointee.parent
    while let parent = node, parent.pointee.kind.isTransparent || parent.pointee.kind.isUnary {
      if parent.pointee.kind == .label, let label = parent.object(StringObject.self)?.string,
        !label.isEmpty
      {
        return label
      }
      if parent.pointee.kind == .control || parent.pointee.kind.isApart { return nil }
      node = parent.pointee.parent
    }
    return nil
  }

  /// The part of a control that is its label.
  fileprivate var controlLabel: NodePointer? {
    var child = pointee.first
    while let node = child {
      child = node.pointee.next
      if node.pointee.kind == .controlLabel { return node }
      if node.pointee.kind == .control || node.pointee.kind.isApart { continue }
      if let label = node.controlLabel { return label }
    }
    return nil
  }
}
