internal import StyleAPI

extension CellPainter {
  mutating func drawDot(_ mark: InkMark, _ placement: InkPlacement) {
    let (x, y) = (placement.frame.x, placement.frame.y)
    guard grid.contains(x: x, y: y),
      let color = color(of: mark, placement: placement, x: x, y: y)
    else { return }
    drawEdge("●", color, link: mark.link, x: x, y: y)
  }

  mutating func drawRule(
    _ mark: InkMark,
    _ placement: InkPlacement,
    isVertical: Bool,
    run: Int
  ) {
    let characters = LineCharacters(glyphs: options.glyphs, isRound: false)
    let area = grid.clip(placement.frame)
    for y in area.rows {
      for x in area.columns {
        let color = color(of: mark, placement: placement, x: x, y: y)
        put(
          isVertical ? characters.vertical : characters.horizontal,
          x: x,
          y: y,
          color: color,
          link: mark.link,
          run: run
        )
      }
    }
  }

  mutating func drawBorder(_ mark: InkMark, _ placement: InkPlacement, run: Int) {
    // Around several rows a corner is round as soon as one can see it.
    let radius = placement.frame.rows > 1 ? CellMetric.width / 2 : nil
    let isRound =
      mark.shape.isRound(at: .left, radius: radius)
      && mark.shape.isRound(at: .right, radius: radius)
    let characters = LineCharacters(glyphs: options.glyphs, isRound: isRound)
    let frame = placement.frame
    let (left, top, right, bottom) = (frame.x, frame.y, frame.endX - 1, frame.endY - 1)
    let color = color(of: mark, placement: placement, x: left, y: top)
    func put(_ text: String, _ painter: inout CellPainter, x: Int, y: Int) {
      painter.put(text, x: x, y: y, color: color, link: mark.link, run: run)
    }
    switch placement.look {
    case .brackets:
      put(characters.brackets[0], &self, x: left, y: top)
      put(characters.brackets[1], &self, x: right, y: top)
    case .box:
      let area = grid.clip(frame)
      for x in area.columns where x > left && x < right {
        put(characters.horizontal, &self, x: x, y: top)
        put(characters.horizontal, &self, x: x, y: bottom)
      }
      for y in area.rows where y > top && y < bottom {
        put(characters.vertical, &self, x: left, y: y)
        put(characters.vertical, &self, x: right, y: y)
      }
      put(characters.corners[0], &self, x: left, y: top)
      put(characters.corners[1], &self, x: right, y: top)
      put(characters.corners[2], &self, x: left, y: bottom)
      put(characters.corners[3], &self, x: right, y: bottom)
    default: break
    }
  }
}
