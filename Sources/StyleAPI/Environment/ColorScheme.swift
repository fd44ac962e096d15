/// Whether the surroundings are light or dark.
@frozen
public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// Dark ink on a light page.
  case light
  /// Light ink on a dark page.
  case dark
}

/// How strongly colours should differ.
@frozen
public enum ColorSchemeContrast: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The usual contrast.
  case standard
  /// More contrast than usual.
  case increased
}

/// The direction in which layout runs.
@frozen
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}

/// What a view is being drawn for.
@frozen
public enum RenderTarget: Hashable, Sendable, BitwiseCopyable {
  /// An SVG document.
  case svg
  /// Text in a terminal with so many colours.
  case ansi(ColorDepth)
}

/// How many colours a terminal shows.
@frozen
public enum ColorDepth: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// None: a badge is drawn with brackets.
  case none
  /// The 16 colours of the terminal's own palette.
  case ansi16
  /// 256 colours.
  case ansi256
  /// 24 bits a colour.
  case trueColor
}
