internal import Glibc
internal import StyleAPI

/// One worker, from the host's side: draws badges one after the other.
///
/// A worker is used by one thread at a time, and not any more after a failure.
final class Worker {
  /// How many badges it has drawn.
  private(set) var served = 0
  /// What it has written since the last request.
  var output: OutputTail { connection.tail }
  /// The protections that its system lacks; nil until it has said so.
  var missing: [Protection]? { connection.missing }

  /// The number of its process.
  var process: Int32 { connection.process.process }

  private let connection: WorkerConnection

  /// Starts a worker for a plugin.
  ///
  /// It says hello when it gets its first request.
  init(
    _ command: WorkerCommand,
    plugin: PluginSnapshot,
    limits: WorkerLimits,
    requiresSandbox: Bool
  ) throws(WorkerFailure) {
    let hello = WorkerHello(
      host: getpid(),
      file: plugin.path,
      isSealed: plugin.isSealed,
      requiresSandbox: requiresSandbox,
      limits: limits
    )
    connection = try WorkerConnection(
      command,
      file: plugin.path,
      plugins: [plugin.file],
      limits: limits,
      requiresSandbox: requiresSandbox
    ) {
      hello.write(into: &$0)
    }
  }

  /// Lets the worker draw a badge.
  func evaluate(_ request: BadgeRequest) throws(BadgeEvaluationError) -> BadgeReply {
    connection.forgetOutput()
    do {
      try connection.send(.evaluate) { $0.write(request) }
      let frame = try connection.answer(.reply) { (frame) throws(WorkerFailure) in
        guard frame.kind == .loaded, connection.stage == .loading else { return false }
        connection.stage = .evaluating
        return true
      }
      if frame.kind == .refusal {
        let refusal = try connection.read(frame) { (reader) throws(WireError) in
          try reader.refusal(file: connection.file)
        }
        throw refusal.error(limit: WireLimits.message) { connection.failure($0) }
      }
      let reply = try connection.read(frame) { (reader) throws(WireError) in
        try reader.reply(for: request.target)
      }
      served += 1
      return reply
    } catch let error as BadgeEvaluationError {
      throw error
    } catch let failure as WorkerFailure {
      throw .worker(failure)
    } catch {
      fatalError("an error of a kind that nothing here throws: \(error)")
    }
  }
}
