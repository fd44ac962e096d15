internal import StyleAPI

/// Draws placed marks on a grid, in painter's order.
struct CellPainter {
  let ink: Ink
  let options: CellOptions
  var grid: CellGrid
  var reducer: ColorReducer

  /// By this many cells each mark makes a drawing larger before it is refused.
  private static let cellsPerMark = 256

  init(ink: Ink, options: CellOptions, columns: Int, rows: Int) throws(RenderingError) {
    self.ink = ink
    self.options = options
    grid = try CellGrid(
      columns: columns,
      rows: rows,
      limit: options.cellLimit + Self.cellsPerMark * ink.marks.count + ink.glyphs.cells
    )
    reducer = ColorReducer(profile: options.profile)
  }

  /// Draws everything.
  mutating func paint(_ placements: [InkPlacement?], literals: [LiteralPlacement]) {
    for (index, placement) in placements.enumerated() {
      guard let placement else { continue }
      let mark = ink.marks[index]
      switch mark.kind {
      case .letters(let range):
        write(ink.glyphs[range], of: mark, run: index + 1, at: placement.frame)
      case .fill, .path:
        switch placement.look {
        case .rule(let isVertical):
          drawRule(mark, placement, isVertical: isVertical, run: index + 1)
        case .dot: drawDot(mark, placement)
        default: fill(mark, placement)
        }
      case .line: drawBorder(mark, placement, run: index + 1)
      case .picture: break
      }
    }
    for literal in literals {
      for (offset, character) in literal.text.enumerated() {
        put(String(character), x: literal.x + offset, y: literal.y, link: literal.link)
      }
    }
  }

  // MARK: Letters

  private mutating func write(
    _ glyphs: ArraySlice<CellGlyph>,
    of mark: InkMark,
    run: Int,
    at frame: CellRect
  ) {
    var x = frame.x
    for glyph in glyphs {
      defer { x += glyph.cells }
      guard grid.contains(x: x, y: frame.y) else { continue }
      let color = color(
        of: mark,
        placement: InkPlacement(frame: frame, box: mark.box),
        x: x,
        y: frame.y
      )
      let isWhole = grid.contains(x: x + glyph.cells - 1, y: frame.y)
      put(
        isWhole ? glyph.text : " ",
        x: x,
        y: frame.y,
        color: color,
        traits: mark.traits,
        link: mark.link,
        run: run
      )
      guard isWhole, glyph.cells > 1 else { continue }
      for next in x + 1..<x + glyph.cells {
        put("", x: next, y: frame.y, traits: mark.traits, link: mark.link, run: run)
        grid[next, frame.y].isContinuation = true
      }
    }
  }

  /// Puts a character on a cell; a region's edge that was there becomes its whole background.
  mutating func put(
    _ text: String,
    x: Int,
    y: Int,
    color: (color: InkColor, opacity: Float)? = nil,
    traits: GlyphTraits = [],
    link: Int,
    run: Int = 0
  ) {
    guard grid.contains(x: x, y: y) else { return }
    if grid[x, y].isShape { grid[x, y].background = grid[x, y].foreground }
    grid.clear(x: x, y: y)
    let background = grid[x, y].background ?? options.background.assumedColor
    grid[x, y].text = text
    grid[x, y].foreground = color.map { background.covered(by: $0.color, opacity: $0.opacity) }
    grid[x, y].traits = traits
    grid[x, y].link = link
    grid[x, y].run = run
  }
}
