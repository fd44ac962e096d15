extension View {
  /// Draws the view elsewhere, in points; its place in the layout stays.
  ///
  /// `x` counts towards the trailing side: to the left where layout runs from right to left.
  @inlinable
  public consuming func offset(
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.offset, x, y))
  }

  /// Draws the view elsewhere, in points; its place in the layout stays.
  @inlinable
  public consuming func offset(_ offset: CGSize) -> ModifiedContent<Self, _UnaryModifier> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the view's centre at a point of its parent; the view takes all the room it is offered.
  @inlinable
  public consuming func position(
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.position, x, y))
  }

  /// Puts the view's centre at a point of its parent; the view takes all the room it is offered.
  @inlinable
  public consuming func position(_ position: CGPoint) -> ModifiedContent<Self, _UnaryModifier> {
    self.position(x: position.x, y: position.y)
  }

  /// Sets a vertical line of the view by which it is lined up with others.
  ///
  /// - Parameters:
  ///   - guide: The line to set.
  ///   - computeValue: Its distance from the view's left side in points, for the view's size.
  public consuming func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.guide, GuideObject(guide.key, computeValue)))
  }

  /// Sets a horizontal line of the view by which it is lined up with others.
  ///
  /// - Parameters:
  ///   - guide: The line to set.
  ///   - computeValue: Its distance from the view's upper side in points, for the view's size.
  public consuming func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.guide, GuideObject(guide.key, computeValue)))
  }

  /// Draws the view above (larger numbers) or below its siblings; 0 by default.
  @inlinable
  public consuming func zIndex(_ value: Double) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.zIndex, value))
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  @inlinable
  public consuming func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _UnaryModifier> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller along each axis; its place in the layout stays.
  @inlinable
  public consuming func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.scale, x, y, anchor.x, anchor.y))
  }
}

/// An alignment guide that a view sets.
final class GuideObject {
  let key: AlignmentKey
  let value: (ViewDimensions) -> Double

  init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> Double) {
    self.key = key
    self.value = value
  }
}
