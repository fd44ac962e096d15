public import StyleAPI

/// What the style looks like: in the flow and on a corner, plain and tinted.
public struct FancyBadgePreviews: PreviewProvider {
  /// A badge of two parts, one of one part, and a counter.
  public static var previews: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Badge("build", "passing")
        Badge("docs", "failing").badgeTint(.red)
        Badge("beta")
      }
      Text("Inbox").badge { Text("3") }
    }
    .badgeStyle(FancyBadgeStyle())
  }
}
