internal import StyleAPI

extension CellPlacer {
  /// Places regions that are drawn over others, where their points are in cells.
  mutating func place(_ floating: [FloatingInk]) {
    for item in floating {
      let (container, box) = (item.container, ink.marks[item.mark].box)
      guard !container.frame.size.isEmpty else { continue }
      let nodes = [container] + item.neighbors
      let x = CellScale(
        nodes.map { ($0.box.minX, $0.box.maxX, $0.frame.x, $0.frame.endX) },
        cell: CellMetric.width
      )
      let y = CellScale(
        nodes.map { ($0.box.minY, $0.box.maxY, $0.frame.y, $0.frame.endY) },
        cell: CellMetric.height
      )
      let columns = x.cells(from: box.minX, to: box.maxX)
      let rows = y.cells(from: box.minY, to: box.maxY)
      guard !columns.isEmpty, !rows.isEmpty else { continue }
      let frame = CellRect(
        x: columns.lowerBound,
        y: rows.lowerBound,
        columns: columns.count,
        rows: rows.count
      )
      var placement = InkPlacement(frame: frame, box: box)
      // At the round end of a plate it is cut as the plate is.
      if let plate = container.firstMark.flatMap({ placements[$0] }), frame.rows == 1 {
        placement.hasLeftCap = plate.hasLeftCap && frame.x == plate.frame.x
        placement.hasRightCap = plate.hasRightCap && frame.endX == plate.frame.endX
      }
      placements[item.mark] = placement
    }
  }
}

extension CellNode {
  /// The lowest mark of a plate or a region.
  fileprivate var firstMark: Int? {
    switch kind {
    case .plate(let plate, _): plate.fills.first
    case .block(let mark): mark
    default: nil
    }
  }
}
