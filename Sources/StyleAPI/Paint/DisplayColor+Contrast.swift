import Glibc

extension DisplayColor {
  /// The relative luminance of the colour without its opacity, from 0 (black) to 1 (white).
  ///
  /// After WCAG 2.1, "relative luminance".
  public var luminance: Double {
    func linear(_ component: Float) -> Double {
      let component = Double(component)
      return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two opaque colours, from 1 (none) to 21 (black on white).
  ///
  /// After WCAG 2.1, "contrast ratio"; text needs 4.5.
  public func contrast(with other: DisplayColor) -> Double {
    let one = luminance
    let two = other.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour as it looks over an opaque one.
  public func composited(over backdrop: DisplayColor) -> DisplayColor {
    func over(_ top: Float, _ below: Float) -> Float { top * opacity + below * (1 - opacity) }
    return DisplayColor(
      red: over(red, backdrop.red),
      green: over(green, backdrop.green),
      blue: over(blue, backdrop.blue)
    )
  }
}
