/// What runs when the text of a field is done.
struct SubmitActions {
  private(set) var actions: [() -> Void] = []

  func run() {
    for action in actions { action() }
  }

  func adding(_ action: @escaping () -> Void) -> SubmitActions {
    SubmitActions(actions: [action] + actions)
  }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  /// What runs when the text of a field is done, the nearest first.
  var submitActions: SubmitActions {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// What is done when it is said to be.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text of a ``TextField``, by the return key.
  public static let text = SubmitTriggers(rawValue: 1)
}

extension View {
  /// Runs an action when the return key is struck in a ``TextField`` in the view.
  ///
  /// Where several views around a field have actions, all run, the nearest first.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0 = $0.adding(action) }
    }
  }
}
