// A live graph runs a body only where something says so: the view is another one, or a record was
// marked. All else below stays as it is.

/// The record of a composite view.
private final class CompositeRecord<Composite: View>: LiveRecord, @unchecked Sendable {
  var view: Composite

  init(_ live: LiveGraph, _ node: NodePointer, _ view: Composite) {
    self.view = view
    super.init(live, node)
  }

  override var type: Any.Type { Composite.self }

  override func runBody(in context: _ViewContext) {
    var view = self.view
    withUnsafeMutablePointer(to: &view) { context.install(Composite.self, into: $0) }
    let body = live.observed { view.body }
    Composite.Body._make(body, context)
  }
}

/// The record of a modifier with a body.
private final class ModifierRecord<Modifier: ViewModifier, Modified: View>: LiveRecord,
  @unchecked Sendable
{
  var modifier: Modifier
  var content: Modified

  init(_ live: LiveGraph, _ node: NodePointer, _ modifier: Modifier, _ content: Modified) {
    self.modifier = modifier
    self.content = content
    super.init(live, node)
  }

  override var type: Any.Type { Modifier.self }

  override func runBody(in context: _ViewContext) {
    context.state.pointee.setObject(node, ModifierContent(content))
    var modifier = self.modifier
    withUnsafeMutablePointer(to: &modifier) { context.install(Modifier.self, into: $0) }
    let body = live.observed { modifier.body(content: Modifier.Content()) }
    Modifier.Body._make(body, context)
  }
}

extension GraphState {
  /// Opens the node of a view with a body, and runs the body if it has to run.
  static func openLiveComposite<Composite: View>(
    _ view: Composite,
    _ live: LiveGraph,
    in state: UnsafeMutablePointer<GraphState>
  ) {
    let node = state.pointee.open(.composite, tag: ObjectIdentifier(Composite.self))
    let record: CompositeRecord<Composite>
    if let known = node.record as? CompositeRecord<Composite> {
      if !live.needsRun(known), InputComparison.areSame(known.view, view) {
        return state.pointee.keepChildren()
      }
      known.view = view
      record = known
    } else {
      record = CompositeRecord(live, node, view)
      state.pointee.setRecord(record, of: node)
    }
    record.run(in: _ViewContext(state))
  }

  /// Opens the node of a modifier with a body, and runs the body if it has to run.
  static func openLiveModifier<Modifier: ViewModifier, Modified: View>(
    _ modifier: Modifier,
    _ content: Modified,
    _ live: LiveGraph,
    in state: UnsafeMutablePointer<GraphState>
  ) {
    typealias Record = ModifierRecord<Modifier, Modified>
    let node = state.pointee.open(.modifier, tag: ObjectIdentifier(Modifier.self))
    let record: Record
    if let known = node.record as? Record {
      if !live.needsRun(known), InputComparison.areSame(known.modifier, modifier),
        InputComparison.areSame(known.content, content)
      {
        return state.pointee.keepChildren()
      }
      known.modifier = modifier
      known.content = content
      record = known
    } else {
      record = Record(live, node, modifier, content)
      state.pointee.setRecord(record, of: node)
    }
    record.run(in: _ViewContext(state))
  }

  /// Runs the body of one record again, and nothing above it.
  static func runAgain(_ record: LiveRecord, in state: UnsafeMutablePointer<GraphState>) {
    let node = record.node
    let before = node.layoutChildren
    let environment = environment(at: node, in: state)
    rebuild(node, in: environment, state) { record.run(in: _ViewContext(state)) }
    if node.pointee.flags.contains(.hasTraits) { node.passTraitsUp() }
    let after = node.layoutChildren
    // One view in the place of another may be one of several that a modifier around has copies for.
    if before.count != 1 || before != after {
      state.pointee.adjustModifiers(around: node, before.count != after.count)
    }
  }

  /// Counts again which views are modified by the modifiers around a node.
  ///
  /// What lies over or below each of them is made by running the body again that says so, where the
  /// views are others or in another order.
  ///
  /// - Parameter hasOtherCount: Whether there are more or fewer views than before.
  private mutating func adjustModifiers(around node: NodePointer, _ hasOtherCount: Bool) {
    var node = node.pointee.parent
    while let parent = node, parent.pointee.kind.isTransparent || parent.pointee.kind.isUnary {
      switch parent.pointee.kind {
      case .secondary, .sheet, .screen, .root: return
      case .overlay, .background, .preferenceOverlay:
        if hasOtherCount || !parent.hasMatchingSecondaries, let record = parent.enclosingRecord {
          live?.mark(record)
        }
        finishUnary(parent)
      case let kind where kind.isUnary: finishUnary(parent)
      default: break
      }
      node = parent.pointee.parent
    }
  }
}

// MARK: - Records at nodes

extension _NodeKind {
  /// Whether nodes of the kind have a record in a live graph.
  var hasRecord: Bool { self == .composite || self == .modifier || self == .badge }
}

extension UnsafeMutablePointer<Node> {
  /// The record of the node's body.
  var record: LiveRecord? {
    guard pointee.kind.hasRecord, let object = pointee.paintObject else { return nil }
    return object._withUnsafeGuaranteedRef { unsafeDowncast($0, to: LiveRecord.self) }
  }

  /// The record of the nearest body around a node.
  var enclosingRecord: LiveRecord? {
    var node = pointee.parent
    while let parent = node {
      if let record = parent.record { return record }
      node = parent.pointee.parent
    }
    return nil
  }
}

extension GraphState {
  mutating func setRecord(_ record: LiveRecord, of node: NodePointer) {
    if let old = node.record {
      old.end()
      live?.statistics.dropped += 1
    }
    node.pointee.paintObject?.release()
    node.pointee.paintObject = .passRetained(record)
    live?.statistics.made += 1
  }

  /// Ends what a live graph keeps for a node that goes.
  func endRecord(of node: NodePointer) {
    guard let live else { return }
    if let record = node.record {
      record.end()
      live.statistics.dropped += 1
    }
    if node.pointee.kind == .lifecycle {
      node.object(LifecycleObject.self)?.disappear(in: live)
    }
  }
}
