/// One run of text on one line, in one font and one paint.
@frozen
public struct DisplayText: Equatable, Sendable, BitwiseCopyable {
  /// The characters.
  public var text: TextSpan
  /// The left end of the baseline.
  public var origin: CGPoint
  /// The width that the metrics measured, in points.
  public var width: Double
  /// The font.
  public var font: ResolvedFont
  /// The colour or gradient of the letters.
  public var paint: DisplayPaint
  /// Lines drawn with the text.
  public var decoration: TextDecoration

  /// Makes a run.
  @inlinable
  public init(
    text: TextSpan,
    origin: CGPoint,
    width: Double,
    font: ResolvedFont,
    paint: DisplayPaint,
    decoration: TextDecoration = []
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.paint = paint
    self.decoration = decoration
  }
}

/// Lines that are drawn with a text.
@frozen
public struct TextDecoration: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line below the letters.
  @inlinable public static var underline: TextDecoration { TextDecoration(rawValue: 1) }
  /// A line through the letters.
  @inlinable public static var strikethrough: TextDecoration { TextDecoration(rawValue: 2) }
}

/// A font as the metrics and the renderers see it: nothing in it depends on the environment.
@frozen
public struct ResolvedFont: Hashable, Sendable, BitwiseCopyable {
  /// The face.
  public var family: FontFamily
  /// The weight, 100 (thin) to 900 (black); 400 is regular and 700 is bold.
  public var weight: Int16
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// Whether all digits have one width.
  public var hasMonospacedDigits: Bool
  /// The size in points.
  public var size: Double
  /// The space added after each grapheme, in points.
  public var tracking: Double

  /// Makes a font.
  @inlinable
  public init(
    family: FontFamily,
    size: Double,
    weight: Int16 = 400,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false,
    tracking: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.tracking = tracking
  }
}

/// The faces whose widths are known.
@frozen
public enum FontFamily: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Verdana and its metric relatives; the face of README badges and the default.
  case verdana
  /// Helvetica Neue and its relatives.
  case helvetica
  /// A face in which all letters have one width.
  case monospaced
}
