/// A control that pushes a view on the ``NavigationStack`` that it stands in.
///
/// The pushed view has the environment of the link, in which `\.dismiss` pops it; it goes with the
/// link. Outside of a stack the link takes no events.
public struct NavigationLink<Label: View, Destination: View>: View {
  @_ControlState private var focus
  @Kept(NavigationScreen.init) private var screen
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.navigation) private var navigation
  private let destination: () -> Destination
  private let label: Label

  /// Makes a link with a view as its label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.destination = destination
    self.label = label()
  }

  /// Makes a link with a view as its label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// The label with an angle behind it, and the view that is pushed.
  public var body: some View {
    let isActive = isEnabled && navigation != nil
    _Control(focus: focus, isEnabled: isActive) { [navigation, screen] event in
      guard event == .press || event == .text(" ") else { return false }
      navigation?.push(screen)
      return true
    } content: {
      NavigationLinkLook(label: label, isFocused: focus.isFocused, isEnabled: isActive)
    }
    if let level = screen.level {
      Presentation.screen(level: level, screen.presentation) {
        VStack(alignment: .leading) { destination() }
      }
    }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a text as its label.
  public init(
    _ title: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a text as its label.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }, label: { Text(title) })
  }

  /// Makes a link with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: { destination }, label: { Text(title) })
  }
}

private struct NavigationLinkLook<Label: View>: View {
  @Environment(\.renderTarget) private var target
  @Environment(\.containerStyle) private var container
  let label: Label
  let isFocused: Bool
  let isEnabled: Bool

  var body: some View {
    if target.isTerminal {
      TerminalControl(isFocused: isFocused, isEnabled: isEnabled) {
        ControlLabel { label }
        Text(verbatim: "...")
      }
    } else {
      HStack(spacing: 8) {
        ControlLabel { label }
        // In a row the angle stands at its end.
        if container != nil { Spacer(minLength: 0) }
        Chevron().stroke(.secondary, lineWidth: 1.5).frame(width: 5, height: 9)
      }
      .padding(.horizontal, 2)
      .focusRing(isFocused, radius: 4)
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    }
  }
}
