/// Draws badges with styles whose code runs in this process.
public struct InProcessEvaluator: BadgeEvaluator {
  private let styles: any StyleProvider

  /// Makes an evaluator that gets its styles from a provider, such as a ``StyleLibrary``.
  public init(styles: any StyleProvider) {
    self.styles = styles
  }

  /// Draws a badge.
  ///
  /// - Throws: ``BadgeEvaluationError``.
  public func evaluate(_ request: BadgeRequest) throws(BadgeEvaluationError) -> BadgeReply {
    try BadgeDrawer(styles: styles).draw(request)
  }
}
