@_spi(Host) internal import StyleAPI

/// A style whose code runs elsewhere.
struct WorkerStyle: BadgeStyle {
  let reference: StyleReference
  let evaluator: any BadgeEvaluator
  /// Draws the badges that the evaluator does not.
  let fallback: (any BadgeStyle)?
  private let environments = EnvironmentSnapshotCache()

  init(
    reference: StyleReference,
    evaluator: any BadgeEvaluator,
    fallback: (any BadgeStyle)?
  ) {
    self.reference = reference
    self.evaluator = evaluator
    self.fallback = fallback
  }

  fileprivate func values(of environment: EnvironmentValues) -> [String: String] {
    environments.values(of: environment)
  }

  func makeBody(_ label: AnyView) -> some View {
    EvaluatedBadgeView(style: self, form: .single, label: nil, message: label, icon: nil) {
      makeFallback($0) { make($0, label, $1) }
    }
  }

  func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    EvaluatedBadgeView(
      style: self,
      form: .pair,
      label: configuration.label,
      message: configuration.message,
      icon: configuration.icon
    ) {
      makeFallback($0) { make($0, configuration, $1) }
    }
  }

  private func makeFallback(
    _ context: _ViewContext,
    _ body: (any BadgeStyle, _ViewContext) -> Void
  ) {
    if let fallback { body(fallback, context) }
  }

  private func make<Style: BadgeStyle>(
    _ style: Style,
    _ label: AnyView,
    _ context: _ViewContext
  ) {
    Style._makeBody(style, label, context)
  }

  private func make<Style: BadgeStyle>(
    _ style: Style,
    _ configuration: BadgeConfiguration,
    _ context: _ViewContext
  ) {
    Style._makePairBody(style, configuration, context)
  }
}

/// The drawing of a badge that an evaluator makes.
private struct EvaluatedBadgeView: View {
  let style: WorkerStyle
  let form: BadgeRequest.Form
  let label: AnyView?
  let message: AnyView
  let icon: AnyView?
  let makeFallback: (_ViewContext) -> Void

  static func _make(_ view: Self, _ context: _ViewContext) {
    var request = BadgeRequest(style: view.style.reference, form: view.form, message: "")
    do throws(BadgeEvaluationError) {
      try view.fill(&request, context)
      let reply = try view.style.evaluator.evaluate(request)
      DrawingView._make(
        // The badge that stands here plays the role already.
        DrawingView(
          reply.list.removingOuterRole(.badge),
          firstTextBaseline: reply.firstTextBaseline,
          lastTextBaseline: reply.lastTextBaseline
        ),
        context
      )
    } catch {
      view.report(error, request, context.environment.badgeFailures)
      view.makeFallback(context)
    }
  }

  /// Fills in what the badge shows and where it stands.
  private func fill(
    _ request: inout BadgeRequest,
    _ context: _ViewContext
  ) throws(BadgeEvaluationError) {
    let environment = context.environment
    let metrics = context.metrics as? CellMetrics
    let parts = PartContext(
      environment: environment,
      target: environment.renderTarget,
      ambiguousIsWide: metrics?.ambiguousIsWide ?? false
    )
    request.target = parts.target
    request.ambiguousIsWide = parts.ambiguousIsWide
    request.message = try parts.part(context.shownPart(message))
    if let label { request.label = try parts.part(context.shownPart(label)) }
    if let icon { request.icon = try parts.part(context.shownPart(icon)) }
    request.environment = style.values(of: environment)
  }

  private func report(
    _ error: BadgeEvaluationError,
    _ request: BadgeRequest,
    _ log: BadgeFailureLog?
  ) {
    // Badges within this one have their own say.
    if case .rendering(.badges(let failures)) = error {
      for failure in failures { log?.add(failure) }
      return
    }
    log?.add(
      BadgeFailure(
        badge: request.name,
        style: style.reference,
        reason: error,
        isReplaced: style.fallback != nil
      )
    )
  }
}

extension BadgeRequest {
  /// What the badge says, for messages.
  fileprivate var name: String {
    [label?.name, message.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " | ")
  }
}

extension BadgeRequest.Part {
  private static let longestName = 60

  fileprivate var name: String {
    let name =
      switch self {
      case .text(let text): text
      case .drawing(let list): list.texts.joined(separator: " ")
      case .composed(let part): part.name
      }
    let text = TextSanitizer.sanitize(name)
    return text.count > Self.longestName ? text.prefix(Self.longestName) + "…" : text
  }
}

extension BadgePart {
  fileprivate var name: String {
    switch content {
    case .icon: ""
    case .stack(_, _, let parts): parts.map(\.name).filter { !$0.isEmpty }.joined(separator: " ")
    case .link(let part, _), .title(let part, _), .padding(let part, _),
      .environment(let part, _, _):
      part.name
    }
  }
}
