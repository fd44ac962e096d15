@_spi(Host) internal import StyleAPI

/// The rules by which letters stay legible on what is really drawn under them.
struct TextContrast {
  /// The ratio that WCAG 2.1 asks of large text and signs (1.4.11); for a background that is only
  /// known to be dark or light.
  static let onBackground = 3.0

  /// The ratio that letters need against black *and* white where the background is not known:
  /// low, since one of the two is not there.
  static let onAnything = 1.6

  /// Below this chroma a colour counts as black, white or grey.
  static let greyChroma: Float = 0.04

  var reducer: ColorReducer
  let background: TerminalBackground

  init(profile: ColorProfile, background: TerminalBackground) {
    reducer = ColorReducer(profile: profile)
    self.background = background
  }

  /// The colours of a run's letters, given the plate under each.
  ///
  /// The run keeps its colours if all of them have the contrast after reduction. Else all of it is
  /// black or white, whichever has more contrast; only if neither is legible everywhere (a plate
  /// that runs from dark to light) each letter is chosen alone.
  ///
  /// - Parameter letters: The wanted colour, `nil` for any, and the plate's colour.
  mutating func onPlates(_ letters: [(ink: InkColor?, plate: InkColor)]) -> [InkColor] {
    var wanted: [InkColor] = []
    var black = Double.infinity
    var white = Double.infinity
    for letter in letters {
      let plate = reducer.drawn(letter.plate)
      black = min(black, plate.contrast(with: .black))
      white = min(white, plate.contrast(with: .white))
      if let ink = letter.ink, reducer.drawn(ink).contrast(with: plate) >= Contrast.minimum {
        wanted.append(ink)
      }
    }
    if wanted.count == letters.count { return wanted }
    if max(black, white) >= Contrast.minimum {
      return letters.map { _ in white >= black ? .white : .black }
    }
    return letters.map { letter in
      let plate = reducer.drawn(letter.plate)
      return plate.contrast(with: .white) >= plate.contrast(with: .black) ? .white : .black
    }
  }

  /// The colour of letters on the terminal's own background; `nil` for its own foreground.
  ///
  /// Black, white and grey become the foreground: they are a drawing's "primary" and "secondary",
  /// and a theme has its own. Other colours stay as long as they can be read.
  mutating func onBackground(_ ink: InkColor) -> InkColor? {
    guard OKLab(ink).chroma >= Self.greyChroma else { return nil }
    let drawn = reducer.drawn(ink)
    let isLegible =
      switch background {
      case .dark, .light:
        drawn.contrast(with: background.assumedColor) >= Self.onBackground
      case .unknown:
        drawn.contrast(with: .black) >= Self.onAnything
          && drawn.contrast(with: .white) >= Self.onAnything
      }
    return isLegible ? ink : nil
  }
}
