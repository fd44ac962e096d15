/// An icon and a title side by side.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon before the title.
  public var body: some View {
    HStack(spacing: 4) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image? {
  /// Makes a label of a text and a picture.
  public init(_ title: LocalizedStringKey, image: Image?) {
    self.init(title: { Text(title) }, icon: { image })
  }

  /// Makes a label of a string as it is and a picture.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image: Image?) {
    self.init(title: { Text(title) }, icon: { image })
  }
}
