/// One step of a drawing.
@frozen
public enum DisplayItem: Equatable, Sendable, BitwiseCopyable {
  /// Fills an outline.
  case fill(DisplayOutline, DisplayPaint)
  /// Strokes along an outline, half of the line on each side.
  case stroke(DisplayOutline, DisplayPaint, DisplayStroke)
  /// Draws one run of text on one line.
  case text(DisplayText)
  /// Draws the image with this index in ``DisplayList/images``, scaled to the rectangle.
  case image(Int32, CGRect)
  /// Clips what follows, up to the matching ``end``.
  case beginClip(DisplayOutline)
  /// Composites what follows as one layer with this opacity, up to the matching ``end``.
  case beginOpacity(Double)
  /// Throws a shadow of what follows, up to the matching ``end``.
  case beginShadow(DisplayShadow)
  /// Scales and then moves what follows, up to the matching ``end``.
  case beginTransform(DisplayTransform)
  /// Makes what follows a link to the URL in the span, up to the matching ``end``.
  case beginLink(TextSpan)
  /// Gives what follows an accessible name, which replaces its texts, up to the matching ``end``.
  case beginLabel(TextSpan)
  /// Gives what follows a hint (a tool tip), up to the matching ``end``.
  case beginHelp(TextSpan)
  /// Says what part what follows plays, up to the matching ``end``.
  case beginRole(DisplayRole)
  /// Ends the nearest open `begin…` item.
  case end

  /// Whether a matching ``end`` follows.
  @inlinable
  public var opens: Bool {
    switch self {
    case .fill, .stroke, .text, .image, .end: false
    case .beginClip, .beginOpacity, .beginShadow, .beginTransform, .beginLink, .beginLabel,
      .beginHelp, .beginRole:
      true
    }
  }
}

/// The part that a group of items plays, for outputs that draw meaning rather than ink.
@frozen
public enum DisplayRole: UInt8, Sendable, BitwiseCopyable {
  /// A badge that stands in the flow: its `label` and `message` parts lie within.
  case badge
  /// A badge that lies over the content before it; a terminal moves it beside that content.
  case overlayBadge
  /// The content that an ``overlayBadge`` decorates.
  case decorated
  /// The label part of a badge.
  case label
  /// The message part of a badge.
  case message
  /// The icon part of a badge.
  case icon
  /// A panel that stands before everything drawn so far; a terminal puts it over the middle.
  case presentation
}

/// How a line is drawn along an outline.
@frozen
public struct DisplayStroke: Hashable, Sendable, BitwiseCopyable {
  /// The line's width in points.
  public var width: Double
  /// How open ends look.
  public var cap: LineCap
  /// How corners look.
  public var join: LineJoin
  /// The longest miter, in line widths.
  public var miterLimit: Double
  /// Lengths of dash and gap in points; no dashes where both are zero.
  public var dash: Double
  /// The gap after each dash in points.
  public var gap: Double

  /// Makes a stroke; the default is a solid line with butt caps and miter joins.
  @inlinable
  public init(
    width: Double,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: Double = 0,
    gap: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.gap = gap
  }
}

/// How the open ends of a line look.
@frozen
public enum LineCap: UInt8, Sendable, BitwiseCopyable {
  /// Cut at the end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// Half a square beyond the end point.
  case square
}

/// How the corners of a line look.
@frozen
public enum LineJoin: UInt8, Sendable, BitwiseCopyable {
  /// Pointed, up to the miter limit.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}

/// A shadow thrown by a group of items.
@frozen
public struct DisplayShadow: Hashable, Sendable, BitwiseCopyable {
  /// The shadow's colour.
  public var color: DisplayColor
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// The distance to the right, in points.
  public var x: Double
  /// The distance downwards, in points.
  public var y: Double

  /// Makes a shadow.
  @inlinable
  public init(color: DisplayColor, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A scale followed by a move: `x' = x · scaleX + translateX`.
@frozen
public struct DisplayTransform: Hashable, Sendable, BitwiseCopyable {
  /// The factor along x.
  public var scaleX: Double
  /// The factor along y.
  public var scaleY: Double
  /// The distance to the right after scaling, in points.
  public var translateX: Double
  /// The distance downwards after scaling, in points.
  public var translateY: Double

  /// Makes a transform.
  @inlinable
  public init(scaleX: Double, scaleY: Double, translateX: Double, translateY: Double) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.translateX = translateX
    self.translateY = translateY
  }
}
