/// How the workers of plugins are started, and who is told what happens in them.
public struct WorkerConfiguration: Sendable {
  /// The program to start; nil makes every badge an error that says so, since a stranger's code is
  /// never run in this process instead.
  public var command: WorkerCommand?
  /// How long workers may take and how much they may use.
  public var limits = WorkerLimits()
  /// Whether a plugin is not loaded at all where the system lacks one of the protections.
  public var requiresSandbox = false
  /// Whether a badge over which a worker dies that has drawn others is tried again in a new one.
  package var triesAgain = true
  /// Who is told.
  public var observer = WorkerObserver()

  /// Makes the usual configuration.
  public init(command: WorkerCommand?) { self.command = command }
}

/// Who is told what happens in workers; the closures are called by the threads that draw.
public struct WorkerObserver: Sendable {
  /// A worker has started in which these protections are missing.
  public var protectionsAreMissing: @Sendable (_ missing: [Protection]) -> Void = { _ in }
  /// While a badge was drawn, the plugin has written these lines to its outputs, which may be the
  /// last of more.
  public var pluginHasWritten: @Sendable (_ file: String, _ lines: [String]) -> Void = { _, _ in }

  /// A worker has failed at a badge in this style.
  public var workerHasFailed:
    @Sendable (_ failure: WorkerFailure, _ style: StyleReference) -> Void = { _, _ in }
  /// A worker has drawn a badge in this style.
  public var workerHasDrawn: @Sendable (_ file: String, _ style: StyleReference) -> Void = { _, _ in
  }
  /// The process of a worker that has drawn its first badge.
  package var workerIsLoaded: @Sendable (_ process: Int32) -> Void = { _ in }

  /// Makes an observer that hears nothing.
  public init() {}
}
