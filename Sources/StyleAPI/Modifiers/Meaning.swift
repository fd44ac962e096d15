extension View {
  /// Gives the view a name for readers that cannot see it; it replaces the view's texts.
  public consuming func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.label, TextObject(label)))
  }

  /// Gives the view a name for readers that cannot see it; it replaces the view's texts.
  public consuming func accessibilityLabel(
    _ label: LocalizedStringKey
  ) -> ModifiedContent<Self, _ObjectModifier> {
    accessibilityLabel(Text(label))
  }

  /// Gives the view a name for readers that cannot see it; it replaces the view's texts.
  @_disfavoredOverload
  public consuming func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _ObjectModifier> {
    accessibilityLabel(Text(label))
  }

  /// Gives the view a hint that shows when a pointer rests on it.
  public consuming func help(_ text: Text) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.help, TextObject(text)))
  }

  /// Gives the view a hint that shows when a pointer rests on it.
  public consuming func help(_ key: LocalizedStringKey) -> ModifiedContent<Self, _ObjectModifier> {
    help(Text(key))
  }

  /// Gives the view a hint that shows when a pointer rests on it.
  @_disfavoredOverload
  public consuming func help<S: StringProtocol>(
    _ text: S
  ) -> ModifiedContent<Self, _ObjectModifier> {
    help(Text(text))
  }

  /// Says what part the view plays, for outputs that draw meaning rather than ink.
  @inlinable
  consuming func role(_ role: DisplayRole) -> ModifiedContent<Self, _UnaryModifier> {
    modifier(_UnaryModifier(.role, Double(role.rawValue)))
  }
}

/// A text that a modifier holds, resolved where it is drawn.
final class TextObject {
  let text: Text

  init(_ text: Text) { self.text = text }
}
