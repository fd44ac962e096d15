/// What a badge's node holds: the parts that its style's body refers to by placeholders.
///
/// The style never sees the parts themselves, so its body stays as it is when only they change.
final class BadgeObject {
  var label: AnyView?
  var message: AnyView
  var icon: AnyView?
  /// The environment in which the style's body ran.
  var environment: _EnvironmentEntry?
  /// Whether the style was asked for the body of a pair.
  let isPair: Bool
  /// Whether the style's body was made with a look at the parts, and so for these alone.
  var bodyReadsParts = false

  init(label: AnyView?, message: AnyView, icon: AnyView?, isPair: Bool) {
    self.label = label
    self.message = message
    self.icon = icon
    self.isPair = isPair
  }

  /// Whether another badge has the same parts, so that the style's body serves for it too.
  func hasSameParts(_ label: AnyView?, _ icon: AnyView?, isPair: Bool) -> Bool {
    self.isPair == isPair && (self.label == nil) == (label == nil)
      && (self.icon == nil) == (icon == nil)
  }
}

/// A part of a badge as its style sees it: a placeholder for what the badge shows.
struct _BadgePart: View {
  let role: DisplayRole

  static func _make(_ view: Self, _ context: _ViewContext) {
    GraphState.makePart(view.role, in: context.state)
  }
}

/// The placeholders that a graph hands to styles: its own, since what threads share is slow to
/// count references of.
struct BadgeParts {
  let label = AnyView(storage: BadgePartStorage(.label))
  let message = AnyView(storage: BadgePartStorage(.message))
  let icon = AnyView(storage: BadgePartStorage(.icon))
}

/// A placeholder in an ``AnyView``, whose type needs no node: it is never another one.
private final class BadgePartStorage: _AnyViewStorage {
  private let role: DisplayRole

  init(_ role: DisplayRole) {
    self.role = role
    super.init(_BadgePart(role: role))
  }

  override func make(in context: _ViewContext) {
    GraphState.makePart(role, in: context.state)
  }
}

/// The record of a style's body.
private final class BadgeRecord: LiveRecord, @unchecked Sendable {
  var style: any BadgeStyle

  init(_ live: LiveGraph, _ node: NodePointer, _ style: any BadgeStyle) {
    self.style = style
    super.init(live, node)
  }

  override var type: Any.Type { Swift.type(of: style) }

  override func runBody(in context: _ViewContext) {
    guard let object = node.object(BadgeObject.self) else { return }
    GraphState.makeStyled(object, style, in: context.state)
  }

  func hasStyle(_ other: any BadgeStyle) -> Bool {
    func isSame<Style: BadgeStyle>(_ style: Style) -> Bool {
      guard let other = other as? Style else { return false }
      return InputComparison.areSame(style, other)
    }
    return isSame(style)
  }
}

extension _ViewContext {
  /// Adds a badge of two parts in the style of the environment.
  func badge(_ badge: Badge) {
    GraphState.makeBadge(badge.label, badge.message, badge.icon, isPair: true, in: state)
  }

  /// Adds a badge of one label in the style of the environment.
  func styledLabel(_ label: AnyView) {
    GraphState.makeBadge(nil, label, nil, isPair: false, in: state)
  }
}

extension GraphState {
  static func makeBadge(
    _ label: AnyView?,
    _ message: AnyView,
    _ icon: AnyView?,
    isPair: Bool,
    in state: UnsafeMutablePointer<GraphState>
  ) {
    if state.pointee.live == nil, let node = state.pointee.candidate,
      node.isBadge(in: state.pointee.head)
    {
      // The environment is the same, and so is its style, which need not be asked for.
      state.pointee.open(.badge, tag: node.pointee.tag)
      if replaceParts(of: node, label, message, icon, isPair: isPair, in: state) { return }
      let style = state.pointee.environment.badgeStyle
      return makeAnew(style, label, message, icon, isPair, node, state)
    }
    let style = state.pointee.environment.badgeStyle
    let node = state.pointee.open(.badge, tag: ObjectIdentifier(type(of: style)))
    if let live = state.pointee.live, let record = node.record as? BadgeRecord,
      !live.needsRun(record), record.hasStyle(style),
      replaceParts(of: node, label, message, icon, isPair: isPair, in: state)
    {
      return
    }
    makeAnew(style, label, message, icon, isPair, node, state)
  }

