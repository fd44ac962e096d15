/// An action for a value that is another one than in the last pass.
private final class ChangeObject<Value: Equatable>: LifecycleObject {
  private let value: Value
  private let runsAtFirst: Bool
  /// Whether the closure of the pass before is called, as the older form does.
  private let callsOld: Bool
  private let action: (Value, Value) -> Void

  init(
    _ value: Value,
    runsAtFirst: Bool,
    callsOld: Bool,
    _ action: @escaping (Value, Value) -> Void
  ) {
    self.value = value
    self.runsAtFirst = runsAtFirst
    self.callsOld = callsOld
    self.action = action
  }

  override var appearance: (() -> Void)? {
    guard runsAtFirst else { return nil }
    return { [value, action] in action(value, value) }
  }

  override func adopt(_ old: LifecycleObject, in live: LiveGraph) {
    guard let old = old as? ChangeObject<Value>, old.value != value else { return }
    let action = callsOld ? old.action : self.action
    live.actions.append { [value] in action(old.value, value) }
  }
}

extension View {
  /// Runs an action when a value is another one than in the last update.
  ///
  /// - Parameters:
  ///   - value: The value to look at.
  ///   - initial: Whether the action runs with the first value too, as old and as new one.
  ///   - action: Gets the old and the new value.
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(
      _LifecycleModifier {
        ChangeObject(value, runsAtFirst: initial, callsOld: false, action)
      }
    )
  }

  /// Runs an action when a value is another one than in the last update.
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(
      _LifecycleModifier {
        ChangeObject(value, runsAtFirst: initial, callsOld: false) { _, _ in action() }
      }
    )
  }

  /// Runs an action with the new value when it is another one than in the last update.
  ///
  /// The closure that runs is the one of the update before.
  @available(*, deprecated, message: "use the form with the old and the new value, or with none")
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(
      _LifecycleModifier {
        ChangeObject(value, runsAtFirst: false, callsOld: true) { _, new in action(new) }
      }
    )
  }
}
