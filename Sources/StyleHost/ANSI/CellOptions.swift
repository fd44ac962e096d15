internal import StyleAPI

/// What the drawing half of the renderer is told.
struct CellOptions: Sendable {
  var profile: ColorProfile
  var glyphs: GlyphSet
  var hyperlinks: Bool
  var background: TerminalBackground
  var ambiguousIsWide: Bool
  /// The cells that a drawing of few marks may have before it is refused.
  var cellLimit: Int
  /// A part of the drawing, in points, of which is noted where it comes to lie: see
  /// ``CellGrid/place``.
  var sought: CGRect?
}
