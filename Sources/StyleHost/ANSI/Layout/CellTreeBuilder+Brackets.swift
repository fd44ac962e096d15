internal import StyleAPI

extension CellTreeBuilder {
  /// A badge in brackets, `[label: message]`; its plates are not drawn and leave no room.
  mutating func bracketed(_ group: Int, depth: Int) -> CellNode? {
    var parts = BadgeParts()
    collect(group, depth: depth, into: &parts)
    let label = arrange(parts.icon + parts.label)
    let pieces = [label, arrange(parts.other), arrange(parts.message)].compactMap(\.self)
    guard !pieces.isEmpty, let box = parts.box else { return nil }
    func literal(_ text: String) -> CellNode {
      CellNode(.literal(text, link: parts.link ?? -1), box: box)
    }
    var nodes = [literal("[")]
    for (index, piece) in pieces.enumerated() {
      if index > 0 { nodes.append(literal(index == 1 && label != nil ? ": " : " ")) }
      nodes.append(piece)
    }
    nodes.append(literal("]"))
    return CellNode(.joined(nodes), box: box)
  }

  /// The readable things of a badge by the part they play.
  private mutating func collect(_ group: Int, depth: Int, into parts: inout BadgeParts) {
    var found = BadgeParts()
    let entries = entries(of: group, depth: depth, isInBadge: true) { builder, part in
      builder.collect(part, depth: depth, into: &found)
      return []
    }
    for entry in entries { found.note(entry.box) }
    var plates = CellPlates(entries)
    plates.removeHidden(glyphs: ink.glyphs)
    let nodes = plates.visible.compactMap { index -> CellNode? in
      guard let mark = entries[index].mark else { return entries[index].node }
      guard case .letters = entries[index].kind else { return nil }
      found.note(ink.marks[mark].link)
      return CellNode(.letters(mark), box: entries[index].box)
    }
    parts.icon += found.icon
    parts.label += found.label
    parts.message += found.message
    parts.other += found.other
    if let link = found.link { parts.note(link) }
    if let box = found.box { parts.note(box) }
    switch ink.groups[group].role {
    case .icon: parts.icon += nodes
    case .label: parts.label += nodes
    case .message: parts.message += nodes
    default: parts.other += nodes
    }
  }
}

/// The readable things of a badge.
private struct BadgeParts {
  var icon: [CellNode] = []
  var label: [CellNode] = []
  var message: [CellNode] = []
  var other: [CellNode] = []
  /// The link that all letters share, or -1; `nil` as long as there are none.
  var link: Int?
  /// Where the badge was with all its plates, in points.
  var box: CGRect?

  mutating func note(_ box: CGRect) { self.box = self.box?.union(box) ?? box }

  mutating func note(_ link: Int) {
    self.link = self.link.map { $0 == link ? link : -1 } ?? link
  }
}
