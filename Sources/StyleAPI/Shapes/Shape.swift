/// A line around an area, which fills the space that it is offered.
///
/// ```swift
/// struct Diamond: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
///       path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
///       path.closeSubpath()
///     }
///   }
/// }
/// Diamond().fill(.red).frame(width: 10, height: 10)
/// ```
public protocol Shape: Sendable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size of the shape for a proposal; by default all of it, with 10 points for nil.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What happens to the outline where layout runs from right to left; it is mirrored by default.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The form, where the library knows it.
  var _geometry: _ShapeGeometry { get }

  /// Points by which the sides move inwards before the outline is taken.
  var _inset: Double { get }
}

extension Shape {
  /// All of the proposal, with 10 points for nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Mirrored where layout runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A form that only ``path(in:)`` knows.
  @inlinable public var _geometry: _ShapeGeometry { .custom }

  /// No inset.
  @inlinable public var _inset: Double { 0 }

  /// Fills the shape with the foreground style.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.shape(view, style: ForegroundStyle(), drawing: nil)
  }
}

/// What happens to a shape when the direction of layout changes.
@frozen
public enum LayoutDirectionBehavior: Hashable, Sendable, BitwiseCopyable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where layout runs in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where layout runs from right to left.
  @inlinable public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(isRightToLeft: Bool) -> Bool {
    switch self {
    case .fixed: false
    case .mirrors(let direction): (direction == .rightToLeft) == isRightToLeft
    }
  }
}

/// A shape whose sides can be moved inwards.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its sides moved inwards by so many points.
  func inset(by amount: CGFloat) -> InsetShape
}

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
  /// The length of a dash and of a gap in points; one number stands for both, none for a solid
  /// line. Longer patterns are cut to the first two numbers.
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
      width: max(lineWidth, 0),
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit,
      dash: dash.first ?? 0,
      gap: dash.count > 1 ? dash[1] : dash.first ?? 0
    )
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
