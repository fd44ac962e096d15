/// Puts together views that are written one after the other.
///
/// Any number of views, `if`, `else`, `switch` and `if let` are understood. The views of a builder
/// are spliced into the container that they stand in.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view.
  @inlinable
  public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content {
    first
  }

  /// One more view after the others.
  @inlinable
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: consuming First,
    next: consuming Next
  ) -> _ViewPair<First, Next> {
    _ViewPair(accumulated, next)
  }

  /// A view as it is.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// A view that may be missing.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The first of two branches.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  /// The second of two branches.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  /// A view behind `if #available`.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(
    _ content: consuming Content
  ) -> AnyView {
    AnyView(content)
  }
}
