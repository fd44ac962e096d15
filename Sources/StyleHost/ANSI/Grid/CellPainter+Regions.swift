internal import StyleAPI

extension CellPainter {
  /// On the terminal's own background, less than this opacity is nothing.
  private static let leastOpacity: Float = 1 / 8
  /// From this opacity on, a region hides the letters below it.
  private static let opaque: Float = 0.95

  mutating func fill(_ mark: InkMark, _ placement: InkPlacement) {
    let area = grid.clip(placement.frame)
    for y in area.rows {
      for x in area.columns {
        let coverage = coverage(of: mark, placement, x: x, y: y)
        guard coverage != .none,
          let color = color(of: mark, placement: placement, x: x, y: y), color.opacity > 0
        else { continue }
        if case .shape(let character) = coverage {
          drawEdge(character, color, link: mark.link, x: x, y: y)
        } else {
          cover(color, link: mark.link, x: x, y: y)
        }
      }
    }
  }

  private func coverage(
    of mark: InkMark,
    _ placement: InkPlacement,
    x: Int,
    y: Int
  ) -> CellCoverage {
    let frame = placement.frame
    if frame.rows == 1 {
      if placement.hasLeftCap, x == frame.x { return .cap(.left, glyphs: options.glyphs) }
      if placement.hasRightCap, x == frame.endX - 1 { return .cap(.right, glyphs: options.glyphs) }
      return .full
    }
    return .quarters(
      of: cellBox(placement, mark.shape.box, x: x, y: y),
      in: mark.shape,
      glyphs: options.glyphs
    )
  }

  /// A cell of a placement in points, where the placement stands for a box.
  private func cellBox(_ placement: InkPlacement, _ box: CGRect, x: Int, y: Int) -> CGRect {
    let frame = placement.frame
    let width = box.width / Double(max(frame.columns, 1))
    let height = box.height / Double(max(frame.rows, 1))
    return CGRect(
      x: box.minX + Double(x - frame.x) * width,
      y: box.minY + Double(y - frame.y) * height,
      width: width,
      height: height
    )
  }

  /// The paint in the middle of a cell; `nil` for any legible colour, and without colours.
  func color(
    of mark: InkMark,
    placement: InkPlacement,
    x: Int,
    y: Int
  ) -> (color: InkColor, opacity: Float)? {
    guard options.profile != .none, let paint = mark.paint else { return nil }
    let cell = cellBox(placement, placement.box, x: x, y: y)
    let (color, opacity) = paint.sample(at: CGPoint(x: cell.midX, y: cell.midY))
    return (color, opacity * Float(mark.opacity))
  }

  /// Paints a whole cell.
  private mutating func cover(
    _ paint: (color: InkColor, opacity: Float),
    link: Int,
    x: Int,
    y: Int
  ) {
    let cell = grid[x, y]
    if paint.opacity >= Self.opaque {
      grid.clear(x: x, y: y)
      grid[x, y].link = link
    } else if let foreground = cell.foreground {
      grid[x, y].foreground = foreground.covered(by: paint.color, opacity: paint.opacity)
    }
    if let background = cell.background {
      grid[x, y].background = background.covered(by: paint.color, opacity: paint.opacity)
    } else if paint.opacity >= Self.leastOpacity {
      grid[x, y].background = onBackground(paint)
    }
    if link >= 0 { grid[x, y].link = link }
  }

  /// Paints the part of a cell that a character shows.
  mutating func drawEdge(
    _ character: String,
    _ paint: (color: InkColor, opacity: Float),
    link: Int,
    x: Int,
    y: Int
  ) {
    let cell = grid[x, y]
    if cell.isShape, cell.text == character, let foreground = cell.foreground {
      // A further layer of the same plate.
      grid[x, y].foreground = foreground.covered(by: paint.color, opacity: paint.opacity)
      return
    }
    guard cell.text.isEmpty || cell.isShape, !cell.isContinuation,
      cell.background != nil || paint.opacity >= Self.leastOpacity
    else { return }
    grid[x, y].text = character
    grid[x, y].isShape = true
    grid[x, y].foreground =
      cell.background?.covered(by: paint.color, opacity: paint.opacity) ?? onBackground(paint)
    if link >= 0 { grid[x, y].link = link }
  }

  /// A colour mixed with the terminal's own background; itself if too few colours are there to tell
  /// the two apart, lest a tinted plate vanish.
  private mutating func onBackground(_ paint: (color: InkColor, opacity: Float)) -> InkColor {
    let background = options.background.assumedColor
    let mixed = background.covered(by: paint.color, opacity: paint.opacity)
    return reducer.reduce(mixed) == reducer.reduce(background) ? paint.color : mixed
  }
}
