/// The form of a shape as far as the library knows it, apart from the rectangle that it fills.
@frozen
public enum _ShapeGeometry: Hashable, Sendable, BitwiseCopyable {
  /// Four straight sides.
  case rectangle
  /// Four equal round corners.
  case rounded(Double)
  /// Round corners that differ.
  case uneven(RectangleCornerRadii)
  /// Round ends.
  case capsule
  /// A circle in the middle.
  case circle
  /// An ellipse.
  case ellipse
  /// The shape of the nearest container.
  case containerRelative
  /// Whatever `path(in:)` says.
  case custom

  /// The outline in a rectangle whose sides first move inwards by `inset`.
  ///
  /// Nil for shapes that need more than the rectangle.
  func outline(in rect: CGRect, inset: Double, isRightToLeft: Bool) -> DisplayOutline? {
    let inset = inset.bounded
    let rect = inset == 0 ? rect : rect.insetBy(dx: inset, dy: inset)
    let half = min(rect.width, rect.height) / 2
    switch self {
    case .rectangle: return .rectangle(rect)
    case .rounded(let radius):
      return .rounded(rect, radius: min(max(radius.bounded - inset, 0), half))
    case .uneven(let radii):
      return .uneven(rect, radii.corners(inset: inset, limit: half, isRightToLeft: isRightToLeft))
    case .capsule: return .rounded(rect, radius: half)
    case .ellipse: return .ellipse(rect)
    case .circle:
      return .ellipse(
        CGRect(x: rect.midX - half, y: rect.midY - half, width: 2 * half, height: 2 * half)
      )
    case .containerRelative, .custom: return nil
    }
  }
}

/// The radii of the corners of an ``UnevenRoundedRectangle``, in points.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable, BitwiseCopyable {
  /// The radius of the upper corner on the leading side.
  public var topLeading: Double
  /// The radius of the lower corner on the leading side.
  public var bottomLeading: Double
  /// The radius of the lower corner on the trailing side.
  public var bottomTrailing: Double
  /// The radius of the upper corner on the trailing side.
  public var topTrailing: Double

  /// Makes radii; the default is square corners.
  @inlinable
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  func corners(inset: Double, limit: Double, isRightToLeft: Bool) -> CornerRadii {
    func clamped(_ radius: Double) -> Double {
      min(max(radius.bounded - inset, 0), max(limit, 0))
    }
    let radii = CornerRadii(
      topLeft: clamped(topLeading),
      topRight: clamped(topTrailing),
      bottomRight: clamped(bottomTrailing),
      bottomLeft: clamped(bottomLeading)
    )
    guard isRightToLeft else { return radii }
    return CornerRadii(
      topLeft: radii.topRight,
      topRight: radii.topLeft,
      bottomRight: radii.bottomLeft,
      bottomLeft: radii.bottomRight
    )
  }
}
