/// How large a reader wants text to be.
@frozen
public enum ContentSizeCategory: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// 14/17 of the usual size.
  case extraSmall
  /// 15/17 of the usual size.
  case small
  /// 16/17 of the usual size.
  case medium
  /// The usual size.
  case large
  /// 19/17 of the usual size.
  case extraLarge
  /// 21/17 of the usual size.
  case extraExtraLarge
  /// 23/17 of the usual size.
  case extraExtraExtraLarge
  /// 28/17 of the usual size.
  case accessibilityMedium
  /// 33/17 of the usual size.
  case accessibilityLarge
  /// 40/17 of the usual size.
  case accessibilityExtraLarge
  /// 47/17 of the usual size.
  case accessibilityExtraExtraLarge
  /// 53/17 of the usual size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue >= Self.accessibilityMedium.rawValue }

  /// The factor by which text styles grow: Apple's body sizes over 17.
  var factor: Double {
    switch self {
    case .extraSmall: 14.0 / 17
    case .small: 15.0 / 17
    case .medium: 16.0 / 17
    case .large: 1
    case .extraLarge: 19.0 / 17
    case .extraExtraLarge: 21.0 / 17
    case .extraExtraExtraLarge: 23.0 / 17
    case .accessibilityMedium: 28.0 / 17
    case .accessibilityLarge: 33.0 / 17
    case .accessibilityExtraLarge: 40.0 / 17
    case .accessibilityExtraExtraLarge: 47.0 / 17
    case .accessibilityExtraExtraExtraLarge: 53.0 / 17
    }
  }
}
