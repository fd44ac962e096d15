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
