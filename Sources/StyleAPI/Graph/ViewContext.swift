/// What a view adds itself to: the place in the graph that is being built.
///
/// The calls on it are all that view code of a plugin ever makes into the library; how nodes look
/// is known to the library alone.
@frozen
public struct _ViewContext {
  @usableFromInline let pointer: UnsafeMutableRawPointer

  init(_ state: UnsafeMutablePointer<GraphState>) {
    pointer = UnsafeMutableRawPointer(state)
  }

  var state: UnsafeMutablePointer<GraphState> {
    pointer.assumingMemoryBound(to: GraphState.self)
  }

  /// The environment where the next view stands.
  public var environment: EnvironmentValues { state.pointee.environment }

  /// Ends the node that was opened last.
  public func close() { state.pointee.close() }

  // MARK: Identity

  /// Opens the node of a view with a body.
  ///
  /// - Returns: Whether the caller is to run the body; a live graph runs it itself if it has to.
  public func openComposite<Composite: View>(_ view: Composite) -> Bool {
    if let live = state.pointee.live {
      GraphState.openLiveComposite(view, live, in: state)
      return false
    }
    state.pointee.open(.composite, tag: ObjectIdentifier(Composite.self))
    return true
  }

  /// What a live graph keeps for the body that runs; nil in a drawing that is made once.
  var record: LiveRecord? { state.pointee.live?.reader }

  /// Runs a closure that a view was given for its content, as a part of the body that runs.
  func observed<Result>(_ body: () -> Result) -> Result {
    guard let live = state.pointee.live else { return body() }
    return live.observed(body)
  }

  /// Fills in the dynamic properties of a value before its body runs.
  public func install(_ type: Any.Type, into value: UnsafeMutableRawPointer) {
    let plan = state.pointee.plans.plan(for: type)
    for field in plan.fields {
      field.type._install(value + field.offset, self)
    }
  }

  /// Opens the node of a branch of a condition.
  public func openBranch(_ number: Int) {
    state.pointee.open(.branch, tag: nil, number: Double(number))
  }

  /// Opens the node of a view whose type is hidden.
  public func openAny(_ type: Any.Type) {
    state.pointee.open(.any, tag: ObjectIdentifier(type))
  }

  /// Opens the node of a collection's views.
  func openForEach() { state.pointee.open(.forEach, tag: nil) }

  /// Opens the node of one element's views.
  func openElement(_ id: AnyHashable, among later: inout LaterElements?) {
    state.pointee.openElement(id, among: &later)
  }

  /// Ends the node of a collection's views; the elements that are left go.
  func closeForEach(_ later: LaterElements?) {
    later?.left.forEach { state.pointee.release($0) }
    close()
  }

  /// Says that two elements of a collection have the same id.
  func reportDuplicate(_ id: AnyHashable) { state.pointee.reportDuplicate(id) }

  // MARK: Modifiers

  /// Opens the node of a modifier with a body.
  ///
  /// - Returns: Whether the caller is to run the body; a live graph runs it itself if it has to.
  public func openModifier<Modifier: ViewModifier, Content: View>(
    _ modifier: Modifier,
    content: Content
  ) -> Bool {
    if let live = state.pointee.live {
      GraphState.openLiveModifier(modifier, content, live, in: state)
      return false
    }
    state.pointee.openModifier(Modifier.self, content: content)
    return true
  }

  /// Adds the view that the nearest modifier of a type modifies.
  public func makeModifierContent(_ type: Any.Type) {
    GraphState.makeModifierContent(type, in: state)
  }

  /// Opens an environment with more values in it.
  public func openEnvironment(_ values: EnvironmentValues) { open(values) }

  /// Opens an environment with one of the library's own values in it.
  public func openEnvironment(_ writer: _BuiltInWriter) {
    var values = state.pointee.environment
    writer.write(to: &values)
    open(consume values)
  }

  private func open(_ environment: consuming EnvironmentValues) {
    if let live = state.pointee.live {
      state.pointee.openLiveEnvironment(environment, live)
    } else {
      state.pointee.openEnvironment(environment)
    }
  }

  /// Opens a node that changes the layout or look of one view.
  public func openUnary(_ modifier: _UnaryModifier) { state.pointee.openUnary(modifier) }

  /// Opens a node that changes one view by an object.
  public func openObject(_ modifier: _ObjectModifier) { state.pointee.openObject(modifier) }

  /// Opens a node that throws a shadow.
  public func openShadow(_ modifier: _ShadowModifier) {
    let color = modifier.color.resolve(in: state.pointee.environment)
    let node = state.pointee.open(.shadow, tag: nil)
    state.pointee.set(node, modifier.radius, modifier.x, modifier.y)
    state.pointee.set(node, color)
  }

  /// Opens a node that draws another view over or below one.
  public func openOverlay(
    _ kind: _NodeKind,
    _ horizontal: AlignmentKey,
    _ vertical: AlignmentKey
  ) {
    let node = state.pointee.open(kind, tag: nil)
    state.pointee.setAlignment(of: node, horizontal, vertical)
    state.pointee.setDirection(of: node)
  }

  /// Ends the first part of an overlay's node.
  ///
  /// - Returns: The number of views in it, each of which gets a view of the second part.
  public func finishPrimary() -> Int { state.pointee.finishPrimary() }

  /// Opens the second part of an overlay's node.
  public func openSecondary() { state.pointee.open(.secondary, tag: nil) }

  // MARK: Leaves and containers

  /// Adds a text.
  public func text(_ text: Text) { state.pointee.text(text) }

  /// Adds a shape, painted with a style.
  @inlinable
  public func shape<S: Shape, Style: ShapeStyle>(
    _ shape: S,
    style: Style,
    drawing: _ShapeDrawing?
  ) {
    let geometry = shape._geometry
    if geometry == .custom || drawing != nil {
      customShape(shape, style._paint(in: environment), drawing ?? _ShapeDrawing())
    } else {
      self.shape(geometry, inset: shape._inset, paint: style._paint(in: environment))
    }
  }

  /// Adds a form that the library knows, painted with a style.
  @inlinable
  public func shape<Style: ShapeStyle>(_ geometry: _ShapeGeometry, style: Style) {
    shape(geometry, inset: 0, paint: style._paint(in: environment))
  }

  /// Adds a form that the library knows, filled with a paint.
  public func shape(_ geometry: _ShapeGeometry, inset: Double, paint: _Paint) {
    state.pointee.shape(geometry, inset: inset, paint: paint, object: nil)
  }

  /// Adds a shape of the client's own, or one that is not simply filled.
  public func customShape(_ shape: any Shape, _ paint: _Paint, _ drawing: _ShapeDrawing) {
    let object = ShapeObject(shape, drawing: drawing)
    state.pointee.shape(
      object.geometry,
      inset: object.inset,
      paint: paint,
      object: object
    )
  }

  /// Adds a leaf or opens a container that numbers describe.
  public func open(
    _ kind: _NodeKind,
    _ a: Double,
    _ horizontal: AlignmentKey = .horizontalCenter,
    _ vertical: AlignmentKey = .verticalCenter
  ) {
    let node = state.pointee.open(kind, tag: nil)
    state.pointee.set(node, a)
    state.pointee.setAlignment(of: node, horizontal, vertical)
    state.pointee.setDirection(of: node)
  }
}
