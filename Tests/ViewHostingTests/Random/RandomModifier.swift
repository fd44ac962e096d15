import StyleAPI

/// What is done to each view of a tree to try.
enum RandomModifier: CaseIterable, Sendable {
  case padding, frame, opacity, overlay, background, priority, guide

  @ViewBuilder func applied(to content: some View) -> some View {
    switch self {
    case .padding: content.padding(3)
    case .frame: content.frame(width: 90, height: 18, alignment: .leading)
    case .opacity: content.opacity(0.5)
    case .overlay: content.overlay(alignment: .trailing) { Text("over") }
    case .background: content.background(.blue)
    case .priority: content.layoutPriority(1)
    case .guide: content.alignmentGuide(HorizontalAlignment.center) { $0.width / 3 }
    }
  }
}
