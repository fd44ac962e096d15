/// A vertical line through a view by which it is lined up with others.
@frozen
public struct HorizontalAlignment: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let key: AlignmentKey

  @inlinable init(key: AlignmentKey) { self.key = key }

  /// Makes an alignment from an id of your own; keep it in a `static let`.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(registering: id, isHorizontal: true)
  }

  /// The side where reading starts: left, or right where layout runs from right to left.
  @inlinable public static var leading: HorizontalAlignment { .init(key: .leading) }
  /// The middle.
  @inlinable public static var center: HorizontalAlignment { .init(key: .horizontalCenter) }
  /// The side where reading ends.
  @inlinable public static var trailing: HorizontalAlignment { .init(key: .trailing) }
}

/// A horizontal line through a view by which it is lined up with others.
@frozen
public struct VerticalAlignment: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let key: AlignmentKey

  @inlinable init(key: AlignmentKey) { self.key = key }

  /// Makes an alignment from an id of your own; keep it in a `static let`.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(registering: id, isHorizontal: false)
  }

  /// The upper edge.
  @inlinable public static var top: VerticalAlignment { .init(key: .top) }
  /// The middle.
  @inlinable public static var center: VerticalAlignment { .init(key: .verticalCenter) }
  /// The lower edge.
  @inlinable public static var bottom: VerticalAlignment { .init(key: .bottom) }
  /// The baseline of the first line of text.
  @inlinable
  public static var firstTextBaseline: VerticalAlignment { .init(key: .firstTextBaseline) }
  /// The baseline of the last line of text.
  @inlinable
  public static var lastTextBaseline: VerticalAlignment { .init(key: .lastTextBaseline) }
}

/// A point in a view by which it is lined up with others.
@frozen
public struct Alignment: Hashable, Sendable, BitwiseCopyable {
  /// The line from top to bottom.
  public var horizontal: HorizontalAlignment
  /// The line from side to side.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two lines.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  @inlinable public static var center: Alignment { .init(horizontal: .center, vertical: .center) }
  /// The middle of the leading edge.
  @inlinable
  public static var leading: Alignment { .init(horizontal: .leading, vertical: .center) }
  /// The middle of the trailing edge.
  @inlinable
  public static var trailing: Alignment { .init(horizontal: .trailing, vertical: .center) }
  /// The middle of the upper edge.
  @inlinable public static var top: Alignment { .init(horizontal: .center, vertical: .top) }
  /// The middle of the lower edge.
  @inlinable public static var bottom: Alignment { .init(horizontal: .center, vertical: .bottom) }
  /// The upper leading corner.
  @inlinable
  public static var topLeading: Alignment { .init(horizontal: .leading, vertical: .top) }
  /// The upper trailing corner.
  @inlinable
  public static var topTrailing: Alignment { .init(horizontal: .trailing, vertical: .top) }
  /// The lower leading corner.
  @inlinable
  public static var bottomLeading: Alignment { .init(horizontal: .leading, vertical: .bottom) }
  /// The lower trailing corner.
  @inlinable
  public static var bottomTrailing: Alignment { .init(horizontal: .trailing, vertical: .bottom) }
}
