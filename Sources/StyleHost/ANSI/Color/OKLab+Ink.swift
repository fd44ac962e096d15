@_spi(Host) internal import StyleAPI

extension OKLab {
  init(_ color: InkColor) { self.init(color.displayColor) }

  /// How much colour there is: 0 for greys, about 0.3 at most.
  var chroma: Float { (a * a + b * b).squareRoot() }

  /// The square of the distance to another colour.
  func squaredDistance(to other: OKLab) -> Float {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }

  /// The square of the distance to another colour with that between the hues added; a grey is
  /// farther from every colour than all other colours are.
  ///
  /// This is for palettes of few colours, where a badge should keep its meaning rather than its
  /// shade. By ``squaredDistance(to:)`` the nearest of sixteen to the dark green of a plate is grey.
  func squaredHueDistance(to other: OKLab) -> Float {
    let squaredDistance = squaredDistance(to: other)
    if isGrey && other.isGrey { return squaredDistance }
    // The hues' part is 4 at most, the other less than 2.
    if isGrey || other.isGrey { return squaredDistance + 6 }
    let cosine = (a * other.a + b * other.b) / (chroma * other.chroma)
    return squaredDistance + 2 - 2 * cosine
  }

  /// Whether no hue is seen: there is hardly any colour, or hardly any light.
  private var isGrey: Bool { chroma < TextContrast.greyChroma || lightness < 0.2 }
}
