extension View {
  /// Puts the view into a box of fixed size.
  ///
  /// A length that is negative or not finite counts as not given.
  ///
  /// - Parameters:
  ///   - width: The box's width in points; nil takes the view's own.
  ///   - height: The box's height in points; nil takes the view's own.
  ///   - alignment: Where the view lies in the box; a larger view sticks out by it.
  @inlinable
  public consuming func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.frame, width ?? .nan, height ?? .nan).aligned(alignment))
  }

  /// Puts the view into a box whose size lies between limits, in points.
  ///
  /// `maxWidth: .infinity` fills what is offered; `minWidth` alone shrinks to the view. A least or
  /// ideal length that is not finite counts as not given, a negative one as zero. Where limits
  /// contradict each other, the least length goes before the ideal one, and both before the largest.
  @inlinable
  public consuming func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(
      _UnaryModifier(
        .flexibleFrame,
        minWidth ?? .nan,
        idealWidth ?? .nan,
        maxWidth ?? .nan,
        minHeight ?? .nan,
        idealHeight ?? .nan,
        maxHeight ?? .nan
      ).aligned(alignment)
    )
  }

  /// Gives the view its ideal size, whatever is offered.
  @inlinable
  public consuming func fixedSize() -> ModifiedContent<Self, _UnaryModifier> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length along some axes, whatever is offered.
  @inlinable
  public consuming func fixedSize(
    horizontal: Bool,
    vertical: Bool
  ) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.fixedSize, horizontal ? 1 : 0, vertical ? 1 : 0))
  }

  /// Says how early a stack gives room to the view; 0 by default, larger numbers come first.
  @inlinable
  public consuming func layoutPriority(_ value: Double) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.priority, value))
  }
}
