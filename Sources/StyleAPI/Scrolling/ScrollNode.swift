/// The node in which content moves.
struct ScrollFrame<Content: View>: View {
  private let object: ScrollObject
  private let offset: CGPoint
  private let content: Content

  /// Makes a frame around one view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content moves.
  ///   - offset: The points by which it is moved.
  ///   - position: What is told how far it can be moved; nil for a row of views of which the second
  ///     has to be seen.
  ///   - hasBar: Whether a bar shows what part of the content is seen.
  ///   - isFocused: Whether the arrow keys move the content.
  init(
    axes: Axis.Set,
    offset: CGPoint = .zero,
    position: ScrollPosition? = nil,
    hasBar: Bool = false,
    isFocused: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    object = ScrollObject(axes: axes, position: position, hasBar: hasBar, isFocused: isFocused)
    self.offset = offset
    self.content = content()
  }

  static func _make(_ view: Self, _ context: _ViewContext) {
    context.open(.scroll, 0)
    let node = context.state.pointee.current
    context.state.pointee.set(node, view.offset.x, view.offset.y)
    let old = node.object(ScrollObject.self)
    if old?.axes != view.object.axes || old?.hasBar != view.object.hasBar {
      context.state.pointee.invalidate(node)
    }
    // It holds until the next layout, which there may be no need for.
    if let old { view.object.contentSize = old.contentSize }
    context.state.pointee.setObject(node, view.object)
    let color = view.object.isFocused ? Color.accentColor : Color.secondary
    context.state.pointee.setPaint(node, color._paint(in: context.environment))
    Content._make(view.content, context)
    context.close()
  }
}

/// What a scrolling node holds.
final class ScrollObject {
  let axes: Axis.Set
  let position: ScrollPosition?
  let hasBar: Bool
  let isFocused: Bool
  /// The size of the content, as of the last layout.
  var contentSize = CGSize.zero

  init(axes: Axis.Set, position: ScrollPosition?, hasBar: Bool, isFocused: Bool) {
    self.axes = axes
    self.position = position
    self.hasBar = hasBar
    self.isFocused = isFocused
  }

  /// The width of the room for a bar in points.
  static let barWidth = 8.0
}

// MARK: - Layout

extension LayoutEngine {
  /// What the content is offered, and whether there is a bar beside it.
  private func scrolled(
    _ object: ScrollObject,
    _ content: NodePointer,
    _ proposal: Proposal
  ) -> (proposal: Proposal, bar: Double) {
    var inner = Proposal(
      width: object.axes.contains(.horizontal) ? .nan : proposal.width,
      height: object.axes.contains(.vertical) ? .nan : proposal.height
    )
    guard object.hasBar, object.axes.contains(.vertical), proposal.height.isFinite,
      size(content, inner).height > proposal.height
    else { return (inner, 0) }
    if inner.width.isFinite { inner.width = max(inner.width - ScrollObject.barWidth, 0) }
    return (inner, ScrollObject.barWidth)
  }

  func scrollSize(_ node: NodePointer, _ proposal: Proposal) -> CGSize {
    guard let object = node.object(ScrollObject.self), let content = node.firstLayoutChild else {
      return .zero
    }
    let (inner, bar) = scrolled(object, content, proposal)
    let size = size(content, inner)
    func length(_ axis: Axis.Set, _ proposed: Double, _ length: Double) -> Double {
      object.axes.contains(axis) && proposed.isFinite ? proposed : length
    }
    return CGSize(
      width: length(.horizontal, proposal.width, size.width + bar),
      height: length(.vertical, proposal.height, size.height)
    )
  }

  func placeScroll(_ node: NodePointer, _ size: CGSize) {
    guard let object = node.object(ScrollObject.self), let content = node.firstLayoutChild else {
      return
    }
    let (inner, bar) = scrolled(object, content, Proposal(size))
    let room = CGSize(width: size.width - bar, height: size.height)
    place(content, at: .zero, inner)
    object.contentSize = content.pointee.size
    let limit = CGSize(
      width: object.axes.contains(.horizontal) ? max(object.contentSize.width - room.width, 0) : 0,
      height: object.axes.contains(.vertical) ? max(object.contentSize.height - room.height, 0) : 0
    )
    object.position?.note(limit: limit, viewport: room)
    var x = node.pointee.a
    if object.position == nil { x = offset(toSeeSecondViewOf: content, in: room.width) }
    content.pointee.origin = CGPoint(
      x: -min(max(x, 0), limit.width),
      y: -min(max(node.pointee.b, 0), limit.height)
    )
  }

  private func offset(toSeeSecondViewOf row: NodePointer, in width: Double) -> Double {
    guard let first = row.firstLayoutChild, let second = first.nextLayoutItem(below: row) else {
      return 0
    }
    return second.pointee.origin.x + second.pointee.size.width - width
  }
}

// MARK: - Drawing

