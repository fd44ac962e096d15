internal import StyleAPI

/// Takes a drawing apart: which plate holds what, and what stands beside or below what.
struct CellTreeBuilder {
  let ink: Ink
  let options: CellOptions
  /// Whether regions smaller than half a cell are kept.
  let keepsSmallInk: Bool
  /// Regions without a place of their own.
  private(set) var floating: [FloatingInk] = []

  /// Plates within plates below this depth are drawn where they are and arrange nothing.
  private static let deepest = 120
  /// A plate must be this high, in points, for lines on it to divide it; else they are ornaments.
  private static let dividable = CellMetric.height * 2.5

  init(_ ink: Ink, options: CellOptions, keepsSmallInk: Bool) {
    self.ink = ink
    self.options = options
    self.keepsSmallInk = keepsSmallInk
  }

  /// The arrangement of the whole drawing; `nil` if there is nothing in it.
  mutating func build() -> CellNode? {
    content(of: entries(of: 0, depth: 0, isInBadge: false), depth: 0)
  }

  /// Marks and groups as things to arrange; the parts of a badge are no groups of their own.
  private mutating func entries(of group: Int, depth: Int, isInBadge: Bool) -> [CellEntry] {
    entries(of: group, depth: depth, isInBadge: isInBadge) { builder, part in
      builder.entries(of: part, depth: depth, isInBadge: isInBadge)
    }
  }

  /// Marks and groups as things to arrange.
  ///
  /// - Parameter part: Returns the things of a badge's part.
  mutating func entries(
    of group: Int,
    depth: Int,
    isInBadge: Bool,
    part: (inout CellTreeBuilder, Int) -> [CellEntry]
  ) -> [CellEntry] {
    var entries: [CellEntry] = []
    for item in ink.groups[group].items {
      switch item {
      case .mark(let mark):
        entries.append(CellEntry(mark, ink.marks[mark], isInBadge: isInBadge))
      case .group(let inner):
        let role = ink.groups[inner].role
        if let role, role.isPart {
          entries += part(&self, inner)
        } else if let node = node(of: inner, depth: depth + 1) {
          if role == .overlayBadge, let last = entries.last, last.isDecorated,
            let content = last.node
          {
            let corner = Self.corner(of: content, badge: node)
            entries[entries.count - 1] = CellEntry(corner, isDecorated: true)
          } else {
            entries.append(CellEntry(node, isDecorated: role == .decorated))
          }
        }
      }
    }
    return entries
  }

  /// A group as one thing.
  private mutating func node(of group: Int, depth: Int) -> CellNode? {
    let role = ink.groups[group].role
    let isBadge = role == .badge || role == .overlayBadge
    if isBadge, options.profile == .none { return bracketed(group, depth: depth) }
    return content(of: entries(of: group, depth: depth, isInBadge: isBadge), depth: depth)
  }

  /// Content and the badge on its corner: the badge stands on the side where most of it lies.
  private static func corner(of content: CellNode, badge: CellNode) -> CellNode {
    let isBefore = badge.box.midX < content.box.midX - content.box.width / 8
    return CellNode(
      .corner(content, badge: badge, isBefore: isBefore),
      box: content.box
    )
  }

  // MARK: Plates

  /// Arranges things, each on the smallest plate that holds it.
  private mutating func content(of entries: [CellEntry], depth: Int) -> CellNode? {
    guard depth < Self.deepest else { return arrange(leaves(of: entries)) }
    var plates = CellPlates(entries)
    plates.removeHidden(glyphs: ink.glyphs)
    plates.assign()
    return arrange(children(of: nil, in: plates, depth: depth))
  }

  private mutating func children(
    of plate: Int?,
    in plates: CellPlates,
    depth: Int
  ) -> [CellNode] {
    plates.children(of: plate).compactMap { node(for: $0, in: plates, depth: depth) }
  }

