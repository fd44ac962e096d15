/// One of two branches of an `if` or a `switch`; each has an identity of its own.
@frozen
public enum _ConditionalContent<First, Second> {
  /// The branch that is taken where the condition holds.
  case first(First)
  /// The other branch.
  case second(Second)
}

extension _ConditionalContent: View where First: View, Second: View {
  /// Adds the branch that is taken.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    switch view {
    case .first(let content):
      context.openBranch(1)
      First._make(content, context)
    case .second(let content):
      context.openBranch(2)
      Second._make(content, context)
    }
    context.close()
  }
}

extension Optional: View where Wrapped: View {
  /// Adds the view if there is one; its place is kept where there is none.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    switch view {
    case .some(let content):
      context.openBranch(1)
      Wrapped._make(content, context)
    case .none:
      context.openBranch(0)
    }
    context.close()
  }
}
