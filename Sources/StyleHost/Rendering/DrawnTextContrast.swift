public import StyleAPI

/// How well a text of a drawing can be told from what lies under it.
///
/// ```swift
/// let list = try evaluator.evaluate(request).list   // of the badge "build", "passing"
/// DrawnTextContrast.measure(list).map(\.text)   // ["build", "passing"]
/// ```
public struct DrawnTextContrast: Hashable, Sendable {
  /// The text, as it is drawn.
  public let text: String
  /// The least contrast ratio of WCAG 2.1 along the text, 1 (none) to 21.
  public let ratio: Double
  /// The colour of the letters where the ratio is the least, mixed with what is under them.
  public let ink: DisplayColor
  /// The colour under them there.
  public let plate: DisplayColor

  /// Where along a text, and how far up its line, colours are compared, as parts of its box.
  private static let columns = [0.02, 0.25, 0.5, 0.75, 0.98]
  private static let rows = [0.3, 0.5, 0.7]

  /// Measures every text of a drawing whose letters can be seen at all.
  ///
  /// Fills are compared where they are seen under the letters, gradients and opacities worked in.
  /// Shadows and pictures are left out of account.
  ///
  /// - Parameters:
  ///   - list: The drawing.
  ///   - backdrop: The opaque colour of the page; white by default.
  public static func measure(
    _ list: DisplayList,
    over backdrop: DisplayColor = DisplayColor(red: 1, green: 1, blue: 1)
  ) -> [DrawnTextContrast] {
    let ink = InkReader.read(list, options: .everything)
    var below: [InkMark] = []
    var contrasts: [DrawnTextContrast] = []
    for mark in ink.marks {
      switch mark.kind {
      case .fill, .path: below.append(mark)
      case .line, .picture: break
      case .letters(let letters):
        let text = ink.glyphs[letters].map(\.text).joined()
        guard text.contains(where: { !$0.isWhitespace }), let paint = mark.paint else { continue }
        let points = points(in: mark.box)
        let pairs = points.map { point in
          let plate = color(of: below, at: point, over: InkColor(backdrop))
          let letter = paint.sample(at: point)
          let opacity = letter.opacity * Float(mark.opacity)
          return (ink: plate.covered(by: letter.color, opacity: opacity), plate: plate)
        }
        let measured = pairs.map { (pair: $0, ratio: $0.ink.contrast(with: $0.plate)) }
        guard let least = measured.min(by: { $0.ratio < $1.ratio }) else { continue }
        contrasts.append(
          DrawnTextContrast(
            text: text,
            ratio: least.ratio,
            ink: least.pair.ink.displayColor,
            plate: least.pair.plate.displayColor
          )
        )
      }
    }
    return contrasts
  }

  private static func points(in box: CGRect) -> [CGPoint] {
    rows.flatMap { row in
      columns.map { column in
        CGPoint(x: box.minX + column * box.width, y: box.minY + row * box.height)
      }
    }
  }

  /// What is seen at a point of what has been painted.
  private static func color(
    of marks: [InkMark],
    at point: CGPoint,
    over backdrop: InkColor
  ) -> InkColor {
    marks.reduce(backdrop) { color, mark in
      guard let paint = mark.paint, mark.shape.contains(point) else { return color }
      let sample = paint.sample(at: point)
      return color.covered(by: sample.color, opacity: sample.opacity * Float(mark.opacity))
    }
  }
}