  private mutating func node(for entry: Int, in plates: CellPlates, depth: Int) -> CellNode? {
    guard let plate = plates.plate(at: entry) else { return leaf(plates.entries[entry]) }
    guard depth < Self.deepest else { return arrange(flattened(entry, in: plates)) }
    var inner = children(of: entry, in: plates, depth: depth + 1)
    guard inner.contains(where: \.isSolid) else {
      return leaf(plates.entries[entry], plate: plate, ornaments: inner)
    }
    if plates.entries[entry].box.height < Self.dividable {
      inner.removeAll { if case .rule = $0.kind { true } else { false } }
    }
    let firstFloating = floating.count
    guard let content = arrange(inner) else { return nil }
    // Letters that stick out widen their plate.
    let box = plates.entries[entry].box.union(content.box)
    let node = CellNode(.plate(plate, content), box: box)
    // What floats among the plate's content is drawn on the plate.
    move(floatingOn: content, to: node, from: firstFloating)
    return node
  }

  /// Everything on a plate, as if there were no plates on it.
  private func flattened(_ entry: Int, in plates: CellPlates) -> [CellNode] {
    var nodes: [CellNode] = []
    var waiting = [entry]
    while let next = waiting.popLast() {
      if let node = leaf(plates.entries[next]) { nodes.append(node) }
      waiting += plates.children(of: next).reversed()
    }
    return nodes
  }

  /// A thing that holds nothing readable; the ornaments on it are drawn where they are.
  private mutating func leaf(
    _ entry: CellEntry,
    plate: CellNode.Plate,
    ornaments: [CellNode]
  ) -> CellNode? {
    guard let node = leaf(entry), case .block = node.kind else { return leaf(entry) }
    for mark in plate.fills.dropFirst() {
      floating.append(FloatingInk(mark: mark, container: node, neighbors: []))
    }
    for ornament in ornaments {
      if case .block(let mark) = ornament.kind {
        floating.append(FloatingInk(mark: mark, container: node, neighbors: []))
      }
      move(floatingOn: ornament, to: node, from: 0)
    }
    return node
  }

  /// Lets what is drawn over one thing be drawn over another.
  private mutating func move(floatingOn old: CellNode, to new: CellNode, from first: Int) {
    for index in floating.indices.dropFirst(first) where floating[index].container === old {
      floating[index].container = new
    }
  }

  /// One mark alone.
  private func leaf(_ entry: CellEntry) -> CellNode? {
    if let node = entry.node { return node }
    guard let mark = entry.mark else { return nil }
    switch ink.marks[mark].kind {
    case .letters: return CellNode(.letters(mark), box: entry.box)
    case .fill where options.profile != .none || entry.isRule:
      let box = entry.box
      if entry.isRule {
        return CellNode(.rule(mark, isVertical: box.height > box.width), box: box)
      }
      if entry.isThin, !keepsSmallInk { return nil }
      let isDot = entry.isRound && min(box.width, box.height) >= CellMetric.width / 2
      let isLarge = box.width >= CellMetric.width / 2 && box.height >= CellMetric.height / 2
      let isKept = isLarge || isDot || keepsSmallInk
      return CellNode(isKept ? .block(mark) : .nothing, box: box)
    case .fill, .path, .line, .picture: return CellNode(.nothing, box: entry.box)
    }
  }

  private func leaves(of entries: [CellEntry]) -> [CellNode] {
    entries.compactMap { leaf($0) }
  }

  // MARK: Arrangement

  /// Puts things side by side and below each other, and lets go of those that lie over others.
  mutating func arrange(_ nodes: [CellNode]) -> CellNode? {
    var placed = nodes.filter(\.isSolid)
    var loose: [Int] = []
    for node in nodes where !node.isSolid {
      if !placed.contains(where: { node.box.overlaps($0.box) }) {
        placed.append(node)
      } else if case .block(let mark) = node.kind {
        loose.append(mark)
      }
    }
    guard let arranged = CellArrangement.arrange(placed) else { return nil }
    for mark in loose {
      floating.append(FloatingInk(mark: mark, container: arranged, neighbors: placed))
    }
    return arranged
  }
}

extension CGRect {
  /// Whether two boxes share more than a rounding error.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let shared = intersection(other)
    return shared.width > CellMetric.hairline && shared.height > CellMetric.height / 4
  }
}
