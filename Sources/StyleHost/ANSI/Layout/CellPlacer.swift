internal import StyleAPI

/// Gives each part of a measured arrangement its cells, from the outside in.
struct CellPlacer {
  /// Which sides of a thing touch another plate: there it has no round end.
  struct Joins {
    var left = false
    var right = false
  }

  let ink: Ink
  let options: CellOptions
  /// The placements by the index of the mark; `nil` for what is not drawn.
  var placements: [InkPlacement?]
  private(set) var literals: [LiteralPlacement] = []

  init(ink: Ink, options: CellOptions) {
    self.ink = ink
    self.options = options
    placements = Array(repeating: nil, count: ink.marks.count)
  }

  /// Places a node and everything in it.
  mutating func place(_ node: CellNode, in frame: CellRect, joins: Joins = Joins()) {
    node.frame = frame
    guard !node.size.isEmpty else { return }
    switch node.kind {
    case .letters(let mark):
      placements[mark] = InkPlacement(frame: frame, box: node.box)
    case .literal(let text, let link):
      literals.append(LiteralPlacement(text: text, x: frame.x, y: frame.y, link: link))
    case .block(let mark): placeBlock(node, mark, joins: joins)
    case .rule(let mark, let isVertical):
      placements[mark] = InkPlacement(
        frame: frame,
        box: node.box,
        look: .rule(isVertical: isVertical)
      )
    case .nothing: break
    case .plate(let plate, let content): place(node, plate, content, joins: joins)
    case .rows(let children): placeRows(node, children, joins: joins)
    case .columns(let children): placeColumns(node, children, joins: joins)
    case .corner(let content, let badge, let isBefore):
      place(node, content, badge: badge, isBefore: isBefore)
    case .joined(let children):
      var x = frame.x
      for (index, child) in children.enumerated() {
        let y = index == 0 ? 0 : index == children.count - 1 ? node.size.rows - 1 : 0
        place(child, in: child.size.rect(x: x, y: frame.y + y))
        x += child.size.columns
      }
    }
  }

  /// The part of spare cells that comes before a thing, by the distances on its two sides.
  func share(of extra: Int, before: Double, after: Double) -> Int {
    let (before, after) = (max(before, 0), max(after, 0))
    guard extra > 0, before + after > 0 else { return 0 }
    return Int((Double(extra) * before / (before + after) - 0.001).rounded())
  }
}

extension CellSize {
  func rect(x: Int, y: Int) -> CellRect {
    CellRect(x: x, y: y, columns: columns, rows: rows)
  }
}

extension CellRect {
  var size: CellSize { CellSize(columns: columns, rows: rows) }
}
