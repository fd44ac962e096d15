extension DisplayColor {
  /// The relative luminance of the colour without its opacity, from 0 (black) to 1 (white).
  ///
  /// After WCAG 2.1, "relative luminance".
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The linear light of an sRGB component, from a table of the 256 usual ones: between two of them
  /// a straight line is off by less than 0.00003.
  private static func linear(_ component: Float) -> Double {
    let position = min(max(component, 0), 1) * 255
    let index = Int(position)
    let below = LinearLight.table[index]
    guard index < 255 else { return Double(below) }
    return Double(below + (LinearLight.table[index + 1] - below) * (position - Float(index)))
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
