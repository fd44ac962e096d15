internal import StyleAPI

extension InkReader {
  mutating func addImage(_ index: Int32, _ rect: CGRect) {
    guard list.images.indices.contains(Int(index)),
      let box = (clipBox?.intersection(transform(rect)) ?? transform(rect)).limited
    else { return }
    add(
      InkMark(
        kind: .picture,
        box: box,
        shape: InkShape(outlines: [], box: box),
        opacity: opacity,
        link: link
      )
    )
    let label = list.images[Int(index)].label
    guard !label.isEmpty else { return }
    // A badge is set apart by its own look, or its own brackets.
    let role = ink.groups[group].role
    let isInBadge = role.map { $0.isPart || $0.isBadge } ?? false
    let name = isInBadge ? label : "[" + label + "]"
    let columns = CellGlyph.glyphs(of: name, ambiguousIsWide: options.ambiguousIsWide).cells
    let isRoomy = Double(columns) * CellMetric.width < box.width + CellMetric.width
    addName(
      Array(name.utf8)[...],
      of: ink.marks[(ink.marks.count - 1)...],
      // Beside a label the icon is an ornament, however short its name is.
      always: isRoomy && role != .icon
    )
  }

  /// Adds the name of marks, to be written if there is nothing else to read.
  mutating func addName(
    _ name: ArraySlice<UInt8>,
    of marks: ArraySlice<InkMark>,
    always: Bool = false
  ) {
    guard let first = marks.first else { return }
    // What is drawn needs no words.
    if options.profile != .none,
      marks.contains(where: { if case .fill = $0.kind { true } else { false } })
    {
      return
    }
    let start = ink.glyphs.count
    CellGlyph.append(name, to: &ink.glyphs, ambiguousIsWide: options.ambiguousIsWide)
    guard ink.glyphs[start...].contains(where: { !$0.isBlank }) else {
      ink.glyphs.removeSubrange(start...)
      return
    }
    let box = marks.dropFirst().reduce(first.box) { $0.union($1.box) }
    let mark = InkMark(
      kind: .letters(start..<ink.glyphs.count),
      box: box,
      shape: InkShape(outlines: [], box: box),
      paint: marks.count == 1 ? first.paint : nil,
      opacity: first.opacity,
      link: link
    )
    if always {
      textCount += 1
      names.noteText()
      add(mark)
    } else {
      names.add(
        mark,
        of: marks.indices,
        group: group,
        position: ink.groups[group].items.count
      )
    }
  }
}
