/// A control that runs an action when it is pressed.
///
/// ```swift
/// Button("Save") { save() }
/// Button("Delete", role: .destructive) { delete() }
/// ```
public struct Button<Label: View>: View {
  @_ControlState private var focus
  @Environment(\.isEnabled) private var isEnabled
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Makes a button with a view as its label.
  ///
  /// - Parameters:
  ///   - role: What the button is for, which decides how it looks.
  ///   - action: Runs when the button is pressed, by return or by space.
  ///   - label: What it shows.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes a button with a view as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// The label on a plate, with a line around it while the button has the focus.
  public var body: some View {
    _Control(focus: focus, isEnabled: isEnabled) { [action] event in
      guard event == .press || event == .text(" ") else { return false }
      action()
      return true
    } content: {
      ButtonLook(label: label, role: role, isFocused: focus.isFocused, isEnabled: isEnabled)
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a text as its label.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button of a role with a text as its label.
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button of a role with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It takes something away that is not easily had again; drawn in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// It gives up what was begun.
  public static let cancel = ButtonRole(name: "cancel")
}

extension Color {
  /// The red of labels of destructive buttons, with a contrast of at least 4.5 on their plates, also
  /// where those stand in sections and on sheets.
  static var destructive: Color { Color(light: Color(hex: 0xb3261e), dark: Color(hex: 0xff9583)) }
}

private struct ButtonLook<Label: View>: View {
  @Environment(\.renderTarget) private var target
  let label: Label
  let role: ButtonRole?
  let isFocused: Bool
  let isEnabled: Bool

  var body: some View {
    let color = role == .destructive ? Color.destructive : .primary
    if target.isTerminal {
      TerminalControl(isFocused: isFocused, isEnabled: isEnabled, color: color) {
        ControlLabel { label }.padding(.horizontal, 8)
      }
    } else {
      ControlLabel { label }
        .foregroundStyle(color)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background { RoundedRectangle(cornerRadius: 6).fill(.primary.opacity(0.06)) }
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.primary.opacity(0.25)) }
        .focusRing(isFocused, radius: 6)
        .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    }
  }
}
