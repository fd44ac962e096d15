/// How long the steps of a worker may take and how much it may use.
public struct WorkerLimits: Hashable, Sendable {
  /// The time in which the worker has to start; 10 seconds by default.
  public var start = Duration.seconds(10)
  /// The time in which the plugin has to be loaded; 5 seconds by default.
  public var loading = Duration.seconds(5)
  /// The time in which one badge has to be drawn; 2 seconds by default.
  public var evaluation = Duration.seconds(2)
  /// The processor time of a worker in all; 10 minutes by default.
  public var processorTime = Duration.seconds(600)
  /// The addresses that a worker may have, in bytes; 512 MiB by default.
  public var memory = 512 << 20
  /// How much a style may print while it draws one badge, in bytes; 1 MiB by default.
  public var output = 1 << 20
  /// After how many failures in a row a plugin is not tried any more; 20 by default.
  public var failuresInARow = 20
  /// When no worker may go on any more, whatever it does; nil for never.
  package var end: ContinuousClock.Instant?

  /// Makes the usual limits.
  public init() {}

  /// The limits of a preview, which goes on for as long as somebody looks at it and has Foundation
  /// beside it.
  package static var preview: WorkerLimits {
    var limits = WorkerLimits()
    limits.loading = .seconds(10)
    limits.processorTime = .seconds(24 * 60 * 60)
    limits.memory = 2 << 30
    return limits
  }
}

extension WorkerLimits {
  /// The time for a stage.
  func time(of stage: WorkerStage) -> Duration {
    switch stage {
    case .starting: start
    case .loading: loading
    case .evaluating, .previewing: evaluation
    }
  }

  /// When a stage that begins now has to be over.
  func deadline(of stage: WorkerStage) -> Deadline {
    let time = time(of: stage)
    guard let end else { return Deadline(after: time) }
    return Deadline(after: min(time, end - ContinuousClock.now))
  }
}
