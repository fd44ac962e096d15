internal import StyleAPI

/// How a cell shows a region's edge.
enum CellCoverage: Equatable {
  /// Not at all.
  case none
  /// As a painted background.
  case full
  /// As a character in the region's colour.
  case shape(String)

  /// The characters for the quarters of a cell: 1 top left, 2 top right, 4 and 8 below.
  private static let quarters = [
    "", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "",
  ]

  /// The first or last cell of a round row.
  ///
  /// All of these are one cell wide and need no background.
  static func cap(_ edge: HorizontalCellEdge, glyphs: GlyphSet) -> CellCoverage {
    switch (glyphs, edge) {
    case (.ascii, _): .full
    case (.unicode, .left): .shape("▐")
    case (.unicode, .right): .shape("▌")
    case (.powerline, .left): .shape("\u{E0B6}")
    case (.powerline, .right): .shape("\u{E0B4}")
    }
  }

  /// What a region that spans several rows covers of one cell, by the quarters whose middles are in.
  ///
  /// - Parameters:
  ///   - shape: The region in points.
  ///   - cell: The cell in points.
  static func quarters(of cell: CGRect, in shape: InkShape, glyphs: GlyphSet) -> CellCoverage {
    guard glyphs != .ascii else {
      return shape.contains(CGPoint(x: cell.midX, y: cell.midY)) ? .full : .none
    }
    var covered = 0
    for quarter in 0..<4 {
      let point = CGPoint(
        x: cell.minX + cell.width * (quarter & 1 == 0 ? 0.25 : 0.75),
        y: cell.minY + cell.height * (quarter & 2 == 0 ? 0.25 : 0.75)
      )
      if shape.contains(point) { covered |= 1 << quarter }
    }
    switch covered {
    case 0: return .none
    case 15: return .full
    default: return .shape(quarters[covered])
    }
  }
}
