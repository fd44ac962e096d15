/// The tint as a colour of text: as it is where it can be read, and else as much darker, or in dark
/// surroundings lighter, as a contrast of 4.5 needs.
///
/// That holds on pages, on sheets, and in sections on both.
enum LegibleTint {
  /// The colour of text for the tint of an environment, nil for the accent colour.
  static func color(of tint: Color?) -> Color {
    let wish = tint ?? .accentColor
    return Color(light: Color(legible(wish, .light)), dark: Color(legible(wish, .dark)))
  }

  /// The plates of sections that are the nearest to text: on a white page, and on a dark sheet.
  private static func ground(_ scheme: ColorScheme) -> DisplayColor {
    let sheet = Color.sheetBackground.resolved(in: scheme)
    return Color.sectionPlate.resolved(in: scheme).composited(over: sheet)
  }

  private static func legible(_ tint: Color, _ scheme: ColorScheme) -> DisplayColor {
    let ground = ground(scheme)
    let tint = tint.resolved(in: scheme).clamped
    let wish = tint.composited(over: ground)
    if wish.contrast(with: ground) >= LegiblePlate.leastContrast { return tint }
    let end = Color.primary.resolved(in: scheme)
    for step in 1..<100 {
      let color = wish.mixed(with: end, by: Double(step) / 100, in: .perceptual)
      if color.contrast(with: ground) >= LegiblePlate.leastContrast { return color }
    }
    return end
  }
}
