internal import StyleAPI

/// Tells how many cells each part of an arrangement needs, from the inside out.
struct CellMeasure {
  let ink: Ink
  let options: CellOptions

  /// Distances from this many points on are meant to line things up rather than to part them.
  private static let tab = 20.0
  /// The distance from which two plates below each other have a row between them, in points.
  private static let parting = 6.0

  /// Sets the sizes, insets and offsets of a node and of everything in it.
  func measure(_ node: CellNode) {
    switch node.kind {
    case .letters(let mark):
      guard case .letters(let range) = ink.marks[mark].kind else { return }
      node.size = CellSize(columns: ink.glyphs[range].cells, rows: 1)
    case .literal(let text, _):
      node.size = CellSize(columns: CellWidth.cells(in: text), rows: 1)
    case .block:
      node.size = CellSize(
        columns: max(1, CellMetric.columns(node.box.width)),
        rows: max(1, CellMetric.rows(node.box.height))
      )
    case .rule(_, let isVertical):
      node.size =
        isVertical
        ? CellSize(columns: 1, rows: max(1, CellMetric.rows(node.box.height)))
        : CellSize(columns: max(1, CellMetric.columns(node.box.width)), rows: 1)
    case .nothing: node.size = .zero
    case .plate(let plate, let content): measure(node, plate, content)
    case .rows(let children): measureRows(node, children)
    case .columns(let children): measureColumns(node, children)
    case .corner(let content, let badge, let isBefore):
      measure(content)
      measure(badge)
      let gap = cornerGap(badge, isBefore: isBefore)
      node.offsets = [gap]
      node.size = CellSize(
        columns: content.size.columns + gap + badge.size.columns,
        rows: max(content.size.rows, badge.size.rows)
      )
    case .joined(let children):
      children.forEach(measure)
      node.size = CellSize(
        columns: children.reduce(0) { $0 + $1.size.columns },
        rows: children.reduce(0) { max($0, $1.size.rows) }
      )
    }
  }

  // MARK: Plates

  private func measure(_ node: CellNode, _ plate: CellNode.Plate, _ content: CellNode) {
    measure(content)
    let (outer, inner) = (node.box, content.box)
    // A frame's line and a painted edge need a cell; a plate that is not painted does not.
    let isDrawn = plate.isFrame || options.profile != .none
    let columns = isDrawn ? CellMetric.gapColumns : CellMetric.wholeColumns
    var insets = CellInsets(
      left: columns(inner.minX - outer.minX),
      right: columns(outer.maxX - inner.maxX),
      top: CellMetric.rows(inner.minY - outer.minY),
      bottom: CellMetric.rows(outer.maxY - inner.maxY)
    )
    let isRoomy =
      inner.minY - outer.minY > Self.parting && outer.maxY - inner.maxY > Self.parting
    if plate.isFrame, isRoomy {
      insets.top = max(1, insets.top)
      insets.bottom = max(1, insets.bottom)
    }
    node.insets = insets
    node.size = CellSize(
      columns: content.size.columns + insets.left + insets.right,
      rows: content.size.rows + insets.top + insets.bottom
    )
  }

  /// Whether a node begins or ends with a plate's round cap.
  func hasCap(_ node: CellNode, at edge: HorizontalCellEdge) -> Bool {
    switch node.kind {
    case .plate(let plate, let content):
      guard options.profile != .none, options.glyphs != .ascii, node.size.rows == 1 else {
        return false
      }
      let inset = edge == .left ? node.insets.left : node.insets.right
      if inset == 0 { return hasCap(content, at: edge) }
      return plate.fills.first.map { ink.marks[$0].shape.isRound(at: edge) } ?? false
    case .columns(let children):
      let solid = children.filter { !$0.size.isEmpty }
      guard let end = edge == .left ? solid.first : solid.last else { return false }
      return hasCap(end, at: edge)
    default: return false
    }
  }

  /// The columns between content and the badge on its corner: none where a round cap parts them.
  private func cornerGap(_ badge: CellNode, isBefore: Bool) -> Int {
    hasCap(badge, at: isBefore ? .right : .left) ? 0 : 1
  }

  // MARK: Columns

  private func measureColumns(_ node: CellNode, _ children: [CellNode]) {
    children.forEach(measure)
    evenOut(children)
    node.offsets = Array(repeating: 0, count: children.count)
    for index in children.indices {
      node.offsets[index] = start(of: index, in: node, children)
    }
    node.size = size(ofColumns: node, children)
  }

