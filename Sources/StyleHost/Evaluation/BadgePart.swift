internal import StyleAPI

/// A part of a badge that is more than a text and not yet drawn: its texts and icons take the font
/// and the colours that the style gives them.
///
/// Scenes make such parts of what stands on a corner.
public struct BadgePart: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }

  indirect enum Content: Sendable {
    case icon(Icon)
    case stack(SceneStack.Arrangement, spacing: Double?, [BadgeRequest.Part])
    case link(BadgeRequest.Part, to: String)
    case title(BadgeRequest.Part, String)
    case padding(BadgeRequest.Part, EdgeInsets)
    /// A part in an environment with more values, by the names of ``EnvironmentSetting``.
    case environment(BadgeRequest.Part, name: String, value: String)
  }
}

extension BadgePart {
  /// The view of the part: what a scene makes of the same node.
  var view: AnyView {
    get throws(EnvironmentSettingError) {
      switch content {
      case .icon(let icon): return AnyView(icon)
      case .stack(let arrangement, let spacing, let parts):
        var views: [AnyView] = []
        for part in parts { views.append(try part.view) }
        return arrangement.view(of: views, spacing: spacing)
      case .link(let part, let link): return AnyView(try part.view.link(to: link))
      case .title(let part, let title):
        return AnyView(try part.view.help(Text(verbatim: title)))
      case .padding(let part, let insets): return AnyView(try part.view.padding(insets))
      case .environment(let part, let name, let value):
        let change = try EnvironmentSetting.named(name).change(to: value)
        guard case .write(let write) = change.effect else { return try part.view }
        return try part.view.writing([write])
      }
    }
  }
}
