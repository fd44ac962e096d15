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
