internal import StyleAPI

/// Finds rows and columns among boxes.
///
/// Boxes are cut apart by horizontal lines that cross none of them, each part by vertical lines,
/// and so on: the recursive X-Y cut of Nagy and Seth, "Hierarchical representation of optically
/// scanned documents" (1984). Boxes that overlap are put in reading order, beside each other if
/// their middles are about as high, so that none hides another.
enum CellArrangement {
  /// How far boxes may overlap and still be told apart, in points.
  private static let overlap = (x: CellMetric.hairline, y: CellMetric.height / 4)
  /// How far the middles of overlapping boxes on one row may differ in height, in points.
  ///
  /// A badge whose middle is on the corner of one line of text is half a cell above it.
  private static let sameRow = CellMetric.height / 2 + 0.5
  /// Cuts below this depth are not searched for any more.
  private static let deepest = 48

  /// The arrangement of things; `nil` if there are none.
  static func arrange(_ nodes: [CellNode], depth: Int = 0) -> CellNode? {
    guard let first = nodes.first else { return nil }
    guard nodes.count > 1 else { return first }
    guard depth < deepest else { return readingOrder(nodes) }
    let rows = cut(nodes, start: \.box.minY, end: \.box.maxY, overlap: overlap.y)
    if rows.count > 1 {
      return stack(rows.compactMap { arrange($0, depth: depth + 1) }, CellNode.Kind.rows)
    }
    let columns = cut(nodes, start: \.box.minX, end: \.box.maxX, overlap: overlap.x)
    if columns.count > 1 {
      return stack(columns.compactMap { arrange($0, depth: depth + 1) }, CellNode.Kind.columns)
    }
    return readingOrder(nodes)
  }

  /// Parts that no line along the other axis crosses, in order.
  private static func cut(
    _ nodes: [CellNode],
    start: (CellNode) -> Double,
    end: (CellNode) -> Double,
    overlap: Double
  ) -> [[CellNode]] {
    var parts: [[CellNode]] = []
    var reach = -Double.infinity
    for node in sorted(nodes, by: start) {
      if start(node) >= reach - overlap {
        parts.append([node])
      } else {
        parts[parts.count - 1].append(node)
      }
      reach = max(reach, end(node))
    }
    return parts
  }

  private static func readingOrder(_ nodes: [CellNode]) -> CellNode? {
    var lines: [[CellNode]] = []
    var middle = -Double.infinity
    for node in sorted(nodes, by: \.box.midY) {
      if lines.isEmpty || node.box.midY - middle > sameRow {
        lines.append([])
        middle = node.box.midY
      }
      lines[lines.count - 1].append(node)
    }
    return stack(
      lines.compactMap { stack(sorted($0, by: \.box.midX), CellNode.Kind.columns) },
      CellNode.Kind.rows
    )
  }

  private static func stack(
    _ nodes: [CellNode],
    _ kind: ([CellNode]) -> CellNode.Kind
  ) -> CellNode? {
    guard let first = nodes.first else { return nil }
    guard nodes.count > 1 else { return first }
    let box = nodes.dropFirst().reduce(first.box) { $0.union($1.box) }
    return CellNode(kind(nodes), box: box)
  }

  /// Things in the order of a number; those with the same number stay in painter's order.
  private static func sorted(
    _ nodes: [CellNode],
    by key: (CellNode) -> Double
  ) -> [CellNode] {
    nodes.enumerated()
      .sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }
}
