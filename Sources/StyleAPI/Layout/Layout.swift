/// A way of arranging views.
///
/// ```swift
/// struct Staircase: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     subviews.reduce(into: CGSize.zero) { size, view in
///       let step = view.sizeThatFits(.unspecified)
///       size.width += step.width
///       size.height += step.height
///     }
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for view in subviews {
///       let step = view.sizeThatFits(.unspecified)
///       view.place(at: corner, proposal: .unspecified)
///       corner = CGPoint(x: corner.x + step.width, y: corner.y + step.height)
///     }
///   }
/// }
/// Staircase() { Text("a"); Text("b") }
/// ```
public protocol Layout {
  /// What the layout keeps between its calls for one set of views.
  associatedtype Cache = Void

  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size that the layout takes for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view in a rectangle.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// The place of a vertical line, or nil to leave it to the views.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The place of a horizontal line, or nil to leave it to the views.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// What spacers and dividers in the layout have to know.
  static var layoutProperties: LayoutProperties { get }
}

extension Layout {
  /// No orientation: spacers grow along both axes.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Leaves the line to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves the line to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views of a builder, arranged by the layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow and across which dividers run; nil, as in a pile, for none.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that is no stack.
  public init() {}
}

/// A value that a view tells to the layout that it stands in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that tell none.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells a value to the layout that the view stands in.
  public consuming func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.layoutValue, LayoutValueObject<Key>(value)))
  }
}

/// A value that a view tells to its layout.
final class LayoutValueObject<Key: LayoutValueKey> {
  let value: Key.Value

  init(_ value: Key.Value) { self.value = value }
}

struct _LayoutView<Arrangement: Layout, Content: View>: View {
  let layout: Arrangement
  let content: Content

  static func _make(_ view: Self, _ context: _ViewContext) {
    context.openLayout(view.layout)
    Content._make(view.content, context)
    context.close()
  }
}
