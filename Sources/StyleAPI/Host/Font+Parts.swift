extension Font {
  /// What a font was made of, for those who write one down.
  @_spi(Host)
  public struct Parts: Hashable, Sendable {
    /// The text style; nil for a fixed size.
    public var style: TextStyle?
    /// The size in points; nil for a text style.
    public var size: Double?
    /// The weight; nil where it is left to the text style.
    public var weight: Weight?
    /// Whether letters are slanted.
    public var isItalic: Bool
    /// Whether all letters have one width.
    public var isMonospaced: Bool
  }

  /// What the font was made of.
  @_spi(Host)
  public var parts: Parts {
    Parts(
      style: style,
      size: style == nil ? size : nil,
      weight: fontWeight,
      isItalic: traits.contains(.italic),
      isMonospaced: design == .monospaced
    )
  }
}
