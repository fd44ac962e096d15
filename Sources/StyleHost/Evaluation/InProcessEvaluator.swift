@_spi(Host) internal import StyleAPI

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
    var environment = try environment(of: request)
    do {
      environment.badgeStyle = try styles.style(request.style)
    } catch {
      throw .style(error)
    }
    let drawer = ViewDrawer(target: request.target, environment: environment)
    do {
      let list = try drawer.displayList(of: EvaluatedBadge(request: request))
      let baselines = list.baselines
      return BadgeReply(
        list: list,
        firstTextBaseline: baselines.min(),
        lastTextBaseline: baselines.max()
      )
    } catch {
      throw .rendering(error)
    }
  }

  private func environment(
    of request: BadgeRequest
  ) throws(BadgeEvaluationError) -> EnvironmentValues {
    var values = EnvironmentValues()
    // In the order of their names, so that an error is always the same one.
    for (name, text) in request.environment.sorted(by: { $0.key < $1.key }) {
      let change: EnvironmentChange
      do {
        change = try EnvironmentSetting.named(name).change(to: text)
      } catch {
        throw .environment(error)
      }
      do {
        try change.apply(to: &values, styles: styles)
      } catch {
        throw .style(error)
      }
    }
    return values
  }
}

/// The view of a request.
private struct EvaluatedBadge: View {
  let request: BadgeRequest

  var body: some View {
    switch request.form {
    case .single: _StyledLabel(label: AnyView(PartView(part: request.message)))
    case .pair: pair
    }
  }

  private var pair: Badge {
    let message = PartView(part: request.message)
    let badge =
      request.label.map { label in
        Badge(label: { PartView(part: label) }, message: { message })
      } ?? Badge { message }
    guard let icon = request.icon else { return badge }
    return badge.icon { PartView(part: icon) }
  }
}

private struct PartView: View {
  let part: BadgeRequest.Part

  var body: some View {
    switch part {
    case .text(let text): Text(verbatim: text)
    case .drawing(let list): DrawingView(list)
    }
  }
}

extension DisplayList {
  /// The baselines of all texts, in points from the top.
  fileprivate var baselines: [Double] {
    items.compactMap { item in
      if case .text(let run) = item { return run.origin.y }
      return nil
    }
  }
}