  /// Gives plates of the same width in points the same width in cells.
  private func evenOut(_ children: [CellNode]) {
    let plates = children.filter { if case .plate = $0.kind { true } else { false } }
    guard plates.count > 1 else { return }
    for plate in plates {
      let same = plates.filter { abs($0.box.width - plate.box.width) < 0.25 }
      let columns = same.reduce(0) { max($0, $1.size.columns) }
      for other in same { other.size.columns = columns }
    }
  }

  /// The first column of a thing, from what is before it.
  private func start(of index: Int, in node: CellNode, _ children: [CellNode]) -> Int {
    let child = children[index]
    guard !child.size.isEmpty,
      let previous = children[..<index].lastIndex(where: { !$0.size.isEmpty })
    else { return index == 0 ? 0 : node.offsets[index - 1] }
    let end = node.offsets[previous] + children[previous].size.columns
    let distance = child.box.minX - children[index - 1].box.maxX
    // Icons that are not drawn leave no room, but part what is beside them.
    let isParted = previous < index - 1
    if distance >= Self.tab, !isParted {
      return max(end + 1, CellMetric.columns(child.box.minX - node.box.minX))
    }
    let isOnPlates =
      children[previous].isFilled(at: .right) && child.isFilled(at: .left)
    if distance < (isOnPlates ? -CellMetric.hairline : -0.5) {
      return end + (hasCap(child, at: .left) ? 0 : 1)
    }
    return end + max(CellMetric.gapColumns(distance), isParted ? 1 : 0)
  }

  private func size(ofColumns node: CellNode, _ children: [CellNode]) -> CellSize {
    var size = CellSize.zero
    var isFilled = false
    for (offset, child) in zip(node.offsets, children) {
      size.columns = max(size.columns, offset + child.size.columns)
      size.rows = max(size.rows, child.size.rows)
      isFilled = isFilled || node.box.height - child.box.height <= CellMetric.height / 2
    }
    // Where nothing is as high as the whole, things stand at different heights.
    if !isFilled { size.rows = max(size.rows, CellMetric.rows(node.box.height)) }
    return size
  }

  // MARK: Rows

  private func measureRows(_ node: CellNode, _ children: [CellNode]) {
    children.forEach(measure)
    alignStarts(in: node, children)
    var y = 0
    var last: CellNode?
    var isFilled = false
    node.offsets = []
    node.size = .zero
    for (index, child) in children.enumerated() {
      if let last, !child.size.isEmpty {
        let distance = child.box.minY - children[index - 1].box.maxY
        let isParted = last.isFilled && child.isFilled && distance >= Self.parting
        y += max(CellMetric.rows(distance), isParted ? 1 : 0)
      }
      node.offsets.append(y)
      guard !child.size.isEmpty else { continue }
      y += child.size.rows
      node.size.columns = max(node.size.columns, child.size.columns)
      isFilled = isFilled || node.box.width - child.box.width <= CellMetric.width / 2
      last = child
    }
    node.size.rows = y
    if !isFilled, y > 0 {
      node.size.columns = max(node.size.columns, CellMetric.columns(node.box.width))
    }
  }

  /// Keeps the columns of a table: what starts at the same point in several rows, as the same thing
  /// of its row, starts in the same column.
  private func alignStarts(in node: CellNode, _ children: [CellNode]) {
    let rows = children.compactMap { row -> (node: CellNode, children: [CellNode])? in
      guard case .columns(let things) = row.kind, row.box.minX - node.box.minX <= 1
      else { return nil }
      return (row, things)
    }
    guard rows.count > 1 else { return }
    let count = rows.reduce(0) { max($0, $1.children.count) }
    for index in 1..<count {
      var stops: [Int: (column: Int, rows: [CellNode])] = [:]
      for row in rows where row.children.count > index {
        row.node.offsets[index] = start(of: index, in: row.node, row.children)
        let key = Int((row.children[index].box.minX * 2).rounded())
        stops[key, default: (0, [])].rows.append(row.node)
        stops[key, default: (0, [])].column.raise(to: row.node.offsets[index])
      }
      for stop in stops.values {
        for row in stop.rows { row.offsets[index] = stop.column }
      }
    }
    for row in rows { row.node.size = size(ofColumns: row.node, row.children) }
  }
}

extension Int {
  fileprivate mutating func raise(to other: Int) { self = Swift.max(self, other) }
}
