@_spi(Host) public import StyleAPI

/// Makes drawings of views for one target, one after the other in the same graph.
///
/// Views of the same structure are brought up to date rather than made anew, and a badge whose
/// environment is the last one's keeps its style's body. A drawer is used by one thread at a time.
package final class ViewDrawer {
  private let graph: ViewGraph
  private let environment: EnvironmentValues
  private let failures: BadgeFailureLog

  /// Makes a drawer.
  ///
  /// - Parameters:
  ///   - target: What is drawn: it decides how text is measured.
  ///   - environment: The environment at the root.
  ///   - ambiguousIsWide: Whether characters of ambiguous width take two cells.
  package init(
    target: RenderTarget,
    environment: EnvironmentValues,
    ambiguousIsWide: Bool = false
  ) {
    var environment = environment
    environment.renderTarget = target
    failures = environment.badgeFailures ?? BadgeFailureLog()
    environment.badgeFailures = failures
    self.environment = environment
    switch target {
    case .svg: graph = ViewGraph(metrics: FontTableMetrics())
    case .ansi: graph = ViewGraph(metrics: CellMetrics(ambiguousIsWide: ambiguousIsWide))
    }
  }

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: The view at the root.
  ///   - size: The size that the view is offered; nil lengths ask for the ideal one.
  ///   - body: Is called with the drawing, which is only lent.
  package func draw<Root: View, Result>(
    _ view: Root,
    in size: ProposedViewSize = .unspecified,
    _ body: (borrowing DisplayList) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let failuresBefore = failures.count
    graph.update(view, environment: environment)
    return try graph.withDisplayList(in: size) { list -> Swift.Result<Result, RenderingError> in
      // Views may be made anew while they are laid out, so this is the time to look.
      let failed = failures.take(after: failuresBefore) { !$0.isReplaced }
      guard failed.isEmpty else { return .failure(.badges(failed)) }
      let (width, height) = (list.extent.width, list.extent.height)
      guard width <= RenderingError.largestSide, height <= RenderingError.largestSide else {
        return .failure(.tooLarge(width: width, height: height))
      }
      do throws(RenderingError) {
        return .success(try body(list))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// The badges that another style has drawn than the one they should have, since the last call.
  package func takeReplacedBadges() -> [BadgeFailure] { failures.take { $0.isReplaced } }

  /// The drawing of a view.
  package func displayList<Root: View>(
    of view: Root,
    in size: ProposedViewSize = .unspecified
  ) throws(RenderingError) -> DisplayList {
    try draw(view, in: size) { copy $0 }
  }
}

extension DisplayList {
  /// The size of the smallest box around the layout box and everything that is painted.
  var extent: CGSize {
    guard ink.width > 0 || ink.height > 0 else { return bounds.size }
    return CGSize(
      width: max(bounds.maxX, ink.maxX) - min(bounds.minX, ink.minX),
      height: max(bounds.maxY, ink.maxY) - min(bounds.minY, ink.minY)
    )
  }
}

extension SVGRenderer {
  /// The metrics by which text in SVG documents is measured.
  @_spi(Host) public static var metrics: any TextMetrics { FontTableMetrics() }
}
