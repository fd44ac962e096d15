/// A control that runs an action when it is pressed.
///
/// ```swift
/// Button("Save") { save() }
/// ```
public struct Button<Label: View>: View {
  @_ControlState private var focus
  @Environment(\.isEnabled) private var isEnabled
  private let action: () -> Void
  private let label: Label

  /// Makes a button with a view as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// The label on a plate, with a line around it while the button has the focus.
  public var body: some View {
    _Control(focus: focus, isEnabled: isEnabled) { event in
      guard event == .press || event == .text(" ") else { return false }
      action()
      return true
    } content: {
      label
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .overlay {
          RoundedRectangle(cornerRadius: 4)
            .strokeBorder(focus.isFocused ? Color.accentColor : Color.secondary)
        }
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a text as its label.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
