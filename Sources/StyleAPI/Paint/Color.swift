/// A colour, which may have another look in dark surroundings.
///
/// ```swift
/// Color(red: 0.2, green: 0.6, blue: 0.3)
/// Color(hex: 0x007ec6)
/// Color(light: .black, dark: .white).opacity(0.5)
/// ```
@frozen
public struct Color: Hashable, Sendable, BitwiseCopyable {
  /// What the colour is in light surroundings.
  @usableFromInline var light: DisplayColor
  /// What the colour is in dark surroundings.
  @usableFromInline var dark: DisplayColor
  /// Whether the colour is the environment's tint, and its components only a fallback.
  @usableFromInline var isTint: Bool

  /// Makes a colour that is the same in all surroundings.
  @inlinable
  public init(_ color: DisplayColor) {
    light = color
    dark = color
    isTint = false
  }

  /// Makes a colour from sRGB components between 0 and 1.
  @inlinable
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      DisplayColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    )
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  @inlinable
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from a number such as `0x007ec6`.
  ///
  /// - Parameters:
  ///   - hex: Two hexadecimal digits each of red, green and blue.
  ///   - opacity: The opacity, 0 (clear) to 1.
  @inlinable
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255,
      green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255,
      opacity: opacity
    )
  }

  /// Makes a colour from hue, saturation and brightness, each between 0 and 1.
  ///
  /// Hues go round: 1.25 is the hue of 0.25.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue : 0
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (chroma, second, 0.0)
      case 1: (second, chroma, 0.0)
      case 2: (0.0, chroma, second)
      case 3: (0.0, second, chroma)
      case 4: (second, 0.0, chroma)
      default: (chroma, 0.0, second)
      }
    self.init(red: red + base, green: green + base, blue: blue + base, opacity: opacity)
  }

  /// Makes a colour that has one look in light and another in dark surroundings.
  @inlinable
  public init(light: Color, dark: Color) {
    self.light = light.light
    self.dark = dark.dark
    isTint = false
  }

  /// The colour made more transparent by a factor.
  @inlinable
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.light.opacity *= Float(opacity)
    color.dark.opacity *= Float(opacity)
    return color
  }

  /// What the colour is in a colour scheme, in sRGB.
  @inlinable
  public func resolved(in scheme: ColorScheme) -> DisplayColor {
    scheme == .dark ? dark : light
  }

  /// What the colour is in an environment, in sRGB with all components between 0 and 1.
  public func resolve(in environment: EnvironmentValues) -> DisplayColor {
    let scheme = environment.colorScheme
    if isTint, let tint = environment.tint, !tint.isTint {
      var color = tint.resolved(in: scheme)
      color.opacity *= resolved(in: scheme).opacity
      return color.clamped
    }
    return resolved(in: scheme).clamped
  }
}

extension DisplayColor {
  /// The colour with its components between 0 and 1; what is no number is 0.
  var clamped: DisplayColor {
    func clamped(_ component: Float) -> Float {
      component >= 0 ? (component <= 1 ? component : 1) : 0
    }
    return DisplayColor(
      red: clamped(red),
      green: clamped(green),
      blue: clamped(blue),
      opacity: clamped(opacity)
    )
  }
}
