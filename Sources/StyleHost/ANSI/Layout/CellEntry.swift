internal import StyleAPI

/// A mark, or a group that is arranged already, on its way to its plate.
struct CellEntry {
  /// Where it is, in points.
  let box: CGRect
  /// The index of the mark; `nil` for a group.
  let mark: Int?
  /// The arranged group; `nil` for a mark.
  let node: CellNode?
  /// Whether it is content for the badge that comes next.
  let isDecorated: Bool
  /// What kind of mark it is; `nil` for a group.
  let kind: InkMark.Kind?
  /// Whether it hides what it covers.
  let isOpaque: Bool
  /// Whether it is a filled line, thinner than half a cell.
  let isThin: Bool
  /// Whether it is a thin line that divides things, and is drawn as such.
  let isRule: Bool
  /// Whether both of its ends are round.
  let isRound: Bool

  init(_ node: CellNode, isDecorated: Bool) {
    box = node.box
    mark = nil
    self.node = node
    self.isDecorated = isDecorated
    kind = nil
    isOpaque = false
    isThin = false
    isRule = false
    isRound = false
  }

  init(_ index: Int, _ mark: InkMark, isInBadge: Bool) {
    box = mark.box
    self.mark = index
    node = nil
    isDecorated = false
    kind = mark.kind
    isOpaque = mark.isOpaque
    if case .fill = mark.kind {
      // Within a badge a thin line is an ornament, beside or between other things it divides.
      let isHorizontal = box.height < CellMetric.height / 2 && box.width >= CellMetric.width * 2
      let isVertical = box.width < CellMetric.width / 2 && box.height >= CellMetric.height
      isThin = isHorizontal || isVertical
      isRule = isThin && !isInBadge
      isRound = mark.shape.isRound(at: .left) && mark.shape.isRound(at: .right)
    } else {
      isThin = false
      isRule = false
      isRound = false
    }
  }

  /// Whether it is large enough to hold a text.
  var canBePlate: Bool {
    box.width >= CellMetric.width / 2 && box.height >= CellMetric.height / 2
  }

  /// Whether it covers the same cells as another, as the layers of one plate do.
  func isLayer(of other: CellEntry) -> Bool {
    let shared = box.intersection(other.box)
    return abs(box.minX - other.box.minX) <= CellMetric.width / 2
      && abs(box.maxX - other.box.maxX) <= CellMetric.width / 2
      && abs(box.minY - other.box.minY) <= CellMetric.height * 3 / 8
      && abs(box.maxY - other.box.maxY) <= CellMetric.height * 3 / 8
      && shared.area >= 0.5 * max(box.area, other.box.area)
  }
}
