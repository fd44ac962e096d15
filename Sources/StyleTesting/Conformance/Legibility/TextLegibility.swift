internal import StyleAPI
internal import StyleHost

/// How well the texts of a drawing can be told from what is drawn under them.
struct TextLegibility {
  /// The worst place of a run.
  struct Result: Hashable {
    var text: String
    var contrast: Double
    var ink: DisplayColor
    var under: DisplayColor
    var meetsPicture: Bool
  }

  /// The height of capital letters in parts of the font size: Verdana's.
  private static let capHeight = 0.727
  /// How many points of a run are looked at, along and across it.
  private static let columns = 5
  private static let rows = 5

  /// The worst place of each run that has letters.
  ///
  /// - Parameters:
  ///   - list: The drawing.
  ///   - colorScheme: The surroundings that it is made for, which give the page.
  static func results(of list: DisplayList, in colorScheme: ColorScheme) -> [Result] {
    let sampler = DrawingSampler(list)
    return sampler.runs.compactMap { run in
      let text = list.string(run.text.text)
      guard text.contains(where: { !$0.isWhitespace }) else { return nil }
      return worst(of: run, text, sampler, on: page(in: colorScheme))
    }
  }

  /// The page of a colour scheme: white, or the dark one of code hosts.
  static func page(in colorScheme: ColorScheme) -> DisplayColor {
    colorScheme == .dark
      ? DisplayColor(red: 0.051, green: 0.067, blue: 0.09)
      : DisplayColor(red: 1, green: 1, blue: 1)
  }

  private static func worst(
    of run: DrawingSampler.Run,
    _ text: String,
    _ sampler: DrawingSampler,
    on page: DisplayColor
  ) -> Result? {
    var worst: Result?
    var meetsPicture = false
    for row in 0..<rows {
      for column in 0..<columns {
        let sample = sampler.sample(at: point(row, column, of: run), of: run, on: page)
        meetsPicture = meetsPicture || sample.meetsPicture
        let contrast = Contrast.ratio(sample.ink, on: sample.under)
        guard contrast < worst?.contrast ?? .infinity else { continue }
        worst = Result(
          text: text,
          contrast: contrast,
          ink: sample.ink,
          under: sample.under,
          meetsPicture: false
        )
      }
    }
    worst?.meetsPicture = meetsPicture
    return worst
  }

  /// A point of the box that is as wide as the run and as high as its capital letters.
  private static func point(_ row: Int, _ column: Int, of run: DrawingSampler.Run) -> CGPoint {
    let text = run.text
    let local = CGPoint(
      x: text.origin.x + text.width * (0.02 + 0.96 * Double(column) / Double(columns - 1)),
      y: text.origin.y - text.font.size * capHeight * Double(row) / Double(rows - 1)
    )
    return run.transform.applied(to: local)
  }
}
