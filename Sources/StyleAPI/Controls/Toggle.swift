/// A control that turns something on and off.
///
/// ```swift
/// Toggle("Dark", isOn: $isDark)
/// ```
public struct Toggle<Label: View>: View {
  @_ControlState private var focus
  @Environment(\.isEnabled) private var isEnabled
  @Binding private var isOn: Bool
  private let label: Label

  /// Makes a toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The label and a switch; in a terminal a box with a cross.
  public var body: some View {
    _Control(focus: focus, isEnabled: isEnabled) { [_isOn] event in
      guard event == .press || event == .text(" ") else { return false }
      _isOn.wrappedValue.toggle()
      return true
    } content: {
      ToggleLook(label: label, isOn: isOn, isFocused: focus.isFocused, isEnabled: isEnabled)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a text as its label.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private struct ToggleLook<Label: View>: View {
  @Environment(\.renderTarget) private var target
  let label: Label
  let isOn: Bool
  let isFocused: Bool
  let isEnabled: Bool

  var body: some View {
    if target.isTerminal {
      HStack(spacing: 8) {
        TerminalControl(isFocused: isFocused, isEnabled: isEnabled) {
          Text(verbatim: isOn ? "x" : " ")
        }
        ControlLabel { label }.opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
      }
    } else {
      HStack(spacing: 0) {
        ControlLabel { label }
        Spacer(minLength: 12)
        Switch(isOn: isOn).focusRing(isFocused, radius: 8)
      }
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    }
  }
}

/// The picture of a switch.
private struct Switch: View {
  let isOn: Bool

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      if isOn { Capsule().fill(.tint) } else { Capsule().fill(.secondary.opacity(0.5)) }
      Circle().fill(.white).frame(width: 12, height: 12).padding(.horizontal, 2)
    }
    .frame(width: 28, height: 16)
    .accessibilityLabel(isOn ? "on" : "off")
  }
}
