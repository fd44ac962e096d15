/// The style of badges where nobody has set one: the label in a rounded frame of one point.
///
/// Hosts that load styles set another one; this one needs no plugin.
public struct PlainBadgeStyle: BadgeStyle {
  @Environment(\.badgeTint) private var tint

  /// Makes the style.
  public init() {}

  /// The label in a frame.
  public func makeBody(_ label: AnyView) -> some View {
    label
      .font(.caption)
      .padding(.horizontal, 5)
      .padding(.vertical, 2)
      .overlay { RoundedRectangle(cornerRadius: 3).strokeBorder(tint ?? .secondary) }
  }
}

extension BadgeStyle where Self == PlainBadgeStyle {
  /// The label in a rounded frame of one point.
  public static var plain: PlainBadgeStyle { PlainBadgeStyle() }
}
