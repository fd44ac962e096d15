/// A control in a live graph, as it was when the graph was asked.
@_spi(Host)
public struct LiveControl {
  /// The texts in the control, or the accessibility label in it.
  public let label: String
  /// Whether the control takes events.
  public let isEnabled: Bool
  let object: ControlObject

  /// Whether the control has the focus.
  public var isFocused: Bool { object.focus.isFocused }
}

extension LiveViewGraph {
  /// The controls that take events now, in the order of the tree: those of the innermost modal
  /// presentation, or all.
  public var controls: [LiveControl] {
    var found: [LiveControl] = []
    collect(below: graph.state.pointee.root.lastModal ?? graph.state.pointee.root, &found)
    return found
  }

  private func collect(below node: NodePointer, _ found: inout [LiveControl]) {
    var child = node.pointee.first
    while let current = child {
      if current.pointee.kind == .control, let object = current.object(ControlObject.self) {
        found.append(
          LiveControl(
            label: graph.label(of: current),
            isEnabled: object.isEnabled,
            object: object
          )
        )
      }
      collect(below: current, &found)
      child = current.pointee.next
    }
  }

  /// Hands an event to a control.
  ///
  /// - Returns: Whether it was of use.
  @discardableResult
  public func send(_ event: ControlEvent, to control: LiveControl) -> Bool {
    control.isEnabled && control.object.handle(event)
  }

  /// Gives the focus to a control, or to none.
  public func focus(_ control: LiveControl?) {
    for other in controls where other.isFocused && other.object.focus !== control?.object.focus {
      other.object.focus.isFocused = false
    }
    control?.object.focus.isFocused = true
  }

  /// Closes the innermost presentation.
  ///
  /// - Returns: Whether there was one.
  public func dismiss() -> Bool {
    guard let object = graph.state.pointee.root.lastPresentation?.object(PresentationObject.self)
    else { return false }
    object.dismiss()
    return true
  }
}

extension UnsafeMutablePointer<Node> {
  /// The presentation that stands before all others below a node.
  fileprivate var lastPresentation: NodePointer? { last { _ in true } }

  /// The modal presentation that stands before all others below a node.
  fileprivate var lastModal: NodePointer? { last(where: \.isModal) }

  private func last(where isWanted: (PresentationObject) -> Bool) -> NodePointer? {
    var found: NodePointer?
    var child = pointee.first
    while let current = child {
      if current.pointee.kind == .presentation,
        let object = current.object(PresentationObject.self), isWanted(object)
      {
        found = current
      }
      found = current.last(where: isWanted) ?? found
      child = current.pointee.next
    }
    return found
  }
}

extension ViewGraph {
  /// What a part of the tree is called: its accessibility label, or else its texts.
  func label(of node: NodePointer) -> String {
    var parts: [String] = []
    collectLabel(below: node, &parts)
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
      case .hidden: continue
      default: break
      }
      collectLabel(below: current, &parts)
    }
  }
}
