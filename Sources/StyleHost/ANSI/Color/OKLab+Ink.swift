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

  /// The square of how far the hues and the lightnesses are apart; a grey is farther from every
  /// colour than all other colours are.
  ///
  /// This is for palettes of few colours, where a badge should keep its meaning rather than its
  /// shade. By ``squaredDistance(to:)`` the nearest of sixteen to the dark green of a plate is grey.
  func squaredHueDistance(to other: OKLab) -> Float {
    let dl = lightness - other.lightness
    if isGrey && other.isGrey { return dl * dl }
    // The farthest that two points of the unit circle can be apart, and more.
    if isGrey || other.isGrey { return dl * dl + 5 }
    let cosine = (a * other.a + b * other.b) / (chroma * other.chroma)
    return dl * dl + 2 - 2 * cosine
  }

  /// Whether no hue is seen: there is hardly any colour, or hardly any light.
  private var isGrey: Bool { chroma < TextContrast.greyChroma || lightness < 0.2 }
}
