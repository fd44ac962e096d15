internal import Glibc
internal import StyleAPI

/// One worker, from the host's side: sends requests, waits for replies by the clock, and finds out
/// what has happened where there is none.
///
/// A worker is used by one thread at a time, and not any more after a failure.
final class Worker {
  /// How many badges it has drawn.
  private(set) var served = 0
  /// What it has written since the last request.
  var output: OutputTail { tail }

  private let file: String
  private let limits: WorkerLimits
  private let command: WorkerCommand
  private let requiresSandbox: Bool
  let process: WorkerProcess
  private let nonce = UInt64.random(in: .min ... .max)
  private var stage = WorkerStage.starting
  private var sequence: UInt32 = 0
  private var writer = WireWriter()
  private var frames = FrameBuffer()
  private var tail = OutputTail()
  /// The protections that its system lacks; nil until it has said so.
  private(set) var missing: [Protection]?

  /// Starts a worker for a plugin.
  ///
  /// It says hello when it gets its first request.
  init(
    _ command: WorkerCommand,
    plugin: PluginSnapshot,
    limits: WorkerLimits,
    requiresSandbox: Bool
  ) throws(WorkerFailure) {
    file = plugin.path
    self.command = command
    self.limits = limits
    self.requiresSandbox = requiresSandbox
    do {
      process = try WorkerProcess(command, plugin: plugin.file)
    } catch {
      throw WorkerFailure(
        file: file,
        stage: .starting,
        cause: .cannotStart(program: command.program, errno: error.code)
      )
    }
    let hello = WorkerHello(
      host: getpid(),
      file: file,
      isSealed: plugin.isSealed,
      requiresSandbox: requiresSandbox,
      limits: limits
    )
    Frame.bytes(.hello, nonce: nonce, sequence: 0, into: &writer) { hello.write(into: &$0) }
    try send(until: Deadline(after: limits.start))
  }

  /// Lets the worker draw a badge.
  func evaluate(_ request: BadgeRequest) throws(BadgeEvaluationError) -> BadgeReply {
    sequence &+= 1
    tail.removeAll()
    Frame.bytes(.evaluate, nonce: nonce, sequence: sequence, into: &writer) { $0.write(request) }
    do {
      guard writer.count <= WireLimits.message else {
        throw failure(.largeReply(limit: WireLimits.message))
      }
      try send(until: Deadline(after: limits.time(of: stage)))
      let frame = try reply()
      if frame.kind == .refusal {
        let refusal = try read(frame) { (reader) throws(WireError) in try reader.refusal(file: file)
        }
        throw refusal.error(limit: WireLimits.message) { failure($0) }
      }
      let reply = try read(frame) { (reader) throws(WireError) in
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

  /// Waits for the reply to the last request, through the stages before it.
  private func reply() throws(WorkerFailure) -> Frame {
    var deadline = Deadline(after: limits.time(of: stage))
    while true {
      while let frame = try nextFrame() {
        switch frame.kind {
        case .ready where stage == .starting:
          try check(read(frame) { (reader) throws(WireError) in try reader.protections() })
        case .loading where stage == .starting && missing != nil: stage = .loading
        case .loaded where stage == .loading: stage = .evaluating
        case .reply where stage == .evaluating: return frame
        case .refusal where stage != .starting: return frame
        default: throw failure(badReply(.unknown(.message, UInt64(frame.kind.rawValue))))
        }
        deadline = Deadline(after: limits.time(of: stage))
      }
      try receive(until: deadline)
    }
  }

  private func check(_ protections: ProtectionSet) throws(WorkerFailure) {
    missing = protections.missing
    guard protections.missing.isEmpty || !requiresSandbox else {
      throw failure(.unprotected(protections.missing))
    }
  }

  private func nextFrame() throws(WorkerFailure) -> Frame? {
    let frame: Frame?
    do throws(WireError) {
      frame = try frames.next()
    } catch {
      throw failure(badReply(error))
    }
    guard let frame else { return nil }
    guard frame.nonce == nonce else { throw failure(badReply(.unknown(.nonce, frame.nonce))) }
    guard frame.sequence == sequence || stage != .evaluating && frame.sequence == 0 else {
      throw failure(badReply(.outOfRange(.index)))
    }
    return frame
  }

  private func read<Value>(
    _ frame: Frame,
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(WorkerFailure) -> Value {
    do throws(WireError) {
      return try WireReader.read(frame.content, body)
    } catch {
      throw failure(badReply(error))
    }
  }

  private func badReply(_ error: WireError) -> WorkerFailure.Cause { .badReply(error.description) }

  /// Ends the worker and describes why.
  private func failure(_ cause: WorkerFailure.Cause) -> WorkerFailure {
    process.end()
    readOutput()
    return WorkerFailure(file: file, stage: stage, cause: cause, lastLines: tail.lastLines)
  }
}

// MARK: - The channel

extension Worker {
  /// Sends what the writer holds.
  private func send(until deadline: Deadline) throws(WorkerFailure) {
    var start = 0
    while start < writer.count {
      let sent = writer.withBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        return Glibc.send(process.channel, rest.baseAddress, rest.count, flags)
      }
      if sent >= 0 {
        start += sent
      } else if errno == EAGAIN {
        try wait(for: Int16(POLLOUT), until: deadline)
      } else if errno != EINTR {
        throw ended()
      }
    }
  }

  /// Waits for more of a message.
  private func receive(until deadline: Deadline) throws(WorkerFailure) {
    guard try wait(for: Int16(POLLIN), until: deadline) else { return }
    let count = Self.receive(process.channel) { frames.append($0) }
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { throw ended() }
  }

  /// Waits until the channel is ready, and takes what the worker writes to its outputs meanwhile.
  ///
  /// - Returns: Whether the channel is ready; it may be the outputs that were.
  @discardableResult
  private func wait(for events: Int16, until deadline: Deadline) throws(WorkerFailure) -> Bool {
    var descriptors = [
      pollfd(fd: process.channel, events: events, revents: 0),
      pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&descriptors, 2, deadline.milliseconds)
    guard ready != 0 else { throw failure(.timeout(limits.time(of: stage))) }
    if ready > 0, descriptors[1].revents != 0 {
      let before = tail.count
      readOutput()
      guard tail.count <= limits.output else { throw failure(.outputFlood(limit: limits.output)) }
      // Outputs that were closed are always ready; the clock has to be looked at all the same.
      guard descriptors[0].revents != 0 || deadline.milliseconds > 0 else {
        throw failure(.timeout(limits.time(of: stage)))
      }
      if descriptors[0].revents == 0, tail.count == before { usleep(100) }
    }
    return descriptors[0].revents != 0
  }

  /// Takes what is there of the outputs, as far as the limit goes.
  private func readOutput() {
    while tail.count <= limits.output {
      guard Self.receive(process.output, { tail.append($0) }) > 0 else { return }
    }
  }

  private static func receive(
    _ descriptor: Int32,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      if count > 0 { body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count
    }
  }

  /// The failure of a worker whose channel has ended.
  private func ended() -> WorkerFailure {
    guard let status = process.status(until: Deadline(after: .seconds(1))) else {
      return failure(.closedChannel)
    }
    // What `wait(2)` calls WIFSIGNALED and WEXITSTATUS.
    let signal = status & 0x7F
    let code = status >> 8 & 0xFF
    if signal != 0 { return failure(.signal(signal)) }
    if missing == nil { return failure(.noWorker(program: command.program)) }
    return failure(code == StyleWorker.lostChannel ? .closedChannel : .exit(code))
  }
}
