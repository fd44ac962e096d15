internal import StyleAPI

/// Draws badges that are given as data, one after the other.
///
/// The graph is kept from one badge to the next where they stand in the same environment. A drawer
/// is used by one thread at a time.
final class BadgeDrawer {
  private let styles: any StyleProvider
  private var last: (surroundings: Surroundings, drawer: ViewDrawer)?

  /// What has to be the same for a graph to be used again.
  private struct Surroundings: Equatable {
    var style: StyleReference
    var environment: [String: String]
    var target: RenderTarget
    var ambiguousIsWide: Bool
  }

  /// Makes a drawer that gets its styles from a provider.
  init(styles: any StyleProvider) { self.styles = styles }

  /// Draws a badge.
  func draw(_ request: BadgeRequest) throws(BadgeEvaluationError) -> BadgeReply {
    let drawer = try drawer(for: request)
    let view: EvaluatedBadge
    do throws(EnvironmentSettingError) {
      view = try EvaluatedBadge(request)
    } catch {
      throw .environment(error)
    }
    do {
      let list = try drawer.displayList(of: view)
      let baselines = list.baselines
      return BadgeReply(
        list: list,
        firstTextBaseline: baselines.first,
        lastTextBaseline: baselines.last
      )
    } catch {
      throw .rendering(error)
    }
  }

  private func drawer(for request: BadgeRequest) throws(BadgeEvaluationError) -> ViewDrawer {
    let surroundings = Surroundings(
      style: request.style,
      environment: request.environment,
      target: request.target,
      ambiguousIsWide: request.ambiguousIsWide
    )
    if let last, last.surroundings == surroundings { return last.drawer }
    var environment = try environment(of: request)
    do {
      environment.badgeStyle = try styles.style(request.style)
    } catch {
      throw .style(error)
    }
    let drawer = ViewDrawer(
      target: request.target,
      environment: environment,
      ambiguousIsWide: request.ambiguousIsWide
    )
    last = (surroundings, drawer)
    return drawer
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
  let form: BadgeRequest.Form
  let label: AnyView?
  let message: AnyView
  let icon: AnyView?

  init(_ request: BadgeRequest) throws(EnvironmentSettingError) {
    form = request.form
    label = try request.label?.view
    message = try request.message.view
    icon = try request.icon?.view
  }

  var body: some View {
    switch form {
    case .single: _StyledLabel(label: message)
    case .pair: pair
    }
  }

  private var pair: Badge {
    let badge =
      label.map { label in Badge(label: { label }, message: { message }) } ?? Badge { message }
    guard let icon else { return badge }
    return badge.icon { icon }
  }
}

extension BadgeRequest.Part {
  /// The view of the part.
  var view: AnyView {
    get throws(EnvironmentSettingError) {
      switch self {
      case .text(let text): AnyView(Text(verbatim: text))
      case .drawing(let list): AnyView(list.view)
      case .composed(let part): try part.view
      }
    }
  }
}
