internal import Synchronization

/// What is to be done when a command has ended, whatever it has come to.
final class RunEnd: Sendable {
  typealias Action = @Sendable () throws(ToolError) -> Void

  private let actions = Mutex<[Action]>([])

  /// Adds something to be done.
  func add(_ action: @escaping Action) {
    actions.withLock { $0.append(action) }
  }

  /// Does it all, once.
  func perform() throws(ToolError) {
    let actions = actions.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in actions { try action() }
  }
}
