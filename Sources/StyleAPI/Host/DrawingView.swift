/// A finished drawing as a view of fixed size: what somebody else has laid out.
///
/// Badges that are drawn by another process come back as drawings and stand in the layout by this
/// view.
@_spi(Host)
public struct DrawingView: View {
  private let object: DrawingObject

  /// Makes a view of a drawing.
  ///
  /// - Parameters:
  ///   - list: The drawing; its bounds are the view's box, and its ink may stick out of it.
  ///   - firstTextBaseline: The first baseline, in points from the top, if there is text in it.
  ///   - lastTextBaseline: The last baseline, in points from the top.
  public init(
    _ list: DisplayList,
    firstTextBaseline: Double? = nil,
    lastTextBaseline: Double? = nil
  ) {
    object = DrawingObject(list, first: firstTextBaseline, last: lastTextBaseline)
  }

  /// Adds the drawing.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    let node = context.state.pointee.open(.drawing, tag: nil)
    let size = view.object.list.bounds.size
    context.state.pointee.set(node, size.width, size.height)
    if let old = node.object(DrawingObject.self), !old.hasSameGuides(as: view.object) {
      context.state.pointee.invalidate(node)
    }
    context.state.pointee.setObject(node, view.object)
    context.close()
  }
}

/// The drawing that a node holds.
final class DrawingObject {
  let list: DisplayList
  private let first: Double?
  private let last: Double?

  init(_ list: DisplayList, first: Double?, last: Double?) {
    self.list = list
    self.first = first
    self.last = last
  }

  func hasSameGuides(as other: DrawingObject) -> Bool {
    first == other.first && last == other.last
  }

  func guide(_ key: AlignmentKey) -> Double? {
    switch key {
    case .firstTextBaseline: first
    case .lastTextBaseline: last
    default: nil
    }
  }
}

extension DisplayListBuilder {
  /// Copies a drawing to the node's place.
  mutating func drawDrawing(_ node: NodePointer, in rect: CGRect) {
    guard let drawing = node.object(DrawingObject.self)?.list, !drawing.items.isEmpty else {
      return
    }
    let x = rect.minX - drawing.bounds.minX
    let y = rect.minY - drawing.bounds.minY
    list.pointee.append(drawing, movedBy: CGPoint(x: x, y: y))
    addInk(drawing.ink.offsetBy(dx: x, dy: y))
  }
}
