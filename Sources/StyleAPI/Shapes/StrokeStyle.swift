/// How an area is filled.
@frozen
public struct FillStyle: Hashable, Sendable, BitwiseCopyable {
  /// Whether a hole is where the outline runs around an even number of times.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a fill style; the default fills by the non-zero rule with smooth edges.
  @inlinable
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How open ends look.
  public var lineCap: LineCap
  /// How corners look.
  public var lineJoin: LineJoin
  /// The longest miter, in line widths.
  public var miterLimit: CGFloat
  /// The length of a dash and of a gap in points.
  ///
  /// One number stands for both, none for a solid line. Longer patterns are cut to the first two
  /// numbers.
  public var dash: [CGFloat]

  /// Makes a stroke style; the default is a solid line of one point.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = []
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
  }

  var stroke: DisplayStroke {
    DisplayStroke(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit,
      dash: dash.first ?? 0,
      gap: dash.count > 1 ? dash[1] : dash.first ?? 0
    )
  }
}

extension DisplayStroke {
  /// The stroke with lengths that can be drawn; a pattern without any length is a solid line.
  var bounded: DisplayStroke {
    var stroke = self
    stroke.width = width.boundedLength
    stroke.miterLimit = miterLimit >= 1 ? miterLimit.bounded : 1
    stroke.dash = dash.boundedLength
    stroke.gap = gap.boundedLength
    return stroke
  }
}

/// What is drawn of a shape, where it is not simply filled.
@frozen
public struct _ShapeDrawing: Hashable, Sendable, BitwiseCopyable {
  /// The line, or nil to fill the area.
  @usableFromInline var stroke: DisplayStroke?
  /// Whether to fill by the even-odd rule.
  @usableFromInline var isEvenOdd: Bool

  @inlinable
  init(stroke: DisplayStroke? = nil, isEvenOdd: Bool = false) {
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
  }
}
