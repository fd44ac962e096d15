public import FoundationEssentials

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

extension Link {
  /// Makes a link to an address.
  @_alwaysEmitIntoClient
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination.absoluteString, label: label)
  }
}

extension Link where Label == Text {
  /// Makes a link of a text.
  public init(_ title: LocalizedStringKey, destination: String) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link of a text.
  @_alwaysEmitIntoClient
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link of a string as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: String) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link of a string as it is.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
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
