extension Color {
  /// The space in which colours are mixed.
  public enum MixSpace: Sendable {
    /// sRGB, component by component.
    case device
    /// OKLab, in which equal steps look equal.
    case perceptual
  }

  /// The colour mixed with another.
  ///
  /// - Parameters:
  ///   - other: The colour to mix in.
  ///   - fraction: How much of it, from 0 (none) to 1 (all).
  ///   - space: Where to mix; OKLab by default.
  public func mix(with other: Color, by fraction: Double, in space: MixSpace = .perceptual) -> Color
  {
    var color = self
    color.light = light.mixed(with: other.light, by: fraction, in: space)
    color.dark = dark.mixed(with: other.dark, by: fraction, in: space)
    return color
  }
}

extension DisplayColor {
  func mixed(
    with other: DisplayColor,
    by fraction: Double,
    in space: Color.MixSpace
  )
    -> DisplayColor
  {
    let t = Float(min(max(fraction, 0), 1))
    func between(_ one: Float, _ other: Float) -> Float { one + (other - one) * t }
    let opacity = between(self.opacity, other.opacity)
    guard space == .perceptual else {
      return DisplayColor(
        red: between(red, other.red),
        green: between(green, other.green),
        blue: between(blue, other.blue),
        opacity: opacity
      )
    }
    let a = OKLab(self)
    let b = OKLab(other)
    return OKLab(
      lightness: between(a.lightness, b.lightness),
      a: between(a.a, b.a),
      b: between(a.b, b.b)
    ).color(opacity: opacity)
  }
}