extension DisplayListBuilder {
  mutating func drawScroll(_ node: NodePointer, in rect: CGRect) {
    guard let object = node.object(ScrollObject.self), let content = node.firstLayoutChild else {
      return
    }
    let size = object.contentSize
    guard size.width > rect.width || size.height > rect.height else {
      return draw(content, below: rect.origin)
    }
    let saved = clip
    let box = transform.applied(to: rect)
    clip = saved.map { $0.intersection(box) } ?? box
    group(.beginClip(.rectangle(rect))) {
      let first = $0.list.pointee.items.count
      $0.draw(content, below: rect.origin)
      $0.removeUnseen(from: first, outside: rect)
      if object.hasBar, size.height > rect.height { $0.drawBar(of: node, object, in: rect) }
    }
    clip = saved
  }

  /// Takes away what lies outside of a rectangle: nobody sees it, and none should hear of it.
  private mutating func removeUnseen(from first: Int, outside rect: CGRect) {
    var kept: [DisplayItem] = []
    /// Where in what is kept each open group starts, and whether its items lie where they say.
    var open: [(start: Int, isPlain: Bool)] = []
    for item in list.pointee.items[first...] {
      if item == .end, let group = open.popLast() {
        if group.start == kept.count - 1 { kept.removeLast() } else { kept.append(item) }
        continue
      }
      let isPlain = open.last?.isPlain ?? true
      if item.opens {
        open.append((kept.count, isPlain && !item.movesContent))
      } else if isPlain, let box = box(of: item), !rect.touches(box) {
        continue
      }
      kept.append(item)
    }
    list.pointee.items.replaceSubrange(first..., with: kept)
  }

  /// About where an item is drawn; nil where it draws nothing of its own.
  private func box(of item: DisplayItem) -> CGRect? {
    switch item {
    case .fill(let outline, _): bounds(of: outline)
    case .stroke(let outline, _, let stroke): bounds(of: outline, stroke)
    case .text(let run):
      CGRect(
        x: run.origin.x,
        y: run.origin.y - run.font.size,
        width: run.width,
        height: run.font.size * 1.25
      )
    case .image(_, let rect): rect
    default: nil
    }
  }

  /// Draws beside the content what part of it is seen.
  private mutating func drawBar(of node: NodePointer, _ object: ScrollObject, in rect: CGRect) {
    let start = rect.minY + rect.height * -node.firstOriginY / object.contentSize.height
    let length = rect.height * rect.height / object.contentSize.height
    let paint = DisplayPaint.color(node.pointee.color)
    guard engine.metrics.name == "cells" else {
      let bar = CGRect(
        x: rect.maxX - 5,
        y: start + 1,
        width: 4,
        height: max(length - 2, min(12, rect.height))
      )
      return fill(.rounded(bar, radius: 2), paint)
    }
    drawCells(of: node, object, paint, from: start, to: start + length, in: rect)
  }

  /// Draws the bar by one letter a row: where nothing else shows it, it says who has the focus.
  private mutating func drawCells(
    of node: NodePointer,
    _ object: ScrollObject,
    _ paint: DisplayPaint,
    from start: Double,
    to end: Double,
    in rect: CGRect
  ) {
    let font = TextLook(EnvironmentValues()).resolvedFont
    let line = engine.metrics.lineMetrics(font: font)
    // A row of which half is in sight is seen.
    let rows = Int((rect.height / line.height).rounded())
    let first = min(Int(((start - rect.minY) / line.height).rounded()), rows - 1)
    let last = max(first + 1, Int(((end - rect.minY) / line.height).rounded()))
    for row in 0..<rows {
      let isInBar = first..<last ~= row
      let text = span(isInBar ? (object.isFocused ? "#" : "|") : ".")
      let origin = CGPoint(
        x: rect.maxX - ScrollObject.barWidth,
        y: rect.minY + Double(row) * line.height + line.ascent
      )
      list.pointee.items.append(
        .text(
          DisplayText(
            text: text,
            origin: origin,
            width: ScrollObject.barWidth,
            font: font,
            paint: paint
          )
        )
      )
    }
    addInk(rect)
  }
}

extension UnsafeMutablePointer<Node> {
  /// How far the content of a scrolling node lies below the node's top, in points.
  fileprivate var firstOriginY: Double { firstLayoutChild?.pointee.origin.y ?? 0 }
}

extension DisplayItem {
  /// Whether what is in the group is drawn elsewhere too, or not where it says.
  fileprivate var movesContent: Bool {
    switch self {
    case .beginTransform, .beginShadow: true
    default: false
    }
  }
}

extension CGRect {
  /// Whether another rectangle lies in this one in part, or on its edge.
  fileprivate func touches(_ other: CGRect) -> Bool {
    other.maxX >= minX && other.minX <= maxX && other.maxY >= minY && other.minY <= maxY
  }
}
