import StyleAPI
import StyleHost
import ViewHosting

extension ViewHost {
  /// A tree that is drawn for a terminal without colours.
  static func inCells<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> ViewHost {
    ViewHost(target: .ansi(.none), content: content)
  }

  /// What a terminal without colours shows, row by row.
  func rows(columns: Int? = nil, lines: Int? = nil) throws -> [String] {
    try update()
    let size = ProposedViewSize(
      width: columns.map { Double($0) * 8 },
      height: lines.map { Double($0) * 16 }
    )
    let text = try PlainTextRenderer().text(for: displayList(in: size))
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Sends events one after the other.
  func send(_ events: [ViewEvent]) throws {
    for event in events { try send(event) }
  }
}
