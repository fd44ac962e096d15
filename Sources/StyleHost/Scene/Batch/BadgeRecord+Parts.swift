internal import StyleAPI

extension BadgeRecord {
  /// A badge of parts that are given one by one, as by the options of a command line.
  ///
  /// - Parameters:
  ///   - label: The left part.
  ///   - message: The right part.
  ///   - icon: The path of the icon.
  ///   - link: Where the badge leads. It is not checked here, and an unsafe one is not drawn.
  ///   - title: What is shown where a pointer rests on the badge, and heard in place of its texts.
  package init(
    label: String? = nil,
    message: String,
    icon: String? = nil,
    link: String? = nil,
    title: String? = nil
  ) {
    node = SceneNode(content: .badge(label: label, message: message), offset: 0)
    node.icon = icon.map { Located(value: $0, offset: 0) }
    node.link = link
    node.title = title
  }

  /// The path of the icon.
  package var icon: String? { node.icon?.value }

  /// Where the badge leads.
  package var link: String? { node.link }
}
