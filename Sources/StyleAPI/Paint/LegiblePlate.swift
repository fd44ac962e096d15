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

  private static let white = DisplayColor(red: 1, green: 1, blue: 1)
  private static let black = DisplayColor(red: 0.067, green: 0.067, blue: 0.067)

  private static func resolve(
    _ color: Color,
    _ shades: [Color],
    _ scheme: ColorScheme,
    _ prefersWhite: Bool
  ) -> (plate: DisplayColor, ink: DisplayColor) {
    let page =
      scheme == .dark ? DisplayColor(red: 0.051, green: 0.067, blue: 0.09) : white
    let plate = color.resolved(in: scheme).composited(over: page)
    let shades = shades.map { $0.resolved(in: scheme) }
    let onWhite = leastContrast(of: white, on: plate, shades)
    let onBlack = leastContrast(of: black, on: plate, shades)
    if onWhite >= leastContrast, prefersWhite || onWhite >= onBlack { return (plate, white) }
    if prefersWhite, onWhite >= 3.4 { return darkened(plate, shades) }
    if onBlack >= leastContrast { return (plate, black) }
    return onWhite >= onBlack ? darkened(plate, shades) : lightened(plate, shades)
  }

  private static func darkened(
    _ plate: DisplayColor,
    _ shades: [DisplayColor]
  ) -> (DisplayColor, DisplayColor) {
    (moved(plate, towards: DisplayColor(red: 0, green: 0, blue: 0), for: white, shades), white)
  }

  private static func lightened(
    _ plate: DisplayColor,
    _ shades: [DisplayColor]
  ) -> (DisplayColor, DisplayColor) {
    (moved(plate, towards: white, for: black, shades), black)
  }

  private static func moved(
    _ plate: DisplayColor,
    towards end: DisplayColor,
    for ink: DisplayColor,
    _ shades: [DisplayColor]
  ) -> DisplayColor {
    for step in 1...50 {
      let moved = plate.mixed(with: end, by: Double(step) / 50, in: .perceptual)
      if leastContrast(of: ink, on: moved, shades) >= leastContrast { return moved }
    }
    return end
  }

  private static func leastContrast(
    of ink: DisplayColor,
    on plate: DisplayColor,
    _ shades: [DisplayColor]
  ) -> Double {
    shades.reduce(ink.contrast(with: plate)) {
      min($0, ink.contrast(with: $1.composited(over: plate)))
    }
  }
}

extension Color {
  /// Whether the colour is the same in light and in dark surroundings.
  var isUniform: Bool { light == dark }
}
