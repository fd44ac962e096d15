/// The panel of a sheet, in the middle of what it is drawn over.
struct SheetPanel<Content: View>: View {
  @Environment(\.renderTarget) private var target
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    if target.isTerminal {
      SheetLayout(margin: 0) {
        VStack(alignment: .leading, spacing: 0) { content }
          .padding(.horizontal, 16)
          .padding(.vertical, 16)
          .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.secondary) }
      }
    } else {
      ZStack {
        Color.black.opacity(0.25)
        // Room for all of the shadow, which else would make the drawing larger than its backdrop.
        SheetLayout(margin: 28) {
          VStack(alignment: .leading) { content }
            .padding(20)
            .background {
              RoundedRectangle(cornerRadius: 12)
                .fill(Color.sheetBackground)
                .shadow(color: Color(white: 0, opacity: 0.3), radius: 8, y: 3)
            }
            .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.primary.opacity(0.12)) }
        }
      }
    }
  }
}

extension Color {
  /// What sheets are made of.
  static var sheetBackground: Color {
    Color(light: .white, dark: Color(hex: 0x2a2a2d))
  }
}

/// Gives a view its ideal size, or all the room that there is, in the middle.
private struct SheetLayout: Layout {
  /// The room around it in points.
  let margin: Double

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    guard let panel = subviews.first else { return .zero }
    let size = panel.sizeThatFits(.unspecified)
    return CGSize(
      width: proposal.width ?? size.width + 2 * margin,
      height: proposal.height ?? size.height + 2 * margin
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    guard let panel = subviews.first else { return }
    let ideal = panel.sizeThatFits(.unspecified)
    let room = ProposedViewSize(
      width: min(ideal.width, max(bounds.width - 2 * margin, 0)),
      height: min(ideal.height, max(bounds.height - 2 * margin, 0))
    )
    let size = panel.sizeThatFits(room)
    panel.place(
      at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      proposal: room
    )
  }
}

// MARK: - Layout and drawing

extension LayoutEngine {
  /// Places the sheets over the whole drawing, which grows where they need more room than it has.
  ///
  /// - Parameter proposal: What the root was offered, which is not exceeded.
  func placeSheets(_ proposal: Proposal) {
    let root = state.pointee.root
    root.forEachSheet { sheet in
      guard let content = sheet.firstLayoutChild else { return }
      let ideal = size(content, .unspecified)
      func grown(_ length: Double, _ ideal: Double, _ proposed: Double) -> Double {
        max(length, proposed.isFinite ? min(ideal, proposed) : ideal)
      }
      root.pointee.size =
        CGSize(
          width: grown(root.pointee.size.width, ideal.width, proposal.width),
          height: grown(root.pointee.size.height, ideal.height, proposal.height)
        ).bounded
    }
    root.forEachSheet { sheet in
      guard let content = sheet.firstLayoutChild else { return }
      place(content, at: .zero, Proposal(root.pointee.size))
    }
  }
}

extension DisplayListBuilder {
  mutating func drawSheets(below root: NodePointer) {
    var sheets: [NodePointer] = []
    root.forEachSheet { sheets.append($0) }
    for sheet in sheets {
      group(.beginRole(.presentation)) { $0.drawChildren(of: sheet, at: .zero) }
    }
  }
}
