internal import StyleAPI

extension InkReader {
  mutating func add(_ run: DisplayText) {
    guard let paint = paint(run.paint), paint.maximalOpacity * opacity > 1 / 512,
      transform.scaleX != 0, transform.scaleY != 0
    else { return }
    let first = ink.glyphs.count
    CellGlyph.append(
      list.utf8(run.text),
      to: &ink.glyphs,
      ambiguousIsWide: options.ambiguousIsWide
    )
    let box = transform(
      CGRect(
        x: run.origin.x,
        y: run.origin.y - CellMetric.ascent,
        width: run.width,
        height: CellMetric.height
      )
    )
    guard let box = box.limited, let visible = cut(first..., to: box) else {
      ink.glyphs.removeSubrange(first...)
      return
    }
    var traits: GlyphTraits = []
    if run.font.weight >= 600 { traits.insert(.bold) }
    if run.font.isItalic { traits.insert(.italic) }
    if run.decoration.contains(.underline) { traits.insert(.underline) }
    if run.decoration.contains(.strikethrough) { traits.insert(.strikethrough) }
    if ink.glyphs[first...].contains(where: { !$0.isBlank }) {
      textCount += 1
      names.noteText()
    }
    add(
      InkMark(
        kind: .letters(first..<ink.glyphs.count),
        box: visible,
        shape: InkShape(outlines: [], box: visible),
        paint: paint,
        opacity: opacity,
        traits: traits,
        link: link
      )
    )
  }

  /// Cuts the last letters to the open clips; returns the box of what is left, if anything is.
  ///
  /// A letter stays if its middle is inside. A wide one that is cut in the middle leaves a space.
  private mutating func cut(_ letters: PartialRangeFrom<Int>, to box: CGRect) -> CGRect? {
    let columns = ink.glyphs[letters].cells
    guard columns > 0 else { return nil }
    guard let clipBox else { return box }
    guard box.midY >= clipBox.minY, box.midY <= clipBox.maxY else { return nil }
    let pitch = box.width / Double(columns)
    var kept: [CellGlyph] = []
    var column = 0
    var start: Int?
    for glyph in ink.glyphs[letters] {
      let isInside = (0..<glyph.cells).map { cell in
        let x = box.minX + (Double(column + cell) + 0.5) * pitch
        return x >= clipBox.minX && x <= clipBox.maxX
      }
      if isInside.contains(true), start == nil {
        start = column + (isInside[0] ? 0 : 1)
      }
      if !isInside.contains(false) {
        kept.append(glyph)
      } else if isInside.contains(true) {
        kept.append(.space)
      }
      column += glyph.cells
    }
    guard let start, !kept.isEmpty else { return nil }
    ink.glyphs.replaceSubrange(letters.lowerBound..., with: kept)
    return CGRect(
      x: box.minX + Double(start) * pitch,
      y: box.minY,
      width: Double(kept.cells) * pitch,
      height: box.height
    )
  }
}