  /// Puts other parts into the body of a badge's style, if it serves for them too, and closes the
  /// badge.
  private static func replaceParts(
    of node: NodePointer,
    _ label: AnyView?,
    _ message: AnyView,
    _ icon: AnyView?,
    isPair: Bool,
    in state: UnsafeMutablePointer<GraphState>
  ) -> Bool {
    guard let object = node.pointee.object else { return false }
    let serves = object._withUnsafeGuaranteedRef { object in
      let badge = unsafeDowncast(object, to: BadgeObject.self)
      guard badge.hasSameParts(label, icon, isPair: isPair), !badge.bodyReadsParts else {
        return false
      }
      badge.label = label
      badge.message = message
      badge.icon = icon
      return true
    }
    guard serves, remakeParts(below: node, in: state) else { return false }
    state.pointee.keepChildren()
    state.pointee.close()
    return true
  }

  private static func makeAnew(
    _ style: any BadgeStyle,
    _ label: AnyView?,
    _ message: AnyView,
    _ icon: AnyView?,
    _ isPair: Bool,
    _ node: NodePointer,
    _ state: UnsafeMutablePointer<GraphState>
  ) {
    let object = BadgeObject(label: label, message: message, icon: icon, isPair: isPair)
    object.environment = state.pointee.head?.takeUnretainedValue()
    state.pointee.setObject(node, object)
    if let live = state.pointee.live {
      runLiveBadge(style, live, at: node, in: state)
    } else {
      makeStyled(object, style, in: state)
    }
    state.pointee.close()
  }

  private static func runLiveBadge(
    _ style: any BadgeStyle,
    _ live: LiveGraph,
    at node: NodePointer,
    in state: UnsafeMutablePointer<GraphState>
  ) {
    let record: BadgeRecord
    if let known = node.record as? BadgeRecord {
      known.style = style
      record = known
    } else {
      record = BadgeRecord(live, node, style)
      state.pointee.setRecord(record, of: node)
    }
    record.run(in: _ViewContext(state))
  }

  /// Adds a style's body for the parts of a badge.
  fileprivate static func makeStyled(
    _ object: BadgeObject,
    _ style: any BadgeStyle,
    in state: UnsafeMutablePointer<GraphState>
  ) {
    let context = _ViewContext(state)
    if object.isPair {
      context.openUnary(_UnaryModifier(.role, Double(DisplayRole.badge.rawValue)))
    }
    let configuration = BadgeConfiguration(
      label: object.label == nil ? nil : state.pointee.badgeParts.label,
      message: state.pointee.badgeParts.message,
      icon: object.icon == nil ? nil : state.pointee.badgeParts.icon
    )
    makeBody(style, configuration, isPair: object.isPair, context)
    if object.isPair { context.close() }
  }

  private static func makeBody<Style: BadgeStyle>(
    _ style: Style,
    _ configuration: BadgeConfiguration,
    isPair: Bool,
    _ context: _ViewContext
  ) {
    context.state.pointee.open(.styleBody, tag: ObjectIdentifier(Style.self))
    if isPair {
      Style._makePairBody(style, configuration, context)
    } else {
      Style._makeBody(style, configuration.message, context)
    }
    context.close()
  }

