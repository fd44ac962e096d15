/// Walks the placed nodes of a graph and writes down what to draw.
struct DisplayListBuilder {
  let engine: LayoutEngine
  let list: UnsafeMutablePointer<DisplayList>
  /// The box of everything that is painted so far, in the coordinates of the root.
  var ink: CGRect?
  /// The transform from the current coordinates to those of the root.
  var transform = DisplayTransform(scaleX: 1, scaleY: 1, translateX: 0, translateY: 0)
  /// The box outside of which nothing is seen, in the coordinates of the root.
  var clip: CGRect?
  /// Points by which painting reaches out because of shadows.
  var bleed = EdgeInsets()
  /// The view whose shape ``ContainerRelativeShape`` takes.
  var container: ShapeContainer?

  /// Starts a drawing in the storage of the last one.
  init(_ engine: LayoutEngine, into list: UnsafeMutablePointer<DisplayList>) {
    self.engine = engine
    self.list = list
    list.pointee.removeAll()
    list.pointee.items.reserveCapacity(24)
    list.pointee.text.reserveCapacity(64)
  }

  /// Writes the whole drawing.
  mutating func build(_ root: NodePointer) {
    let bounds = CGRect(origin: .zero, size: root.pointee.size)
    list.pointee.bounds = bounds
    drawChildren(of: root, at: .zero)
    if engine.state.pointee.hasSheets { drawSheets(below: root) }
    list.pointee.ink = ink ?? CGRect(origin: .zero, size: .zero)
  }

  // MARK: Walking

  mutating func drawChildren(of parent: NodePointer, at origin: CGPoint) {
    guard let first = parent.firstLayoutChild else { return }
    guard let second = first.nextLayoutItem(below: parent) else {
      return draw(first, below: origin)
    }
    var hasOrder = first.pointee.flags.contains(.hasTraits)
    var child: NodePointer? = second
    while let node = child, !hasOrder {
      hasOrder = node.pointee.flags.contains(.hasTraits)
      child = node.nextLayoutItem(below: parent)
    }
    if hasOrder { return drawOrderedChildren(of: parent, at: origin) }
    draw(first, below: origin)
    child = second
    while let node = child {
      draw(node, below: origin)
      child = node.nextLayoutItem(below: parent)
    }
  }

  mutating func drawOrderedChildren(of parent: NodePointer, at origin: CGPoint) {
    let order = parent.layoutChildren.enumerated().sorted {
      let one = $0.element.zIndex
      let two = $1.element.zIndex
      return one == two ? $0.offset < $1.offset : one < two
    }
    for child in order { draw(child.element, below: origin) }
  }

  mutating func draw(_ node: NodePointer, below parent: CGPoint) {
    var node = node
    var origin = CGPoint(x: parent.x + node.pointee.origin.x, y: parent.y + node.pointee.origin.y)
    // Of most modifiers nothing is seen but where they have put their view.
    while node.pointee.kind.onlyPlacesContent {
      guard let content = node.content else { return }
      node = content
      origin.x += node.pointee.origin.x
      origin.y += node.pointee.origin.y
    }
    let rect = CGRect(origin: origin, size: node.pointee.size)
    switch node.pointee.kind {
    case .text: drawText(node, in: rect)
    case .shape: drawShape(node, in: rect)
    case .divider: fill(.rectangle(rect), paint(of: node, in: rect))
    case .image: drawImage(node, in: rect)
    case .drawing: drawDrawing(node, in: rect)
    case .spacer, .hidden: break
    case .horizontalStack, .verticalStack, .depthStack, .layout, .geometryReader:
      drawChildren(of: node, at: origin)
    case .navigation: drawNavigation(node, at: origin)
    case .scroll: drawScroll(node, in: rect)
    default: drawUnary(node, in: rect)
    }
  }

  mutating func drawContent(of node: NodePointer, at origin: CGPoint) {
    if let content = node.content { draw(content, below: origin) }
  }

  mutating func drawSecondary(of node: NodePointer, at origin: CGPoint) {
    if let secondary = node.secondary { drawChildren(of: secondary, at: origin) }
  }

  mutating func drawUnary(_ node: NodePointer, in rect: CGRect) {
    let origin = rect.origin
    switch node.pointee.kind {
    case .overlay:
      drawContent(of: node, at: origin)
      drawSecondary(of: node, at: origin)
    case .preferenceOverlay where !node.pointee.flags.contains(.first):
      drawContent(of: node, at: origin)
      drawSecondary(of: node, at: origin)
    case .background, .preferenceOverlay:
      drawSecondary(of: node, at: origin)
      drawContent(of: node, at: origin)
    case .offset:
      let x =
        node.pointee.flags.contains(.isRightToLeft)
        ? -node.pointee.a.bounded : node.pointee.a.bounded
      drawContent(of: node, at: CGPoint(x: origin.x + x, y: origin.y + node.pointee.b.bounded))
    case .opacity where node.pointee.a < 1:
      group(.beginOpacity(node.pointee.a)) { $0.drawContent(of: node, at: origin) }
    case .clip: drawClip(node, in: rect)
    case .shadow: drawShadow(node, at: origin)
    case .scale: drawScale(node, in: rect)
    case .role:
      if let role = DisplayRole(rawValue: UInt8(node.pointee.a)) {
        group(.beginRole(role)) { $0.drawContent(of: node, at: origin) }
      }
    case .link, .label, .help: drawMeaning(node, at: origin)
    case .containerShape: drawContainer(node, in: rect)
    default: drawContent(of: node, at: origin)
    }
  }

  mutating func group(_ item: DisplayItem, _ body: (inout DisplayListBuilder) -> Void) {
    let start = list.pointee.items.count
    list.pointee.items.append(item)
    body(&self)
    if list.pointee.items.count == start + 1 {
      // Nothing was drawn in it.
      list.pointee.items.removeLast()
    } else {
      list.pointee.items.append(.end)
    }
  }

  // MARK: Ink

  mutating func addInk(_ rect: CGRect) {
    var box = transform.applied(to: rect)
    box = CGRect(
      x: box.minX - bleed.leading,
      y: box.minY - bleed.top,
      width: box.width + bleed.leading + bleed.trailing,
      height: box.height + bleed.top + bleed.bottom
    )
    if let clip {
      // What lies outside of a clip is not painted.
      guard box.minX <= clip.maxX, box.maxX >= clip.minX, box.minY <= clip.maxY,
        box.maxY >= clip.minY
      else { return }
      box = box.intersection(clip)
    }
    ink = ink.map { $0.union(box) } ?? box
  }

  mutating func span(_ string: String) -> TextSpan {
    let first = Int32(list.pointee.text.count)
    list.pointee.text.append(contentsOf: string.utf8)
    return TextSpan(first: first, count: Int32(list.pointee.text.count) - first)
  }
}
