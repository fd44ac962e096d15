/// A plate and the ink that can be read on it, made from whatever colour a user gives.
///
/// The ink is white or near-black. Where one of them has a contrast of at least 4.5 (WCAG 2.1,
/// level AA) with every shade of the plate, the plate is exactly the colour that was wished for. In
/// between it is a little darker, as much as white needs.
///
/// ```swift
/// let plate = LegiblePlate(.yellow)
/// label.foregroundStyle(plate.ink).background(plate.color)
/// ```
public struct LegiblePlate: Hashable, Sendable {
  /// The colour of the plate.
  public let color: Color
  /// The colour of the text on it.
  public let ink: Color

  /// The contrast that text needs.
  public static let leastContrast = 4.5

  /// Makes a plate of a colour.
  ///
  /// - Parameters:
  ///   - color: The wish. Where it is translucent, it is taken as it looks on a page of its scheme.
  ///   - shades: What is painted over the plate below the text, such as the stops of a gloss.
  public init(_ color: Color, shades: [Color] = []) {
    let light = Self.resolve(color, shades, .light)
    let dark =
      color.isUniform && color.light.opacity == 1 && shades.allSatisfy(\.isUniform)
      ? light : Self.resolve(color, shades, .dark)
    self.color = Color(light: Color(light.plate), dark: Color(dark.plate))
    ink = Color(light: Color(light.ink), dark: Color(dark.ink))
  }

  private static var white: DisplayColor { DisplayColor(red: 1, green: 1, blue: 1) }
  private static var black: DisplayColor { DisplayColor(red: 0, green: 0, blue: 0) }
  private static var nearBlack: DisplayColor {
    DisplayColor(red: 0.067, green: 0.067, blue: 0.067)
  }
  /// The relative luminance of the dark ink.
  private static var nearBlackLuminance: Double { 0.005642 }
  /// The page of dark surroundings, as code hosts have it.
  private static var darkPage: DisplayColor {
    DisplayColor(red: 0.051, green: 0.067, blue: 0.09)
  }

  /// The luminance of the darkest and of the lightest shade of a plate.
  private struct Shades {
    var darkest: Double
    var lightest: Double

    init(_ plate: DisplayColor, _ shades: borrowing [Color], _ scheme: ColorScheme) {
      darkest = plate.luminance
      lightest = darkest
      for index in shades.indices {
        let luminance = shades[index].resolved(in: scheme).composited(over: plate).luminance
        darkest = min(darkest, luminance)
        lightest = max(lightest, luminance)
      }
    }

    /// The least contrast of white with any shade.
    var ofWhite: Double { 1.05 / (lightest + 0.05) }
    /// The least contrast of the dark ink with any shade.
    var ofNearBlack: Double { (darkest + 0.05) / (LegiblePlate.nearBlackLuminance + 0.05) }
  }

  private static func resolve(
    _ color: Color,
    _ shades: [Color],
    _ scheme: ColorScheme
  ) -> (plate: DisplayColor, ink: DisplayColor) {
    let wish = color.resolved(in: scheme)
    let plate = wish.opacity == 1 ? wish : wish.composited(over: scheme == .dark ? darkPage : white)
    let contrast = Shades(plate, shades, scheme)
    if contrast.ofWhite >= leastContrast { return (plate, white) }
    if contrast.ofNearBlack >= leastContrast { return (plate, nearBlack) }
    return nearest(to: plate, shades, scheme)
  }

  /// The plate that differs least from a wish on which neither ink can be read.
  private static func nearest(
    to wish: DisplayColor,
    _ shades: [Color],
    _ scheme: ColorScheme
  ) -> (DisplayColor, DisplayColor) {
    for (end, ink) in [(black, white), (white, nearBlack)] {
      for step in 1...100 {
        let plate = wish.mixed(with: end, by: Double(step) / 100, in: .perceptual)
        let contrast = Shades(plate, shades, scheme)
        if (ink == white ? contrast.ofWhite : contrast.ofNearBlack) >= leastContrast {
          return (plate, ink)
        }
      }
    }
    // No plate can help under shades that nearly cover it.
    return (wish, white.contrast(with: wish) > nearBlack.contrast(with: wish) ? white : nearBlack)
  }
}

extension Color {
  /// Whether the colour is the same in light and in dark surroundings.
  var isUniform: Bool { light == dark }
}
