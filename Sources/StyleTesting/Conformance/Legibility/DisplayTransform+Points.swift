internal import StyleAPI

extension DisplayTransform {
  /// The transform that changes nothing.
  static var identity: DisplayTransform {
    DisplayTransform(scaleX: 1, scaleY: 1, translateX: 0, translateY: 0)
  }

  /// The transform that does what `inner` says first and then what this one says.
  func concatenated(with inner: DisplayTransform) -> DisplayTransform {
    DisplayTransform(
      scaleX: scaleX * inner.scaleX,
      scaleY: scaleY * inner.scaleY,
      translateX: inner.translateX * scaleX + translateX,
      translateY: inner.translateY * scaleY + translateY
    )
  }

  /// A point, scaled and moved.
  func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * scaleX + translateX, y: point.y * scaleY + translateY)
  }

  /// The point that is moved to this one, or nil where all points fall together.
  func inverse(_ point: CGPoint) -> CGPoint? {
    guard scaleX != 0, scaleY != 0 else { return nil }
    return CGPoint(x: (point.x - translateX) / scaleX, y: (point.y - translateY) / scaleY)
  }

  /// The box of a rectangle that is scaled and moved.
  func applied(to rect: CGRect) -> CGRect {
    let one = applied(to: CGPoint(x: rect.minX, y: rect.minY))
    let other = applied(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(origin: one).union(CGRect(origin: other))
  }
}
