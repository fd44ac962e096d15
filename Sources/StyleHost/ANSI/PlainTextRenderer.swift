public import StyleAPI

/// Draws display lists as plain text, for files, logs and everything else that is no terminal.
///
/// ```swift
/// try PlainTextRenderer().text(for: list)  // "[build: passing]"
/// ```
public struct PlainTextRenderer: Hashable, Sendable {
  /// The characters for lines and boxes; letters of the drawing itself are not concerned.
  public var glyphs: GlyphSet

  /// Makes a renderer; the default is for text in UTF-8.
  public init(glyphs: GlyphSet = .unicode) {
    self.glyphs = glyphs
  }

  /// Draws a display list that was laid out with the `"cells"` metrics, 8 × 16 points a cell.
  ///
  /// - Returns: One line a row, without spaces at the end of a row, without a newline after the
  ///   last, and without any control character but newlines.
  /// - Throws: ``RenderingError/tooManyCells(columns:rows:)`` where ``ANSIRenderer`` does.
  public func text(for list: DisplayList) throws(RenderingError) -> String {
    try ANSIRenderer(profile: .none, glyphs: glyphs).text(for: list)
  }
}
