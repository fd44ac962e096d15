/// Why a worker has not drawn a badge.
public struct WorkerFailure: Error, Hashable, Sendable {
  /// The plugin.
  public var file: String
  /// How far the worker had come.
  public var stage: WorkerStage
  /// What happened.
  public var cause: Cause
  /// The last lines that the worker wrote to its outputs, which may explain it.
  public var lastLines: [String]

  /// What can happen.
  public enum Cause: Hashable, Sendable {
    /// The worker was ended by a signal.
    case signal(Int32)
    /// The worker ended itself, with this code.
    case exit(Int32)
    /// The worker took longer than it may.
    case timeout(Duration)
    /// The worker closed the channel to its host.
    case closedChannel
    /// The worker wrote more than so many bytes to its outputs.
    case outputFlood(limit: Int)
    /// What the worker sent is not a reply.
    case badReply(String)
    /// The drawing is larger than a message may be, in bytes.
    case largeReply(limit: Int)
    /// The worker cannot be started; the system's `errno`.
    case cannotStart(program: String, errno: Int32)
    /// The program is there but is no worker.
    case noWorker(program: String)
    /// No program was named that can be a worker.
    case noCommand
    /// The kernel lacks protections that were asked for.
    case unprotected([Protection])
    /// The style cannot be had, for a reason that only loading it shows.
    case refused(String)
    /// The plugin has failed so many times in a row that it is not tried again.
    case givenUp(failures: Int)
  }

  /// Describes a failure.
  public init(file: String, stage: WorkerStage, cause: Cause, lastLines: [String] = []) {
    self.file = file
    self.stage = stage
    self.cause = cause
    self.lastLines = lastLines
  }
}
