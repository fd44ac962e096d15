/// What controls have in common to look at.
enum ControlLook {
  /// The opacity of controls that take no events.
  static let disabledOpacity = 0.4
}

/// A control in a terminal: what it shows between brackets.
///
/// Square brackets become angle ones while the control has the focus, and blanks where it takes no
/// events, so that both are seen without colours too and nothing moves.
struct TerminalControl<Content: View>: View {
  @Environment(\.tint) private var tint
  let isFocused: Bool
  let isEnabled: Bool
  let color: Color
  let content: Content

  init(
    isFocused: Bool,
    isEnabled: Bool = true,
    color: Color = .primary,
    @ViewBuilder content: () -> Content
  ) {
    self.isFocused = isFocused
    self.isEnabled = isEnabled
    self.color = color
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: isEnabled ? isFocused ? "<" : "[" : " ")
      content
      Text(verbatim: isEnabled ? isFocused ? ">" : "]" : " ")
    }
    .foregroundStyle(isFocused ? LegibleTint.color(of: tint) : color)
    .fontWeight(isFocused ? .bold : nil)
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }
}

/// The part of a control that says what it is called.
struct ControlLabel<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func _make(_ view: Self, _ context: _ViewContext) {
    context.state.pointee.open(.controlLabel, tag: nil)
    Content._make(view.content, context)
    context.close()
  }
}

extension View {
  /// Draws a ring around a control in a picture while it has the focus.
  func focusRing(_ isFocused: Bool, radius: Double) -> some View {
    overlay {
      if isFocused {
        RoundedRectangle(cornerRadius: radius + 2)
          .strokeBorder(Color.accentColor, lineWidth: 2)
          .padding(-3)
      }
    }
  }

  /// Says whether the controls in the view take events; they do not where anything around the view
  /// says no.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension RenderTarget {
  /// Whether cells are drawn.
  var isTerminal: Bool { self != .svg }
}
