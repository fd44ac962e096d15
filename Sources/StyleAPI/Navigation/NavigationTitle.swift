/// The title of a screen; the outermost one counts.
enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) {
    if let next = nextValue() { value = next }
  }
}

extension View {
  /// Gives the screen of a ``NavigationStack`` a title, which stands above it.
  public consuming func navigationTitle(
    _ title: Text
  ) -> ModifiedContent<Self, _ObjectModifier> {
    preference(key: NavigationTitleKey.self, value: title)
  }

  /// Gives the screen of a ``NavigationStack`` a title, which stands above it.
  public consuming func navigationTitle(
    _ title: LocalizedStringKey
  ) -> ModifiedContent<Self, _ObjectModifier> {
    navigationTitle(Text(title))
  }

  /// Gives the screen of a ``NavigationStack`` a title, which stands above it.
  @_disfavoredOverload
  public consuming func navigationTitle<Title: StringProtocol>(
    _ title: Title
  ) -> ModifiedContent<Self, _ObjectModifier> {
    navigationTitle(Text(title))
  }
}
