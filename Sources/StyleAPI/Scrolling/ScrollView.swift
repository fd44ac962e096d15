/// A view whose content moves in the room that there is, where that is less than it needs.
///
/// It takes the room that it is offered along the axes in which it scrolls, and the room of its
/// content where none is offered. The arrow keys, page up and down, home and end move the content
/// while the view or a control in it has the focus; a control that gets the focus moves into sight.
///
/// ```swift
/// ScrollView {
///   ForEach(lines, id: \.self) { Text($0) }
/// }
/// .frame(height: 160)
/// ```
public struct ScrollView<Content: View>: View {
  @_ControlState private var focus
  @Kept(ScrollPosition.init) private var position
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.renderTarget) private var target
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Makes a scroll view; several views in it stand one below the other.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content moves.
  ///   - showsIndicators: Whether a bar shows what part of the content is seen.
  ///   - content: What moves.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The part of the content that is seen.
  public var body: some View {
    _Control(focus: focus, isEnabled: isEnabled, scroll: position) { [position, axes] event in
      guard case .key(let key) = event else { return false }
      return position.handle(key, axes, line: 16)
    } content: {
      ScrollFrame(
        axes: axes,
        offset: position.offset,
        position: position,
        hasBar: showsIndicators,
        isFocused: focus.isFocused
      ) {
        VStack(spacing: target.isTerminal ? 0 : nil) { content }
      }
    }
  }
}
