internal import StyleAPI

/// Makes views of nodes, with the styles, icons and the writer of numbers that they need.
struct SceneResolver {
  typealias Write = (inout EnvironmentValues) -> Void

  let styles: any StyleProvider
  let icons: IconStore

  /// The view of a node.
  ///
  /// The modifiers lie around the content in this order: badge, link, title, padding, environment.
  func view(of node: SceneNode, at path: ScenePath) throws(SceneError) -> AnyView {
    var view = try content(of: node, at: path)
    if case .badge(let badge, let alignment) = node.corner {
      view = AnyView(try corner(badge, on: view, alignment, at: path.key("badge")))
    }
    if let link = node.link { view = AnyView(view.link(to: link)) }
    if let title = node.title, !title.isEmpty {
      let title = Text(verbatim: title)
      view = AnyView(view.help(title))
      // What a badge says is short enough to be said in other words.
      if case .badge = node.content { view = AnyView(view.accessibilityLabel(title)) }
    }
    if let padding = node.padding { view = AnyView(view.padding(padding)) }
    return view.writing(
      try environment(of: node, at: path).map(\.write) + appearance(of: node, at: path)
    )
  }

  private func content(of node: SceneNode, at path: ScenePath) throws(SceneError) -> AnyView {
    switch node.content {
    case .text(let text): return AnyView(Text(verbatim: text))
    case .number(let number): return AnyView(try view(of: number, node, at: path.key("number")))
    case .badge(let label, let message):
      let badge = label.map { Badge($0, message) } ?? Badge(message)
      guard let icon = try icon(of: node, at: path) else { return AnyView(badge) }
      return AnyView(badge.icon { icon })
    case .stack(let stack): return try view(of: stack, at: path.key(stack.key))
    }
  }

  private func view(of stack: SceneStack, at path: ScenePath) throws(SceneError) -> AnyView {
    var views: [AnyView] = []
    for (index, node) in stack.nodes.enumerated() {
      views.append(try view(of: node, at: path.index(index)))
    }
    return stack.arrangement.view(of: views, spacing: stack.spacing)
  }

  private func view(
    of number: SceneNumber,
    _ node: SceneNode,
    at path: ScenePath
  ) throws(SceneError) -> LocalizedNumber {
    do {
      let writer = try NumberWriter.shared()
      // What can go wrong does so in every locale, so it is found out before anything is drawn.
      let text = try writer.text(number, locale: LocaleIdentifier.standard)
      return LocalizedNumber(number: number, writer: writer, standard: text)
    } catch {
      throw SceneError(.number(error), at: path, offset: node.offset)
    }
  }

  private func icon(of node: SceneNode, at path: ScenePath) throws(SceneError) -> Icon? {
    guard let icon = node.icon else { return nil }
    do {
      return try icons.icon(icon.value)
    } catch {
      throw SceneError(.icon(error), at: path.key("icon"), offset: icon.offset)
    }
  }
}

// MARK: - Badges on corners

extension SceneResolver {
  /// A view with a badge on a corner of it.
  ///
  /// On a corner, what a node shows is the label of one plate: a label and a message of its own
  /// stand in it side by side, rather than in a badge within the badge.
  private func corner(
    _ node: SceneNode,
    on content: AnyView,
    _ alignment: Alignment,
    at path: ScenePath
  ) throws(SceneError) -> CornerBadge {
    var inner = node
    inner.environment = node.environment.filter { $0.value.isForLabels }
    inner.style = nil
    inner.color = nil
    let icon = try icon(of: node, at: path)
    inner.icon = nil
    var parts: [AnyView] = icon.map { [AnyView($0)] } ?? []
    if case .badge(let label, let message) = node.content {
      if let label, !label.isEmpty { parts.append(AnyView(Text(verbatim: label))) }
      inner.content = .text(message)
    }
    parts.append(try view(of: inner, at: path))
    let label =
      parts.count == 1 ? parts[0] : AnyView(HStack(spacing: 4) { SceneChildren(views: parts) })
    let crossing = CornerLabel(view: label, node: node, content: inner, icon: icon, resolver: self)
    let outer = try environment(of: node, at: path).filter { !$0.isForLabels }
    return CornerBadge(
      content: content,
      label: AnyView(crossing),
      alignment: alignment,
      writes: outer.map(\.write) + (try appearance(of: node, at: path)),
      restores: outer.map(\.restore) + [Self.restoreAppearance]
    )
  }

  private static let restoreAppearance: CornerBadge.Restore = { outer, values in
    values.badgeStyle = outer.badgeStyle
    values.badgeTint = outer.badgeTint
  }
}

// MARK: - Environment

extension SceneResolver {
  private struct Change {
    let write: Write
    let restore: CornerBadge.Restore
    let isForLabels: Bool
  }

  private func environment(
    of node: SceneNode,
    at path: ScenePath
  ) throws(SceneError) -> [Change] {
    var changes: [Change] = []
    for change in node.environment {
      do {
        changes.append(
          Change(
            write: try change.value.writer(styles: styles),
            restore: change.value.setting.copy,
            isForLabels: change.value.isForLabels
          )
        )
      } catch {
        throw SceneError(
          .style(error),
          at: path.key("environment").key(change.value.name),
          offset: change.offset
        )
      }
    }
    return changes
  }

  /// What a badge's own keys write: they are shorthand for values of the environment.
  private func appearance(of node: SceneNode, at path: ScenePath) throws(SceneError) -> [Write] {
    var writes: [Write] = []
    if let reference = node.style {
      do {
        let style = try styles.style(reference.value)
        writes.append { $0.badgeStyle = style }
      } catch {
        throw SceneError(.style(error), at: path.key("style"), offset: reference.offset)
      }
    }
    if let color = node.color { writes.append { $0.badgeTint = color } }
    if let color = node.labelColor { writes.append { $0.badgeLabelTint = color } }
    return writes
  }
}

extension EnvironmentChange {
  /// Whether the change is about texts that a style leaves as they are, and so has to be made
  /// within a badge.
  fileprivate var isForLabels: Bool { name == "foreground" }
}
