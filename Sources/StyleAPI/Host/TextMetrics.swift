/// How wide and how high text is on what is being drawn: a parameter of the graph.
///
/// A font table measures for SVG, grapheme cells times the cell's size for terminals.
@_spi(Host)
public protocol TextMetrics: Sendable {
  /// The name that a ``DisplayList`` made with these metrics carries: `"font"` or `"cells"`.
  var name: String { get }

  /// The width of one line of text in points, without wrapping.
  ///
  /// - Parameters:
  ///   - utf8: Valid UTF-8 without line breaks.
  ///   - font: The font to measure in.
  func width(of utf8: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> Double

  /// The height of a line above and below its baseline, in points.
  func lineMetrics(font: ResolvedFont) -> LineMetrics
}

/// The vertical measures of one line of text, in points.
@_spi(Host)
@frozen
public struct LineMetrics: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the top of the line to its baseline.
  public var ascent: Double
  /// The distance from the baseline to the bottom of the line.
  public var descent: Double

  /// Makes line metrics.
  @inlinable
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The height of the line.
  @inlinable public var height: Double { ascent + descent }
}
