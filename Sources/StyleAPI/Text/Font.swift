/// A font: a text style that follows the environment's size category, or a size in points.
///
/// ```swift
/// Text("passing").font(.caption.bold())
/// Text("10 px").font(.system(size: 10))
/// ```
@frozen
public struct Font: Hashable, Sendable, BitwiseCopyable {
  /// The text style that gives the size, or nil where ``size`` is fixed.
  @usableFromInline var style: TextStyle?
  @usableFromInline var design: Design
  @usableFromInline var family: FontFamily
  @usableFromInline var traits: Traits
  @usableFromInline var fontWeight: Weight?
  @usableFromInline var size: Double

  @usableFromInline
  @frozen
  struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let rawValue: UInt8
    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable static var italic: Traits { Traits(rawValue: 1) }
    @inlinable static var monospacedDigits: Traits { Traits(rawValue: 2) }
  }

  @inlinable
  init(style: TextStyle?, size: Double, family: FontFamily, design: Design, weight: Weight?) {
    self.style = style
    self.size = size
    self.family = family
    self.design = design
    traits = []
    fontWeight = weight
  }

  /// The kinds of text, each with a size.
  @frozen
  public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// 26 points.
    case largeTitle
    /// 22 points.
    case title
    /// 17 points.
    case title2
    /// 15 points.
    case title3
    /// 13 points, bold.
    case headline
    /// 12 points.
    case subheadline
    /// 13 points.
    case body
    /// 12 points.
    case callout
    /// 10 points.
    case footnote
    /// 11 points: the size of README badges.
    case caption
    /// 10 points.
    case caption2
  }

  /// The general look of a face.
  @frozen
  public enum Design: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// The usual face.
    case `default`
    /// A face in which all letters have one width.
    case monospaced
  }

  /// How bold a font is.
  @frozen
  public struct Weight: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let value: Int16
    @inlinable init(value: Int16) { self.value = value }

    /// 100.
    @inlinable public static var ultraLight: Weight { Weight(value: 100) }
    /// 200.
    @inlinable public static var thin: Weight { Weight(value: 200) }
    /// 300.
    @inlinable public static var light: Weight { Weight(value: 300) }
    /// 400.
    @inlinable public static var regular: Weight { Weight(value: 400) }
    /// 500.
    @inlinable public static var medium: Weight { Weight(value: 500) }
    /// 600.
    @inlinable public static var semibold: Weight { Weight(value: 600) }
    /// 700.
    @inlinable public static var bold: Weight { Weight(value: 700) }
    /// 800.
    @inlinable public static var heavy: Weight { Weight(value: 800) }
    /// 900.
    @inlinable public static var black: Weight { Weight(value: 900) }
  }
}

extension Font {
  /// A text style in the usual face.
  @inlinable
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(style: style, size: 0, family: .verdana, design: design ?? .default, weight: weight)
  }

  /// A fixed size in points in the usual face.
  @inlinable
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(style: nil, size: size, family: .verdana, design: design ?? .default, weight: weight)
  }

  /// A fixed size in points in a face whose widths are known.
  @inlinable
  public static func custom(_ family: FontFamily, size: CGFloat) -> Font {
    Font(style: nil, size: size, family: family, design: .default, weight: nil)
  }

  /// 26 points.
  @inlinable public static var largeTitle: Font { system(.largeTitle) }
  /// 22 points.
  @inlinable public static var title: Font { system(.title) }
  /// 17 points.
  @inlinable public static var title2: Font { system(.title2) }
  /// 15 points.
  @inlinable public static var title3: Font { system(.title3) }
  /// 13 points, bold.
  @inlinable public static var headline: Font { system(.headline) }
  /// 12 points.
  @inlinable public static var subheadline: Font { system(.subheadline) }
  /// 13 points: the font where none is set.
  @inlinable public static var body: Font { system(.body) }
  /// 12 points.
  @inlinable public static var callout: Font { system(.callout) }
  /// 10 points.
  @inlinable public static var footnote: Font { system(.footnote) }
  /// 11 points: the size of README badges.
  @inlinable public static var caption: Font { system(.caption) }
  /// 10 points.
  @inlinable public static var caption2: Font { system(.caption2) }

  /// The font in bold.
  @inlinable public func bold() -> Font { weight(.bold) }

  /// The font in a weight.
  @inlinable
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.fontWeight = weight
    return font
  }

  /// The font with slanted letters.
  @inlinable
  public func italic() -> Font {
    var font = self
    font.traits.insert(.italic)
    return font
  }

  /// The font in a face in which all letters have one width.
  @inlinable
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with digits of one width.
  @inlinable
  public func monospacedDigit() -> Font {
    var font = self
    font.traits.insert(.monospacedDigits)
    return font
  }
}

extension Font {
  /// The largest size in points; larger ones are cut to it.
  static var largestSize: Double { 10_000 }

  /// The face, size and weight in a size category.
  ///
  /// A size that is no length counts as 0.
  func resolved(in category: ContentSizeCategory) -> ResolvedFont {
    var size = size
    var weight = fontWeight
    if let style {
      size = style.size
      if category != .large { size = (size * category.factor * 2).rounded() / 2 }
      if style == .headline, weight == nil { weight = .bold }
    }
    return ResolvedFont(
      family: design == .monospaced ? .monospaced : family,
      size: min(size.boundedLength, Self.largestSize),
      weight: (weight ?? .regular).value,
      isItalic: traits.contains(.italic),
      hasMonospacedDigits: traits.contains(.monospacedDigits)
    )
  }
}

extension Font.TextStyle {
  /// The size in points in the size category `large`.
  var size: Double {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .subheadline, .callout: 12
    case .caption: 11
    case .footnote, .caption2: 10
    }
  }
}
