import StyleAPI

struct OutlineStyle: BadgeStyle {
  var lineWidth = 1.0
  @Environment(\.badgeTint) var tint

  func makeBody(_ label: AnyView) -> some View {
    label
      .font(.caption)
      .lineLimit(1)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .overlay { Capsule().strokeBorder(tint ?? .blue, lineWidth: lineWidth) }
  }
}
