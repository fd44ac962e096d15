/// Actions for the coming and going of a view.
private final class AppearanceObject: LifecycleObject {
  private let onAppear: (() -> Void)?
  private let onDisappear: (() -> Void)?

  init(_ onAppear: (() -> Void)?, _ onDisappear: (() -> Void)?) {
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }

  override var followsCovering: Bool { true }
  override var appearance: (() -> Void)? { onAppear }
  override var disappearance: (() -> Void)? { onDisappear }
}

extension View {
  /// Runs an action when the view has come into a live tree.
  ///
  /// It runs after the update in which that happened, and before the next frame; an outer view's
  /// action runs before those of the views in it. It runs again when a screen of a
  /// ``NavigationStack`` that had covered the view has gone.
  public consuming func onAppear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(_LifecycleModifier { AppearanceObject(action, nil) })
  }

  /// Runs an action when the view has gone from a live tree, or a screen of a ``NavigationStack``
  /// covers it.
  public consuming func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(_LifecycleModifier { AppearanceObject(nil, action) })
  }
}
