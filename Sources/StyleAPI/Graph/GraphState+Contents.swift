// What a node holds: setting it lets go of what was there before.

extension GraphState {
  mutating func set(_ node: NodePointer, _ a: Double, _ b: Double = 0, _ c: Double = 0) {
    if !node.pointee.a.isIdentical(to: a) || !node.pointee.b.isIdentical(to: b)
      || !node.pointee.c.isIdentical(to: c)
    {
      invalidate(node)
    }
    node.pointee.a = a
    node.pointee.b = b
    node.pointee.c = c
  }

  mutating func set(_ node: NodePointer, _ color: DisplayColor) {
    node.pointee.color = color
  }

  mutating func setObject(_ node: NodePointer, _ object: AnyObject?) {
    node.pointee.object?.release()
    node.pointee.object = object.map { Unmanaged.passRetained($0) }
  }

  /// Hangs the first entry of an environment on a node.
  mutating func setEntry(_ entry: Unmanaged<_EnvironmentEntry>?, of node: NodePointer) {
    _ = entry?.retain()
    node.pointee.object?.release()
    node.pointee.object = entry.map { .fromOpaque($0.toOpaque()) }
  }

  mutating func setPaint(_ node: NodePointer, _ paint: _Paint) {
    node.pointee.paintObject?.release()
    switch paint {
    case .color(let color):
      node.pointee.paintObject = nil
      node.pointee.color = color
    case .gradient(let gradient):
      node.pointee.paintObject = .passRetained(gradient)
    }
  }
}
