internal import StyleAPI

extension CellPlacer {
  mutating func placeRows(_ node: CellNode, _ children: [CellNode], joins: Joins) {
    for (offset, child) in zip(node.offsets, children) {
      let before = child.box.minX - node.box.minX
      let after = node.box.maxX - child.box.maxX
      let extra = node.frame.columns - child.size.columns
      var frame = child.size.rect(x: node.frame.x, y: node.frame.y + offset)
      if before + after <= 1, child.isElastic {
        frame.columns += max(0, extra)
      } else {
        frame.x += share(of: extra, before: before, after: after)
      }
      place(child, in: frame, joins: joins)
    }
  }

  mutating func placeColumns(_ node: CellNode, _ children: [CellNode], joins: Joins) {
    var offsets = node.offsets
    var lastColumns = 0
    let extra = node.frame.columns - node.size.columns
    if extra > 0 {
      if let gap = widestGap(children) {
        for index in gap..<offsets.count { offsets[index] += extra }
      } else if let last = children.last, last.isElastic {
        lastColumns = extra
      }
    }
    let drawn = children.indices.filter { !children[$0].size.isEmpty }
    for (position, index) in drawn.enumerated() {
      let child = children[index]
      let before = child.box.minY - node.box.minY
      let after = node.box.maxY - child.box.maxY
      var frame = child.size.rect(x: node.frame.x + offsets[index], y: node.frame.y)
      if index == children.count - 1 { frame.columns += lastColumns }
      let spare = node.frame.rows - child.size.rows
      if before + after <= 1, child.isElastic {
        frame.rows += max(0, spare)
      } else {
        frame.y += share(of: spare, before: before, after: after)
      }
      func touches(_ other: Int?) -> Bool {
        guard let other else { return false }
        let (first, second) = (min(index, other), max(index, other))
        let distance = children[second].box.minX - children[first].box.maxX
        return children[first].isFilled(at: .right) && children[second].isFilled(at: .left)
          && abs(distance) < CellMetric.hairline
          && offsets[first] + children[first].size.columns == offsets[second]
      }
      let previous = position > 0 ? drawn[position - 1] : nil
      let next = position + 1 < drawn.count ? drawn[position + 1] : nil
      place(
        child,
        in: frame,
        joins: Joins(
          left: previous == nil ? joins.left : touches(previous),
          right: next == nil ? joins.right : touches(next)
        )
      )
    }
  }

  /// The thing after the widest gap, if that is a gap which was meant to give.
  private func widestGap(_ children: [CellNode]) -> Int? {
    let gaps = children.indices.dropFirst().map { index in
      (index: index, width: children[index].box.minX - children[index - 1].box.maxX)
    }
    guard let widest = gaps.max(by: { $0.width < $1.width }),
      widest.width >= CellMetric.width * 2
    else { return nil }
    return widest.index
  }

  mutating func place(
    _ node: CellNode,
    _ content: CellNode,
    badge: CellNode,
    isBefore: Bool
  ) {
    let gap = node.offsets.first ?? 0
    let (frame, badgeColumns) = (node.frame, badge.size.columns)
    let contentX = isBefore ? frame.x + badgeColumns + gap : frame.x
    let badgeX = isBefore ? frame.x : contentX + content.size.columns + gap
    func row(_ rows: Int, of middle: Double) -> Int {
      let position = (middle - content.box.minY) / max(content.box.height, 1)
      let share = min(max(position, 0), 1)
      return Int((Double(frame.rows - rows) * share - 0.001).rounded())
    }
    place(
      content,
      in: content.size.rect(x: contentX, y: frame.y + row(content.size.rows, of: content.box.midY))
    )
    place(
      badge,
      in: badge.size.rect(x: badgeX, y: frame.y + row(badge.size.rows, of: badge.box.midY))
    )
  }
}
