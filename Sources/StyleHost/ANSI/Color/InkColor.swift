internal import StyleAPI

/// An opaque sRGB colour with components from 0 to 1.
struct InkColor: Hashable, Sendable {
  var red: Float
  var green: Float
  var blue: Float

  static let black = InkColor(red: 0, green: 0, blue: 0)
  static let white = InkColor(red: 1, green: 1, blue: 1)

  init(red: Float, green: Float, blue: Float) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour without its opacity; components outside 0…1 are clamped.
  init(_ color: DisplayColor) {
    func clamp(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    self.init(red: clamp(color.red), green: clamp(color.green), blue: clamp(color.blue))
  }

  /// The colour of three bytes, `0xRRGGBB`.
  init(rgb: UInt32) {
    self.init(
      red: Float(rgb >> 16 & 0xFF) / 255,
      green: Float(rgb >> 8 & 0xFF) / 255,
      blue: Float(rgb & 0xFF) / 255
    )
  }

  /// The nearest three bytes, `0xRRGGBB`.
  var rgb: UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// This colour with another one painted over it; mixed in sRGB, as SVG does.
  func covered(by color: InkColor, opacity: Float) -> InkColor {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    return InkColor(
      red: red + (color.red - red) * opacity,
      green: green + (color.green - green) * opacity,
      blue: blue + (color.blue - blue) * opacity
    )
  }
}

extension InkColor {
  /// The contrast ratio of WCAG 2.1, 1 (none) to 21 (black on white).
  func contrast(with other: InkColor) -> Double {
    Contrast.ratio(displayColor, on: other.displayColor)
  }

  /// The colour as drawings have it.
  var displayColor: DisplayColor { DisplayColor(red: red, green: green, blue: blue) }
}
