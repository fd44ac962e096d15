public import StyleAPI

/// How well one colour can be told from another, by the formulas of WCAG 2.1.
///
/// ```swift
/// Contrast.ratio(white, on: try ColorParser.parse("#555"))  // 7.46
/// ```
public enum Contrast {
  /// The least ratio of normal text to its background at level AA (WCAG 2.1, success criterion
  /// 1.4.3).
  public static let minimum = 4.5

  /// The relative luminance of a colour, 0 (black) to 1 (white).
  ///
  /// The opacity is left out of account.
  ///
  /// - Parameter color: The colour.
  public static func luminance(of color: DisplayColor) -> Double {
    color.luminance
  }

  /// The contrast ratio of two colours, 1 (the same luminance) to 21 (black and white).
  ///
  /// - Parameters:
  ///   - foreground: The colour of the text. If it is not opaque, it is put on the background.
  ///   - background: The colour under it. If it is not opaque, it is put on the backdrop.
  ///   - backdrop: An opaque colour: the page; white by default.
  public static func ratio(
    _ foreground: DisplayColor,
    on background: DisplayColor,
    over backdrop: DisplayColor = DisplayColor(red: 1, green: 1, blue: 1)
  ) -> Double {
    let under = composite(background, over: backdrop)
    return composite(foreground, over: under).contrast(with: under)
  }

  /// The opaque colour that is seen where a colour lies on another: a mean of the sRGB components
  /// weighted with the opacity, as browsers and terminals mix them.
  ///
  /// - Parameters:
  ///   - color: The upper colour.
  ///   - backdrop: The lower colour, whose opacity is left out of account.
  public static func composite(
    _ color: DisplayColor,
    over backdrop: DisplayColor
  ) -> DisplayColor {
    color.composited(over: backdrop)
  }
}
