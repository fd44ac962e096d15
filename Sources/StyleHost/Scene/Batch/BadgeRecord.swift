package import StyleAPI

/// A badge of a batch: one line of JSON.
///
/// ```json
/// {"label":"build","message":"passing","color":"brightgreen","output":"build.svg"}
/// ```
package struct BadgeRecord: Sendable {
  /// The keys of a line; `message` has to be there.
  enum Key: String, CaseIterable {
    case label, message, color, labelColor, style, link, title, icon, environment, output
  }

  var node: SceneNode
  /// The file that the line asks for: a relative path that leads out of no folder.
  package var output: String?

  /// The left part of the badge.
  package var label: String? {
    if case .badge(let label, _) = node.content { return label }
    return nil
  }

  /// The right part of the badge.
  package var message: String {
    if case .badge(_, let message) = node.content { return message }
    return ""
  }

  /// The view of the badge.
  ///
  /// - Parameters:
  ///   - styles: Where styles come from: a ``StyleCache``, so that each is made once.
  ///   - icons: Where icons come from.
  /// - Throws: ``SceneError`` for a style or an icon that cannot be had. It has no position, since
  ///   the line may be gone.
  package func view(
    styles: any StyleProvider,
    icons: IconStore
  ) throws(SceneError) -> AnyView {
    try SceneResolver(styles: styles, icons: icons).view(of: node, at: ScenePath())
  }
}
