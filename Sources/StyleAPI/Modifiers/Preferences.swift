extension View {
  /// Sets a value for the view's ancestors.
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> ModifiedContent<Self, _ObjectModifier> {
    modifier(_ObjectModifier(.preference, PreferenceValue<Key>(value)))
  }

  /// Runs an action after the value that the view's descendants set has changed.
  ///
  /// It runs after layout, and at first only if the value is not the key's default.
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> ModifiedContent<Self, _ObjectModifier> where Key.Value: Equatable {
    modifier(_ObjectModifier(.preferenceAction, TypedPreferenceAction<Key>(action)))
  }

  /// Draws over the view something that is made from a value that its descendants set.
  public consuming func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> ModifiedContent<Self, _PreferenceOverlay<Key, Content>> {
    modifier(_PreferenceOverlay(alignment: alignment, transform: transform))
  }
}

/// Draws over a view something that is made from a value that its descendants set.
public struct _PreferenceOverlay<Key: PreferenceKey, Secondary: View>: ViewModifier {
  public typealias Body = Never

  let alignment: Alignment
  let transform: (Key.Value) -> Secondary

  /// Adds the content and what is drawn over it.
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    context.openOverlay(
      .overlay,
      modifier.alignment.horizontal.key,
      modifier.alignment.vertical.key
    )
    Content._make(content, context)
    let count = context.finishPrimary()
    let value = context.state.pointee.current.preference(Key.self)
    for _ in 0..<count {
      context.openSecondary()
      Secondary._make(modifier.transform(value), context)
      context.close()
    }
    context.close()
  }
}
