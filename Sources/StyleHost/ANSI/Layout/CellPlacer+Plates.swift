internal import StyleAPI

extension CellPlacer {
  /// Up to this distance from a plate's edge its content grows with it, in points.
  private static let margin = CellMetric.height

  mutating func placeBlock(_ node: CellNode, _ mark: Int, joins: Joins) {
    let shape = ink.marks[mark].shape
    let (left, right) = (shape.isRound(at: .left), shape.isRound(at: .right))
    var placement = InkPlacement(frame: node.frame, box: node.box)
    if options.glyphs != .ascii, node.frame.rows == 1 {
      if node.frame.columns == 1 {
        placement.look = left && right ? .dot : .plain
      } else {
        placement.hasLeftCap = left && !joins.left
        placement.hasRightCap = right && !joins.right
      }
    }
    placements[mark] = placement
  }

  mutating func place(
    _ node: CellNode,
    _ plate: CellNode.Plate,
    _ content: CellNode,
    joins: Joins
  ) {
    let (frame, outer, inner, insets) = (node.frame, node.box, content.box, node.insets)
    let horizontal = spread(
      extra: frame.columns - content.size.columns - insets.left - insets.right,
      before: inner.minX - outer.minX,
      after: outer.maxX - inner.maxX,
      content
    )
    let vertical = spread(
      extra: frame.rows - content.size.rows - insets.top - insets.bottom,
      before: inner.minY - outer.minY,
      after: outer.maxY - inner.maxY,
      content
    )
    let contentFrame = CellRect(
      x: frame.x + insets.left + horizontal.shift,
      y: frame.y + insets.top + vertical.shift,
      columns: content.size.columns + horizontal.growth,
      rows: content.size.rows + vertical.growth
    )
    let touchesLeft = contentFrame.x == frame.x
    let touchesRight = contentFrame.endX == frame.endX
    place(
      content,
      in: contentFrame,
      joins: Joins(left: touchesLeft && joins.left, right: touchesRight && joins.right)
    )
    placeFills(node, plate, content, joins: joins)
    if let border = plate.border {
      placements[border] = borderPlacement(node, border, contentFrame, isFrame: plate.isFrame)
    }
  }

  private mutating func placeFills(
    _ node: CellNode,
    _ plate: CellNode.Plate,
    _ content: CellNode,
    joins: Joins
  ) {
    guard let first = plate.fills.first else { return }
    var placement = InkPlacement(frame: node.frame, box: node.box)
    if options.glyphs != .ascii, node.frame.rows == 1 {
      let shape = ink.marks[first].shape
      placement.hasLeftCap = !joins.left && shape.isRound(at: .left) && node.isFree(at: .left)
      placement.hasRightCap = !joins.right && shape.isRound(at: .right) && node.isFree(at: .right)
    }
    for fill in plate.fills { placements[fill] = placement }
  }

  /// A border as a box of line characters, or as brackets where only one row is there.
  ///
  /// A thin line on a plate is left out: the plate's edge shows where it is.
  private func borderPlacement(
    _ node: CellNode,
    _ border: Int,
    _ content: CellRect,
    isFrame: Bool
  ) -> InkPlacement? {
    guard case .line(let width) = ink.marks[border].kind,
      isFrame || width >= CellMetric.width / 2,
      content.x > node.frame.x, content.endX < node.frame.endX
    else { return nil }
    var placement = InkPlacement(frame: node.frame, box: node.box)
    if content.y > node.frame.y, content.endY < node.frame.endY {
      placement.look = .box
    } else if node.frame.rows == 1, isFrame {
      placement.look = .brackets
    } else {
      return nil
    }
    return placement
  }

  /// How far content moves, and how much it grows, on a plate that has cells to spare.
  private func spread(
    extra: Int,
    before: Double,
    after: Double,
    _ content: CellNode
  ) -> (shift: Int, growth: Int) {
    guard extra > 0 else { return (0, 0) }
    if content.isElastic, before <= Self.margin, after <= Self.margin { return (0, extra) }
    return (share(of: extra, before: before, after: after), 0)
  }
}

extension CellNode {
  /// Whether the cell at an edge holds no letter, once everything in the node is placed.
  fileprivate func isFree(at edge: HorizontalCellEdge) -> Bool {
    func isFreeAround(_ inner: CellNode) -> Bool {
      let isApart = edge == .left ? inner.frame.x > frame.x : inner.frame.endX < frame.endX
      return isApart || inner.isFree(at: edge)
    }
    switch kind {
    case .block, .nothing, .rule: return true
    case .plate(_, let content): return isFreeAround(content)
    case .rows(let children): return children.allSatisfy(isFreeAround)
    case .columns(let children):
      let drawn = children.filter { !$0.size.isEmpty }
      return (edge == .left ? drawn.first : drawn.last).map(isFreeAround) ?? true
    case .letters, .literal, .corner, .joined: return false
    }
  }
}
