/// A badge in the style of the environment: a label and a message, or a message alone.
///
/// ```swift
/// Badge("build", "passing")
/// Badge { Text(3000, format: .number) }
/// ```
public struct Badge: View {
  var label: AnyView?
  var message: AnyView
  var icon: AnyView?

  /// Makes a badge of a label and a message.
  @_disfavoredOverload
  public init(_ label: String, _ message: String) {
    self.label = label.isEmpty ? nil : AnyView(Text(verbatim: label))
    self.message = AnyView(Text(verbatim: message))
  }

  /// Makes a badge of a label and a message.
  @_disfavoredOverload
  public init<Label: StringProtocol, Message: StringProtocol>(_ label: Label, _ message: Message) {
    self.label = label.isEmpty ? nil : AnyView(Text(verbatim: String(label)))
    self.message = AnyView(Text(verbatim: String(message)))
  }

  /// Makes a badge of a label and a message.
  public init(_ label: LocalizedStringKey, _ message: LocalizedStringKey) {
    self.label = AnyView(Text(label))
    self.message = AnyView(Text(message))
  }

  /// Makes a badge of a message alone.
  @_disfavoredOverload
  public init<Message: StringProtocol>(_ message: Message) {
    self.message = AnyView(Text(verbatim: String(message)))
  }

  /// Makes a badge of a message alone.
  public init(_ message: LocalizedStringKey) {
    self.message = AnyView(Text(message))
  }

  /// Makes a badge of views.
  public init<Label: View, Message: View>(
    @ViewBuilder label: () -> Label,
    @ViewBuilder message: () -> Message
  ) {
    self.label = AnyView(label())
    self.message = AnyView(message())
  }

  /// Makes a badge of a message alone.
  public init<Message: View>(@ViewBuilder message: () -> Message) {
    self.message = AnyView(message())
  }

  /// The badge with a picture before its label.
  public func icon<Icon: View>(@ViewBuilder _ icon: () -> Icon) -> Badge {
    var badge = self
    badge.icon = AnyView(icon())
    return badge
  }

  /// Adds the badge.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.badge(view)
  }
}

extension View {
  /// Puts a badge on the view, centred on a corner or in the middle of a side.
  ///
  /// Its style comes from the environment. It does not change the layout; a terminal shows it
  /// beside the view rather than over it.
  ///
  /// ```swift
  /// Text("Inbox").badge { Text(3, format: .number) }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: The point of the view on which the badge's centre lies.
  ///   - content: The label of the badge.
  @inlinable
  @_disfavoredOverload
  public consuming func badge<Label: View>(
    alignment: Alignment = .topTrailing,
    @ViewBuilder _ content: () -> Label
  ) -> some View {
    role(.decorated)
      .overlay(alignment: alignment) {
        _StyledLabel(label: AnyView(content()))
          .fixedSize()
          .alignmentGuide(alignment.horizontal) { $0[HorizontalAlignment.center] }
          .alignmentGuide(alignment.vertical) { $0[VerticalAlignment.center] }
          .role(.overlayBadge)
      }
  }
}

/// One label in the style of the environment.
public struct _StyledLabel: View {
  let label: AnyView

  /// Makes the view of a label.
  public init(label: AnyView) {
    self.label = label
  }

  /// Adds the label's badge.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.styledLabel(view.label)
  }
}
