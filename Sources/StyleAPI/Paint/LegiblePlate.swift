/// A plate and the ink that can be read on it, made from whatever colour a user gives.
///
/// The ink is white or near-black, whichever has more contrast with the plate. Where neither
/// reaches 4.5 (WCAG 2.1, level AA) on every shade of the plate, the plate moves towards black or
/// white until one does.
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
  ///   - prefersWhite: Whether white is taken where both inks can be read, and where the plate
  ///     needs no more than a little darkening for it.
  public init(_ color: Color, shades: [Color] = [], prefersWhite: Bool = true) {
    let light = Self.resolve(color, shades, .light, prefersWhite)
    let dark =
      color.light == color.dark && color.light.opacity == 1 && shades.allSatisfy { $0.isUniform }
      ? light : Self.resolve(color, shades, .dark, prefersWhite)
    self.color = Color(light: Color(light.plate), dark: Color(dark.plate))
    ink = Color(light: Color(light.ink), dark: Color(dark.ink))
  }

  private static var white: DisplayColor { DisplayColor(red: 1, green: 1, blue: 1) }
  private static var black: DisplayColor {
    DisplayColor(red: 0.067, green: 0.067, blue: 0.067)
  }
  /// The relative luminance of the dark ink.
  private static var blackLuminance: Double { 0.0056 }

  /// The luminance of the darkest and of the lightest shade of a plate.
  private struct Shades {
    var darkest: Double
    var lightest: Double

    init(_ plate: DisplayColor, _ shades: [Color], _ scheme: ColorScheme) {
      darkest = plate.luminance
      lightest = darkest
      for shade in shades {
        let luminance = shade.resolved(in: scheme).composited(over: plate).luminance
        darkest = min(darkest, luminance)
        lightest = max(lightest, luminance)
      }
    }

    /// The least contrast of white with any shade.
    var ofWhite: Double { 1.05 / (lightest + 0.05) }
    /// The least contrast of the dark ink with any shade.
    var ofBlack: Double { (darkest + 0.05) / (LegiblePlate.blackLuminance + 0.05) }
  }

  private static func resolve(
    _ color: Color,
    _ shades: [Color],
    _ scheme: ColorScheme,
    _ prefersWhite: Bool
  ) -> (plate: DisplayColor, ink: DisplayColor) {
    var plate = color.resolved(in: scheme)
    if plate.opacity < 1 {
      let page = scheme == .dark ? DisplayColor(red: 0.051, green: 0.067, blue: 0.09) : white
      plate = plate.composited(over: page)
    }
    let contrast = Shades(plate, shades, scheme)
    let onWhite = contrast.ofWhite
    let onBlack = contrast.ofBlack
    if onWhite >= leastContrast, prefersWhite || onWhite >= onBlack { return (plate, white) }
    if prefersWhite, onWhite >= 3.4 { return (moved(plate, darker: true, shades, scheme), white) }
    if onBlack >= leastContrast { return (plate, black) }
    return onWhite >= onBlack
      ? (moved(plate, darker: true, shades, scheme), white)
      : (moved(plate, darker: false, shades, scheme), black)
  }

  /// The plate moved towards black or white until the ink can be read on all its shades.
  private static func moved(
    _ plate: DisplayColor,
    darker: Bool,
    _ shades: [Color],
    _ scheme: ColorScheme
  ) -> DisplayColor {
    let end = darker ? DisplayColor(red: 0, green: 0, blue: 0) : white
    for step in 1...50 {
      let moved = plate.mixed(with: end, by: Double(step) / 50, in: .perceptual)
      let contrast = Shades(moved, shades, scheme)
      if (darker ? contrast.ofWhite : contrast.ofBlack) >= leastContrast { return moved }
    }
    return end
  }
}

extension Color {
  /// Whether the colour is the same in light and in dark surroundings.
  var isUniform: Bool { light == dark }
}
