/// A task that runs while the view is in the tree.
private final class TaskObject<ID: Equatable>: LifecycleObject {
  private let id: ID
  private let priority: TaskPriority
  private let action: @Sendable () async -> Void
  private var task: Task<Void, Never>?

  init(_ id: ID, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  override var followsCovering: Bool { true }
  override var appearance: (() -> Void)? { { [self] in (latest as? TaskObject<ID>)?.start() } }
  override var disappearance: (() -> Void)? { { [self] in task?.cancel() } }

  private func start() {
    task = Task(priority: priority) { [action] in await action() }
  }

  override func adopt(_ old: LifecycleObject, in live: LiveGraph) {
    guard let old = old as? TaskObject<ID> else { return }
    task = old.task
    // A task that has not been started yet will be this one.
    if old.id == id || old.task == nil || isCovered { return }
    live.actions.append { [self] in
      task?.cancel()
      start()
    }
  }
}

extension View {
  /// Runs a task from when the view has come into a live tree; it is cancelled when the view goes,
  /// or a screen of a ``NavigationStack`` covers it, and runs again when that has gone.
  public consuming func task(
    priority: TaskPriority = .medium,
    _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(_LifecycleModifier { TaskObject(0, priority, action) })
  }

  /// Runs a task while the view is in a live tree, and another one whenever an id is another one.
  public consuming func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .medium,
    _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(_LifecycleModifier { TaskObject(id, priority, action) })
  }
}
