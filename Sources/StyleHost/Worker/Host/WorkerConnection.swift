internal import Glibc

/// The process of a plugin, from the host's side: messages to it, its answers by the clock, and what
/// has happened where there is none.
///
/// A connection is used by one thread at a time, and not any more after a failure.
final class WorkerConnection {
  /// The plugin's path, for messages.
  let file: String
  /// How far the process has come.
  var stage = WorkerStage.starting
  /// What the process has written since the last message.
  private(set) var tail = OutputTail()
  /// The protections that its system lacks; nil until it has said so.
  private(set) var missing: [Protection]?

  private let limits: WorkerLimits
  private let command: WorkerCommand
  private let requiresSandbox: Bool
  let process: WorkerProcess
  private let nonce = UInt64.random(in: .min ... .max)
  private var sequence: UInt32 = 0
  private var writer = WireWriter()
  private var frames = FrameBuffer()
  private var hasOutputEnded = false

  /// Starts a process and says hello.
  ///
  /// - Parameters:
  ///   - file: What messages call the plugin.
  ///   - plugins: What it finds from ``WorkerChannel/plugin`` on.
  ///   - hello: Writes the hello.
  init(
    _ command: WorkerCommand,
    file: String,
    plugins: [OpenFile],
    limits: WorkerLimits,
    requiresSandbox: Bool,
    hello: (inout WireWriter) -> Void
  ) throws(WorkerFailure) {
    self.file = file
    self.command = command
    self.limits = limits
    self.requiresSandbox = requiresSandbox
    do {
      process = try WorkerProcess(command, plugins: plugins)
    } catch {
      throw WorkerFailure(
        file: file,
        stage: .starting,
        cause: .cannotStart(program: command.program, errno: error.code)
      )
    }
    Frame.bytes(.hello, nonce: nonce, sequence: 0, into: &writer, hello)
    try send(until: limits.deadline(of: .starting))
  }

  /// What is readable when the process has something to say.
  var descriptors: [Int32] { [process.channel] + (hasOutputEnded ? [] : [process.output]) }

  /// Sends a message that is to be answered.
  func send(
    _ kind: Frame.Kind,
    _ body: (inout WireWriter) -> Void
  ) throws(WorkerFailure) {
    sequence &+= 1
    Frame.bytes(kind, nonce: nonce, sequence: sequence, into: &writer, body)
    guard writer.count <= WireLimits.message else {
      throw failure(.largeReply(limit: WireLimits.message))
    }
    try send(until: limits.deadline(of: stage))
  }

  /// Waits for an answer, through the stages before it.
  ///
  /// - Parameters:
  ///   - kind: What answers, where it is no refusal.
  ///   - take: Takes another message; false where it is out of place.
  func answer(
    _ kind: Frame.Kind,
    _ take: (Frame) throws(WorkerFailure) -> Bool
  ) throws(WorkerFailure) -> Frame {
    var deadline = limits.deadline(of: stage)
    while true {
      while let frame = try nextFrame() {
        let before = stage
        switch frame.kind {
        case .ready where stage == .starting && missing == nil:
          try check(read(frame) { (reader) throws(WireError) in try reader.protections() })
          deadline = limits.deadline(of: stage)
        case .loading where stage == .starting && missing != nil: stage = .loading
        case kind where stage.isWorking: return frame
        case .refusal where stage != .starting: return frame
        default: guard try take(frame) else { throw unexpected(frame) }
        }
        if stage != before { deadline = limits.deadline(of: stage) }
      }
      try receive(until: deadline)
    }
  }

  /// Takes what has arrived without being asked for, and does not wait.
  ///
  /// - Parameter take: Takes a message; false where it is out of place.
  func takeArrived(_ take: (Frame) throws(WorkerFailure) -> Bool) throws(WorkerFailure) {
    tail.beginCount()
    readOutput()
    guard tail.count <= limits.output else { throw failure(.outputFlood(limit: limits.output)) }
    let count = Self.receive(process.channel) { frames.append($0) }
    let code = errno
    while let frame = try nextFrame() {
      guard try take(frame) else { throw unexpected(frame) }
    }
    if count == 0 || count < 0 && code != EAGAIN && code != EINTR { throw ended() }
  }

  /// Begins to count anew what the process writes to its outputs, and forgets what it has written.
  func forgetOutput() { tail.removeAll() }

  /// Reads the content of a message.
  func read<Value>(
    _ frame: Frame,
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(WorkerFailure) -> Value {
    do throws(WireError) {
      return try WireReader.read(frame.content, body)
    } catch {
      throw failure(badReply(error))
    }
  }

  /// Ends the process and describes why.
  func failure(_ cause: WorkerFailure.Cause) -> WorkerFailure {
    process.end()
    readOutput()
    return WorkerFailure(file: file, stage: stage, cause: cause, lastLines: tail.lastLines)
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
    // What nobody has asked for has no number.
    let isUnasked = !stage.isWorking || frame.kind == .changed
    guard frame.sequence == sequence || isUnasked && frame.sequence == 0 else {
      throw failure(badReply(.unasked))
    }
    return frame
  }

  private func unexpected(_ frame: Frame) -> WorkerFailure {
    failure(badReply(.unknown(.message, UInt64(frame.kind.rawValue))))
  }

  private func badReply(_ error: WireError) -> WorkerFailure.Cause { .badReply(error.description) }
}

// MARK: - The channel

extension WorkerConnection {
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
      let count = Self.receive(process.output) { tail.append($0) }
      // An end is always readable.
      if count == 0 { hasOutputEnded = true }
      guard count > 0 else { return }
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
