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
}
