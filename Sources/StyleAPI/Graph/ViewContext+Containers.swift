extension _ViewContext {
  /// Opens a container that a layout of the client's own arranges.
  func openLayout<Arrangement: Layout>(_ layout: Arrangement) {
    let node = state.pointee.open(.layout, tag: nil)
    let axis = node.layoutAxis
    if let box = node.object(AnyObject.self) as? TypedLayoutBox<Arrangement> {
      box.layout = layout
    } else {
      state.pointee.setObject(node, TypedLayoutBox(layout))
    }
    if node.layoutAxis != axis { state.pointee.forgetSizes(below: node) }
    // The layout may set any guide.
    node.pointee.flags.insert(.hasTraits)
    state.pointee.setDirection(of: node)
    state.pointee.invalidate(node)
  }

  /// Adds a view whose content depends on its size.
  func geometryReader(_ content: @escaping GeometryObject.Content) {
    let node = state.pointee.open(.geometryReader, tag: nil)
    state.pointee.setObject(node, GeometryObject(content, state.pointee.environment, record))
    state.pointee.setDirection(of: node)
    state.pointee.invalidate(node)
    // The children stay until layout makes them anew.
    state.pointee.keepChildren()
    close()
  }

  /// Adds a thin line.
  func divider(_ paint: _Paint) {
    let node = state.pointee.open(.divider, tag: nil)
    state.pointee.setPaint(node, paint)
    close()
  }

  /// Adds a picture.
  func image(_ image: ImageObject, size: CGSize, isResizable: Bool) {
    let node = state.pointee.open(.image, tag: nil)
    state.pointee.set(node, size.width, size.height)
    state.pointee.setObject(node, image)
    if node.pointee.flags.contains(.first) != isResizable {
      if isResizable {
        node.pointee.flags.insert(.first)
      } else {
        node.pointee.flags.remove(.first)
      }
      state.pointee.invalidate(node)
    }
    if image.isTemplate { state.pointee.setPaint(node, environment.foregroundPaint) }
    close()
  }
}

extension GraphState {
  /// Keeps the children of the open node as they are.
  mutating func keepChildren() {
    var last = current.pointee.first
    while let next = last?.pointee.next { last = next }
    previous = last
  }
}
