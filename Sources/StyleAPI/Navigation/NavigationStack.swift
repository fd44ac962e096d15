/// A view that shows its content, or what a ``NavigationLink`` in it has pushed, below a title.
///
/// ```swift
/// NavigationStack {
///   List(projects) { project in
///     NavigationLink(project.name) { ProjectView(project: project) }
///   }
///   .navigationTitle("Projects")
/// }
/// ```
/// The escape key, the button before the title and `\.dismiss` go back. The views below the one
/// that is shown keep their state.
public struct NavigationStack<Root: View>: View {
  @Kept(NavigationPath.init) private var path
  private let root: Root

  /// Makes a stack with the view that is shown first.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The title above the view that is shown.
  public var body: some View {
    let depth = path.depth
    NavigationFrame(depth: depth, content: root) { [path] title in
      NavigationBar(title: title, path: depth > 0 ? path : nil)
    }
    .environment(\.navigation, path)
  }
}

/// The line above a screen.
private struct NavigationBar: View {
  @Environment(\.renderTarget) private var target
  let title: Text?
  /// The path to go back on; nil at its start.
  let path: NavigationPath?

  var body: some View {
    if title != nil || path != nil {
      HStack(spacing: 8) {
        if let path { BackButton(path: path) }
        if let title {
          title
            .font(target.isTerminal ? .body : .title2)
            .bold()
            .lineLimit(1)
        }
      }
    }
  }
}

/// Goes back to the screen below.
private struct BackButton: View {
  @_ControlState private var focus
  @Environment(\.renderTarget) private var target
  @Environment(\.tint) private var tint
  let path: NavigationPath

  var body: some View {
    _Control(focus: focus) { event in
      guard event == .press || event == .text(" ") else { return false }
      path.popLast()
      return true
    } content: {
      if target.isTerminal {
        TerminalControl(isFocused: focus.isFocused) { ControlLabel { Text("Back") } }
      } else {
        HStack(spacing: 4) {
          Chevron(pointsBack: true).stroke(.tint, lineWidth: 1.5).frame(width: 5, height: 9)
          ControlLabel { Text("Back").foregroundStyle(LegibleTint.color(of: tint)) }
        }
        .padding(.horizontal, 2)
        .focusRing(focus.isFocused, radius: 4)
      }
    }
  }
}

/// An angle that points to what comes next, or to what was before.
struct Chevron: Shape {
  var pointsBack = false

  func path(in rect: CGRect) -> Path {
    let (open, tip) = pointsBack ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    var path = Path()
    path.move(to: CGPoint(x: open, y: rect.minY))
    path.addLine(to: CGPoint(x: tip, y: rect.midY))
    path.addLine(to: CGPoint(x: open, y: rect.maxY))
    return path
  }
}
