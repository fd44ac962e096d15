/// A task that runs while the view is in the tree.
private final class TaskObject<ID: Equatable>: LifecycleObject {
  private let id: ID
  private let priority: TaskPriority
  private let action: @Sendable () async -> Void
  /// The task that was started last, and the id that it was started for.
  private var running: (id: ID, task: Task<Void, Never>)?

  init(_ id: ID, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  override var followsCovering: Bool { true }
  override var appearance: (() -> Void)? { { [self] in (latest as? TaskObject<ID>)?.start() } }
  override var disappearance: (() -> Void)? { { [self] in running?.task.cancel() } }

  private func start() {
    running = (id, Task(priority: priority) { [action] in await action() })
  }

  private func restart() {
    guard let running, running.id != id else { return }
    running.task.cancel()
    start()
  }

  override func adopt(_ old: LifecycleObject, in live: LiveGraph) {
    guard let old = old as? TaskObject<ID> else { return }
    running = old.running
    // A task that has not been started yet will be this one.
    if old.id == id || old.running == nil || isCovered { return }
    // Bodies may run once more before this does.
    live.actions.append { [self] in (latest as? TaskObject<ID>)?.restart() }
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
