internal import StyleAPI

/// The ways in which a style is asked for a badge.
public enum StyleForm: String, Hashable, Sendable, CaseIterable {
  /// One label, on the corner of a view.
  case corner
  /// A message alone.
  case message
  /// A label and a message.
  case pair
  /// An icon, a label and a message.
  case icon

  /// The badge with a text in all its parts.
  @ViewBuilder
  func view(of text: String) -> some View {
    switch self {
    case .corner:
      Color.clear.frame(width: 48, height: 16).badge { Text(verbatim: text) }
    case .message: Badge(message: { Text(verbatim: text) })
    case .pair: Badge(label: { Text(verbatim: text) }, message: { Text(verbatim: text) })
    case .icon:
      Badge(label: { Text(verbatim: text) }, message: { Text(verbatim: text) })
        .icon { Self.disc }
    }
  }

  /// A disc of 14 points.
  private static var disc: some View {
    Circle().frame(width: 14, height: 14)
  }
}
