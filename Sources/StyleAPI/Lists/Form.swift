/// Controls one below the other, in groups where there are ``Section``s.
///
/// ```swift
/// Form {
///   TextField("Your name", text: $name)
///   Toggle("Remember me", isOn: $isRemembered)
///   Section("Danger") {
///     Button("Delete", role: .destructive) { delete() }
///   }
/// }
/// ```
public struct Form<Content: View>: View {
  @Environment(\.renderTarget) private var target
  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, which scroll where there is less room than they need.
  public var body: some View {
    ScrollView {
      RowLayout(rowSpacing: target.isTerminal ? 0 : 10, sectionSpacing: 16) {
        content.frame(maxWidth: .infinity, alignment: .leading)
      }
      .environment(\.containerStyle, .form)
    }
  }
}
