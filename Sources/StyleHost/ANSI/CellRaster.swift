internal import StyleAPI

/// Turns a display list into a grid of cells.
///
/// Layout was done in points, where text is as wide as its cells but paddings are not; here
/// everything is rounded to cells, by these rules:
///
/// - Two texts of one row never share a cell. A plate is widened to whole cells around its texts,
///   with one cell of padding where it has any, and moves what is to the right of it.
/// - Half a row is not worth a row: a badge of one line is one row high, whatever its padding.
///   Plates with space between them keep a row between them.
/// - What starts, ends or is centred together in points does so in cells too, as far as whole cells
///   allow.
/// - A badge on a corner stands beside its content and hides nothing: before it on a leading
///   alignment, else after it, on the row that it was nearest to. There is no space between where a
///   round cap parts them, else one. What follows on the row moves on.
enum CellRaster {
  /// The grid of a display list, with its colours settled, and the addresses of its links.
  static func grid(
    of list: DisplayList,
    options: CellOptions,
    contrast: inout TextContrast
  ) throws(RenderingError) -> (grid: CellGrid, links: [String]) {
    guard let layers = list.layers else {
      return try grid(ofLayer: list, options: options, contrast: &contrast)
    }
    let bottom = layers.first?.bounds ?? .zero
    let room = CellSize(
      columns: CellMetric.columns(bottom.width),
      rows: CellMetric.rows(bottom.height)
    )
    var drawings: [(grid: CellGrid, links: [String])] = []
    for layer in layers {
      drawings.append(try grid(ofLayer: layer, options: options, contrast: &contrast))
    }
    return try CellLayers.stack(drawings, in: room, limit: options.cellLimit)
  }

  private static func grid(
    ofLayer list: DisplayList,
    options: CellOptions,
    contrast: inout TextContrast
  ) throws(RenderingError) -> (grid: CellGrid, links: [String]) {
    let ink = InkReader.read(list, options: options)
    // What is smaller than half a cell is left out, unless it is all there is.
    var grid = try grid(of: ink, options: options, keepsSmallInk: false)
    if grid == nil { grid = try self.grid(of: ink, options: options, keepsSmallInk: true) }
    var settled = grid ?? .empty
    if options.profile != .none { settled.settleColors(&contrast) }
    return (settled, ink.links)
  }

  private static func grid(
    of ink: Ink,
    options: CellOptions,
    keepsSmallInk: Bool
  ) throws(RenderingError) -> CellGrid? {
    var builder = CellTreeBuilder(ink, options: options, keepsSmallInk: keepsSmallInk)
    guard let root = builder.build() else { return nil }
    CellMeasure(ink: ink, options: options).measure(root)
    guard !root.size.isEmpty else { return nil }
    let frame = CellRect(
      x: CellMetric.columns(root.box.minX - ink.bounds.minX),
      y: CellMetric.rows(root.box.minY - ink.bounds.minY),
      columns: root.size.columns,
      rows: root.size.rows
    )
    var placer = CellPlacer(ink: ink, options: options)
    placer.place(root, in: frame)
    placer.place(builder.floating)
    let bottom = CellMetric.rows(ink.bounds.maxY - root.box.maxY)
    var painter = try CellPainter(
      ink: ink,
      options: options,
      columns: frame.endX,
      rows: frame.endY + bottom
    )
    painter.paint(placer.placements, literals: placer.literals)
    painter.grid.place = options.sought.flatMap { placer.place(of: $0) }
    return painter.grid
  }
}

extension CellPlacer {
  /// The cells of everything that lies in a part of the drawing; nil where nothing is drawn there.
  ///
  /// Cells are not points: they are where the marks have come to lie.
  fileprivate func place(of part: CGRect) -> CellRect? {
    var place: CellRect?
    for (mark, placement) in zip(ink.marks, placements) {
      guard let frame = placement?.frame, part.holds(mark.box, tolerance: CellMetric.hairline)
      else { continue }
      place = place?.union(frame) ?? frame
    }
    return place
  }
}
