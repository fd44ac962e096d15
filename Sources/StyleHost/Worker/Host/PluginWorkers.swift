internal import Glibc
internal import Synchronization

/// The workers of one plugin: as many as threads ask for badges at the same time, each kept for the
/// next badge.
final class PluginWorkers: Sendable {
  private let plugin: PluginSnapshot
  private let configuration: WorkerConfiguration
  private let state = Mutex(State())

  private struct State: ~Copyable {
    var idle: [IdleWorker] = []
    var failuresInARow = 0
    /// What loading the plugin has come to, if that has failed: it would fail again.
    var loadingError: BadgeEvaluationError?
  }

  /// A worker that no thread uses, and so one that any may take.
  private struct IdleWorker: @unchecked Sendable {
    let worker: Worker
  }

  /// Makes the workers of a plugin, of which none is started yet.
  init(_ plugin: PluginSnapshot, _ configuration: WorkerConfiguration) {
    self.plugin = plugin
    self.configuration = configuration
  }

  /// What the plugin says of itself.
  var note: StyleNote { plugin.note }

  /// Draws a badge.
  ///
  /// A worker that has drawn badges before and dies over this one may have died of those: a thread
  /// that crashes late, memory that is never given back. So the badge gets a second chance, in a
  /// worker of its own. Time that was used up is not given twice.
  func evaluate(_ request: BadgeRequest) throws(BadgeEvaluationError) -> BadgeReply {
    if let error = failureKnown { throw error }
    do throws(BadgeEvaluationError) {
      let worker = try takeWorker()
      if worker.served == 0 || !configuration.triesAgain {
        return try evaluate(request, by: worker)
      }
      do throws(BadgeEvaluationError) {
        return try evaluate(request, by: worker)
      } catch {
        guard error.isEndOfWorker else { throw error }
        return try evaluate(request, by: try newWorker())
      }
    } catch {
      remember(error, request.style)
      throw error
    }
  }

  private func evaluate(
    _ request: BadgeRequest,
    by worker: Worker
  ) throws(BadgeEvaluationError) -> BadgeReply {
    let wasNew = worker.missing == nil
    defer {
      if wasNew, let missing = worker.missing, !missing.isEmpty {
        configuration.observer.protectionsAreMissing(missing)
      }
      if worker.output.count > 0 {
        configuration.observer.pluginHasWritten(plugin.path, worker.output.lines)
      }
    }
    do {
      let reply = try worker.evaluate(request)
      configuration.observer.workerHasDrawn(plugin.path, request.style)
      if worker.served == 1 { configuration.observer.workerIsLoaded(worker.process) }
      let idle = IdleWorker(worker: worker)
      state.withLock { state in
        state.failuresInARow = 0
        state.idle.append(idle)
      }
      return reply
    } catch {
      // What is wrong with the request alone leaves the worker as it was.
      if case .rendering = error {
        let idle = IdleWorker(worker: worker)
        state.withLock { $0.idle.append(idle) }
      }
      throw error
    }
  }

  private func takeWorker() throws(BadgeEvaluationError) -> Worker {
    if let idle = state.withLock({ $0.idle.popLast() }) { return idle.worker }
    return try newWorker()
  }

  private func newWorker() throws(BadgeEvaluationError) -> Worker {
    guard let command = configuration.command else {
      throw .worker(WorkerFailure(file: plugin.path, stage: .starting, cause: .noCommand))
    }
    do {
      return try Worker(
        command,
        plugin: plugin,
        limits: configuration.limits,
        requiresSandbox: configuration.requiresSandbox
      )
    } catch {
      throw .worker(error)
    }
  }

  /// Why no worker is started any more.
  private var failureKnown: BadgeEvaluationError? {
    state.withLock { state in
      if let error = state.loadingError { return error }
      guard state.failuresInARow >= configuration.limits.failuresInARow else { return nil }
      return .worker(
        WorkerFailure(
          file: plugin.path,
          stage: .evaluating,
          cause: .givenUp(failures: state.failuresInARow)
        )
      )
    }
  }

  private func remember(_ error: BadgeEvaluationError, _ style: StyleReference) {
    guard case .worker(let failure) = error else { return }
    configuration.observer.workerHasFailed(failure, style)
    state.withLock { state in
      state.failuresInARow += 1
      if failure.stage != .evaluating, failure.cause.isForGood { state.loadingError = error }
    }
  }
}

extension BadgeEvaluationError {
  /// Whether the worker has ended of itself, for which an earlier badge may be the reason.
  fileprivate var isEndOfWorker: Bool {
    guard case .worker(let failure) = self else { return false }
    return switch failure.cause {
    case .signal, .exit, .closedChannel, .badReply: true
    default: false
    }
  }
}

extension WorkerFailure.Cause {
  /// Whether the same will happen to the next worker.
  fileprivate var isForGood: Bool {
    switch self {
    case .cannotStart(_, let code): code != EAGAIN && code != ENOMEM
    default: true
    }
  }
}