  /// Adds a part of the badge that the style's body belongs to.
  static func makePart(_ role: DisplayRole, in state: UnsafeMutablePointer<GraphState>) {
    let badge = state.pointee.current.enclosing(.badge, tag: nil, leaving: .part)
    let node = state.pointee.open(.part, tag: nil)
    node.pointee.a = Double(role.rawValue)
    node.pointee.copiedContent = badge
    let head = state.pointee.head
    state.pointee.setEntry(head, of: node)
    fillPart(node, badge, role, in: state)
    state.pointee.close()
  }

  private static func fillPart(
    _ node: NodePointer,
    _ badge: NodePointer,
    _ role: DisplayRole,
    in state: UnsafeMutablePointer<GraphState>
  ) {
    guard let part = badge.part(role) else { return }
    let context = _ViewContext(state)
    context.openUnary(_UnaryModifier(.role, Double(role.rawValue)))
    part._withUnsafeGuaranteedRef { $0.make(in: context) }
    context.close()
  }

  /// Makes the parts of a badge anew and leaves the rest of its style's body alone.
  ///
  /// - Returns: Whether that is enough. Modifiers in the style's body apply to each view of a part,
  ///   so the body has to run again where a part is not, or was not, exactly one view.
  private static func remakeParts(
    below node: NodePointer,
    in state: UnsafeMutablePointer<GraphState>
  ) -> Bool {
    var child = node.pointee.first
    while let current = child {
      if current.pointee.kind == .part, let badge = current.pointee.copiedContent {
        guard current.hasOneLayoutChild else { return false }
        remakePart(current, badge, in: state)
        guard current.hasOneLayoutChild else { return false }
      } else if current.pointee.first != nil, !remakeParts(below: current, in: state) {
        return false
      }
      child = current.pointee.next
    }
    return true
  }

  private static func remakePart(
    _ node: NodePointer,
    _ badge: NodePointer,
    in state: UnsafeMutablePointer<GraphState>
  ) {
    guard let role = DisplayRole(rawValue: UInt8(node.pointee.a)) else { return }
    if let live = state.pointee.live {
      rebuild(node, in: environment(at: node, in: state), state) {
        live.evaluate(as: badge.record) { fillPart(node, badge, role, in: state) }
      }
    } else {
      rebuild(node, below: node.environmentEntry, state) {
        fillPart(node, badge, role, in: state)
      }
    }
    if node.pointee.flags.contains(.hasTraits) { node.passTraitsUp() }
  }
}

extension UnsafeMutablePointer<Node> {
  /// Whether the node is that of a badge whose style's body ran in an environment.
  fileprivate func isBadge(in head: Unmanaged<_EnvironmentEntry>?) -> Bool {
    guard pointee.kind == .badge, let object = pointee.object else { return false }
    return object._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: BadgeObject.self).environment.address == head?.toOpaque()
    }
  }

  /// What a badge's node shows in a part.
  fileprivate func part(_ role: DisplayRole) -> Unmanaged<_AnyViewStorage>? {
    pointee.object?._withUnsafeGuaranteedRef { object in
      let badge = unsafeDowncast(object, to: BadgeObject.self)
      switch role {
      case .label: return badge.label.map { .passUnretained($0.storage) }
      case .icon: return badge.icon.map { .passUnretained($0.storage) }
      default: return .passUnretained(badge.message.storage)
      }
    } ?? nil
  }

  /// Whether layout sees exactly one view below the node.
  fileprivate var hasOneLayoutChild: Bool {
    guard let first = firstLayoutChild else { return false }
    return first.nextLayoutItem(below: self) == nil
  }

  /// Tells the modifiers around a node that a guide or another trait stands in it.
  func passTraitsUp() {
    var node = pointee.parent
    while let parent = node, parent.pointee.kind.isTransparent || parent.pointee.kind.isUnary {
      parent.pointee.flags.insert(.hasTraits)
      var copy = parent.pointee.copies
      while let one = copy {
        one.pointee.flags.insert(.hasTraits)
        copy = one.pointee.next
      }
      if parent.pointee.kind.isApart { return }
      node = parent.pointee.parent
    }
  }
}
