public import StyleAPI

/// Draws display lists as text for a terminal, with colours, links and box characters.
///
/// ```swift
/// let renderer = ANSIRenderer(profile: .ansi16, glyphs: .unicode)
/// try renderer.text(for: list)
/// // "\u{1B}[32m▐\u{1B}[30;42mpassing\u{1B}[32;49m▌\u{1B}[0m"
/// ```
///
/// The text of a display list may come from anywhere. Control characters and bidi controls in it
/// are shown as U+FFFD, so the only escape sequences in the result are the renderer's own: SGR and,
/// with ``hyperlinks``, OSC 8. Each row ends what it began, so rows can be cut apart.
public struct ANSIRenderer: Hashable, Sendable {
  /// The colours that the terminal has.
  ///
  /// With ``ColorProfile/none`` badges are put in brackets, and there are no escape sequences but
  /// links.
  public var profile: ColorProfile
  /// The characters for edges; letters of the drawing itself are not concerned.
  public var glyphs: GlyphSet
  /// Whether links are written as OSC 8 sequences.
  public var hyperlinks: Bool
  /// What is known of the terminal's own background.
  public var background: TerminalBackground
  /// Whether the terminal gives two cells to characters of ambiguous width (UAX #11).
  ///
  /// Edges are then drawn as with ``GlyphSet/ascii``, since block elements and box drawing are
  /// ambiguous. The display list must have been laid out with the same setting.
  public var ambiguousIsWide: Bool
  /// The cells that a drawing of few marks may have before it is refused.
  var cellLimit = 1 << 20

  /// Makes a renderer; the default is for a UTF-8 terminal of which nothing else is known.
  public init(
    profile: ColorProfile,
    glyphs: GlyphSet = .unicode,
    hyperlinks: Bool = false,
    background: TerminalBackground = .unknown,
    ambiguousIsWide: Bool = false
  ) {
    self.profile = profile
    self.glyphs = glyphs
    self.hyperlinks = hyperlinks
    self.background = background
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// Draws a display list that was laid out with the `"cells"` metrics, 8 × 16 points a cell.
  ///
  /// - Returns: One line a row, without spaces that nobody sees at the end of a row and without a
  ///   newline after the last; empty for a drawing with nothing in it.
  /// - Throws: ``RenderingError/tooManyCells(columns:rows:)`` for a drawing of more than 2^20 cells,
  ///   and 256 more for each item that is drawn.
  public func text(for list: DisplayList) throws(RenderingError) -> String {
    let (grid, links, reducer) = try cells(of: list)
    return ANSIEncoder.encode(grid, links: links, reducer: reducer)
  }

  /// The cells of a display list with the addresses of its links, and what brings their colours
  /// down to what the terminal has.
  ///
  /// - Parameter sought: A part of the drawing, in points, of which the grid says where it lies.
  func cells(
    of list: DisplayList,
    seeking sought: CGRect? = nil
  ) throws(RenderingError) -> (grid: CellGrid, links: [String], reducer: ColorReducer) {
    let options = CellOptions(
      profile: profile,
      glyphs: ambiguousIsWide ? .ascii : glyphs,
      hyperlinks: hyperlinks,
      background: background,
      ambiguousIsWide: ambiguousIsWide,
      cellLimit: cellLimit,
      sought: sought
    )
    var contrast = TextContrast(profile: profile, background: background)
    let (grid, links) = try CellRaster.grid(of: list, options: options, contrast: &contrast)
    return (grid, links, contrast.reducer)
  }
}
