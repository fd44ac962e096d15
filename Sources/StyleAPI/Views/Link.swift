/// A view that leads to a page.
///
/// Only `http`, `https` and `mailto` addresses become links; others are drawn without one.
public struct Link<Label: View>: View {
  private let destination: String
  private let label: Label

  /// Makes a link to an address.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label as a link.
  public var body: some View {
    label.link(to: destination)
  }
}

extension Link where Label == Text {
  /// Makes a link of a text.
  public init(_ title: LocalizedStringKey, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}

extension View {
  /// Makes the view a link to an address.
  ///
  /// Only `http`, `https` and `mailto` addresses become links; others are drawn without one.
  public consuming func link(to destination: String) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.link, TextObject(Text(verbatim: destination))))
  }
}
