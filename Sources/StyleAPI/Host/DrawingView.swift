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

  func guide(_ key: AlignmentKey) -> Double? {
    switch key {
    case .firstTextBaseline: first
    case .lastTextBaseline: last
    default: nil
    }
  }
}

extension DisplayListBuilder {
  /// Copies a drawing to the node's place, with its texts, paths, gradients and images.
  mutating func drawDrawing(_ node: NodePointer, in rect: CGRect) {
    guard let drawing = node.object(DrawingObject.self)?.list, !drawing.items.isEmpty else {
      return
    }
    let offsets = ItemOffsets(
      text: Int32(list.pointee.text.count),
      path: Int32(list.pointee.path.count),
      gradient: Int32(list.pointee.gradients.count),
      image: Int32(list.pointee.images.count)
    )
    list.pointee.text += drawing.text
    list.pointee.path += drawing.path
    list.pointee.gradients += drawing.gradients
    list.pointee.images += drawing.images
    let x = rect.minX - drawing.bounds.minX
    let y = rect.minY - drawing.bounds.minY
    group(.beginTransform(DisplayTransform(scaleX: 1, scaleY: 1, translateX: x, translateY: y))) {
      $0.list.pointee.items += drawing.items.map { $0.moved(by: offsets) }
    }
    addInk(drawing.ink.offsetBy(dx: x, dy: y))
  }
}

/// How far the buffers of a drawing are moved when it becomes a part of another.
struct ItemOffsets {
  var text: Int32
  var path: Int32
  var gradient: Int32
  var image: Int32
}

extension DisplayItem {
  func moved(by offsets: ItemOffsets) -> DisplayItem {
    switch self {
    case .fill(let outline, let paint): .fill(outline.moved(by: offsets), paint.moved(by: offsets))
    case .stroke(let outline, let paint, let stroke):
      .stroke(outline.moved(by: offsets), paint.moved(by: offsets), stroke)
    case .text(let run): .text(run.moved(by: offsets))
    case .image(let index, let rect): .image(index + offsets.image, rect)
    case .beginClip(let outline): .beginClip(outline.moved(by: offsets))
    case .beginLink(let span): .beginLink(span.moved(by: offsets))
    case .beginLabel(let span): .beginLabel(span.moved(by: offsets))
    case .beginHelp(let span): .beginHelp(span.moved(by: offsets))
    case .beginOpacity, .beginShadow, .beginTransform, .beginRole, .end: self
    }
  }
}

extension DisplayText {
  fileprivate func moved(by offsets: ItemOffsets) -> DisplayText {
    var run = self
    run.text = text.moved(by: offsets)
    run.paint = paint.moved(by: offsets)
    return run
  }
}

extension TextSpan {
  fileprivate func moved(by offsets: ItemOffsets) -> TextSpan {
    TextSpan(first: first + offsets.text, count: count)
  }
}

extension DisplayPaint {
  fileprivate func moved(by offsets: ItemOffsets) -> DisplayPaint {
    switch self {
    case .color: self
    case .gradient(let index): .gradient(index + offsets.gradient)
    }
  }
}

extension DisplayOutline {
  fileprivate func moved(by offsets: ItemOffsets) -> DisplayOutline {
    switch self {
    case .path(let first, let count, let evenOdd):
      .path(first: first + offsets.path, count: count, evenOdd: evenOdd)
    case .rectangle, .rounded, .uneven, .ellipse: self
    }
  }
}
