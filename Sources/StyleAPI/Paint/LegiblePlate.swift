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

  private static let white = DisplayColor(red: 1, green: 1, blue: 1)
  private static let black = DisplayColor(red: 0, green: 0, blue: 0)
  private static let nearBlack = DisplayColor(red: 0.067, green: 0.067, blue: 0.067)
  /// The page of dark surroundings, as code hosts have it.
  private static let darkPage = DisplayColor(red: 0.051, green: 0.067, blue: 0.09)

  private static func resolve(
    _ color: Color,
    _ shades: [Color],
    _ scheme: ColorScheme
  ) -> (plate: DisplayColor, ink: DisplayColor) {
    let wish = color.resolved(in: scheme)
    let plate = wish.opacity == 1 ? wish : wish.composited(over: scheme == .dark ? darkPage : white)
    let shades = shades.map { $0.resolved(in: scheme) }
    if isLegible(white, on: plate, shades) { return (plate, white) }
    if isLegible(nearBlack, on: plate, shades) { return (plate, nearBlack) }
    return nearest(to: plate, shades)
  }

  /// The plate that differs least from a wish on which neither ink can be read.
  private static func nearest(
    to wish: DisplayColor,
    _ shades: [DisplayColor]
  ) -> (DisplayColor, DisplayColor) {
    for (end, ink) in [(black, white), (white, nearBlack)] {
      for step in 1...100 {
        let plate = wish.mixed(with: end, by: Double(step) / 100, in: .perceptual)
        if isLegible(ink, on: plate, shades) { return (plate, ink) }
      }
    }
    // No plate can help under shades that nearly cover it.
    return (wish, white.contrast(with: wish) > nearBlack.contrast(with: wish) ? white : nearBlack)
  }

  private static func isLegible(
    _ ink: DisplayColor,
    on plate: DisplayColor,
    _ shades: [DisplayColor]
  ) -> Bool {
    ink.contrast(with: plate) >= leastContrast
      && shades.allSatisfy { ink.contrast(with: $0.composited(over: plate)) >= leastContrast }
  }
}

extension Color {
  /// Whether the colour is the same in light and in dark surroundings.
  var isUniform: Bool { light == dark }
}
