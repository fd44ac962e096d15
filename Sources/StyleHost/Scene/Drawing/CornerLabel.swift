internal import StyleAPI

/// What stands in a badge on a corner.
///
/// It is a view for a style that runs in this process, and knows the nodes that it was made of for
/// one that runs elsewhere.
struct CornerLabel: View {
  let view: AnyView
  /// The node on the corner.
  let node: SceneNode
  /// The node without what belongs to the badge around it.
  let content: SceneNode
  let icon: Icon?
  let resolver: SceneResolver

  static func _make(_ view: Self, _ context: _ViewContext) { AnyView._make(view.view, context) }
}

extension CornerLabel: CrossingView {
  func part(in context: PartContext) throws(BadgeEvaluationError) -> BadgeRequest.Part {
    var parts: [BadgeRequest.Part] = []
    if let icon { parts.append(.composed(BadgePart(.icon(icon)))) }
    if case .badge(let label?, _) = node.content, !label.isEmpty { parts.append(.text(label)) }
    parts.append(try resolver.part(of: content, in: context))
    if parts.count == 1 { return parts[0] }
    return .composed(BadgePart(.stack(.row(.center), spacing: 4, parts)))
  }
}

extension SceneResolver {
  /// A node as data.
  ///
  /// Badges in it are drawn, since their styles may be those of other plugins.
  fileprivate func part(
    of node: SceneNode,
    in context: PartContext
  ) throws(BadgeEvaluationError) -> BadgeRequest.Part {
    var context = context
    for change in node.environment {
      do {
        try change.value.apply(to: &context.environment, styles: styles)
      } catch {
        throw .style(error)
      }
    }
    var part: BadgeRequest.Part
    switch (node.content, node.corner) {
    case (.text(let text), .none): part = .text(text)
    case (.number(let number), .none): part = .text(try text(of: number, in: context))
    case (.stack(let stack), .none):
      var parts: [BadgeRequest.Part] = []
      for node in stack.nodes { parts.append(try self.part(of: node, in: context)) }
      part = .composed(BadgePart(.stack(stack.arrangement, spacing: stack.spacing, parts)))
    default: return .drawing(try context.drawing(of: try drawnView(of: node)))
    }
    if let link = node.link { part = .composed(BadgePart(.link(part, to: link))) }
    if let title = node.title { part = .composed(BadgePart(.title(part, title))) }
    if let padding = node.padding { part = .composed(BadgePart(.padding(part, padding))) }
    for change in node.environment.reversed() where change.value.style == nil {
      part = .composed(
        BadgePart(.environment(part, name: change.value.name, value: change.value.text))
      )
    }
    return part
  }

  private func drawnView(of node: SceneNode) throws(BadgeEvaluationError) -> AnyView {
    do {
      return try view(of: node, at: ScenePath())
    } catch {
      throw .scene(error)
    }
  }

  private func text(
    of number: SceneNumber,
    in context: PartContext
  ) throws(BadgeEvaluationError) -> String {
    do {
      return try NumberWriter.shared().text(number, locale: context.environment.localeIdentifier)
    } catch {
      throw .scene(SceneError(.number(error), at: ScenePath(), offset: 0))
    }
  }
}
