/// Draws badges: where a style's code runs is behind this seam.
///
/// ``InProcessEvaluator`` runs it here. Whatever crosses the seam is data, so that an evaluator
/// may as well ask another process.
public protocol BadgeEvaluator: Sendable {
  /// Draws a badge.
  ///
  /// - Throws: ``BadgeEvaluationError``.
  func evaluate(_ request: BadgeRequest) throws(BadgeEvaluationError) -> BadgeReply
}

/// Why a badge could not be drawn.
public enum BadgeEvaluationError: Error, Sendable {
  /// The style cannot be had.
  case style(StyleLoadingError)
  /// A value of the environment is not one.
  case environment(EnvironmentSettingError)
  /// The drawing cannot be made.
  case rendering(RenderingError)
}

extension BadgeEvaluationError: CustomStringConvertible {
  /// What is wrong, in English.
  public var description: String {
    switch self {
    case .style(let error): error.description
    case .environment(let error): "\(error)"
    case .rendering(let error): error.description
    }
  }
}
