/// Views that belong together, with what stands above and below them.
///
/// In a ``Form`` they lie on a plate of their own, in a ``List`` they are rows; elsewhere they are
/// views like others.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  @Environment(\.containerStyle) private var container
  @Environment(\.renderTarget) private var target
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Makes a section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// The header, the views and the footer.
  public var body: some View {
    if container == .form {
      VStack(alignment: .leading, spacing: target.isTerminal ? 0 : 4) {
        header.modifier(HeaderLook())
        rows
        footer.modifier(FooterLook())
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .layoutValue(key: SectionTrait.self, value: true)
    } else {
      header.modifier(HeaderLook())
      content
      footer.modifier(FooterLook())
    }
  }

  @ViewBuilder private var rows: some View {
    let rows = RowLayout(rowSpacing: target.isTerminal ? 0 : 10, sectionSpacing: 16) {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
    if target.isTerminal {
      rows.padding(.leading, 16)
    } else {
      rows
        .padding(10)
        .background { RoundedRectangle(cornerRadius: 8).fill(Color.sectionPlate) }
    }
  }
}

extension Color {
  /// What the rows of a section lie on.
  static var sectionPlate: Color { .primary.opacity(0.05) }
}

private struct HeaderLook: ViewModifier {
  @Environment(\.renderTarget) private var target

  func body(content: Content) -> some View {
    if target.isTerminal {
      content.fontWeight(.bold)
    } else {
      content.font(.caption).fontWeight(.semibold).foregroundStyle(.secondary)
    }
  }
}

private struct FooterLook: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.caption).foregroundStyle(.secondary)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section with nothing above and below it.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Makes a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a text as its header.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// Makes a section with a text as its header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
