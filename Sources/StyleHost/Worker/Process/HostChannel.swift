internal import Glibc

/// The way from a worker to its host and back.
final class HostChannel {
  /// The number of the message that is being answered; 0 before the first.
  private(set) var sequence: UInt32 = 0
  private let nonce: UInt64
  private var frames: FrameBuffer
  private var writer = WireWriter()

  private init(nonce: UInt64, frames: FrameBuffer) {
    self.nonce = nonce
    self.frames = frames
  }

  /// Waits for the host's first words; nil where there is no host.
  ///
  /// - Parameter read: Reads them.
  static func open<Hello>(
    _ read: (inout WireReader) throws(WireError) -> Hello
  ) -> (channel: HostChannel, hello: Hello)? {
    let channel = HostChannel(nonce: 0, frames: FrameBuffer())
    guard let frame = channel.next(), frame.kind == .hello,
      let hello = try? WireReader.read(frame.content, read)
    else { return nil }
    return (HostChannel(nonce: frame.nonce, frames: channel.frames), hello)
  }

  /// Waits for a message; nil where the host has gone, or sends nonsense.
  func next() -> Frame? {
    while true {
      do throws(WireError) {
        if let frame = try nextArrived() { return frame }
      } catch {
        return nil
      }
      guard receive() else { return nil }
    }
  }

  /// The next message that is there already.
  func nextArrived() throws(WireError) -> Frame? {
    guard let frame = try frames.next() else { return nil }
    sequence = frame.sequence
    return frame
  }

  /// Takes what has arrived, and waits for it where there is nothing; false at the end.
  func receive() -> Bool {
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        let count = read(WorkerChannel.messages, buffer.baseAddress, buffer.count)
        if count > 0 { frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        return count
      }
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }

  /// Sends a message; the process ends where nobody is there to hear it.
  ///
  /// - Parameter isAnswer: Whether it answers the last message.
  func send(
    _ kind: Frame.Kind,
    isAnswer: Bool = true,
    _ body: (inout WireWriter) -> Void = { _ in }
  ) {
    let sequence = isAnswer ? sequence : 0
    Frame.bytes(kind, nonce: nonce, sequence: sequence, into: &writer, body)
    if writer.count > WireLimits.message {
      Frame.bytes(.refusal, nonce: nonce, sequence: sequence, into: &writer) {
        $0.write(.largeReply)
      }
    }
    let isSent = writer.withBytes { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let count = write(WorkerChannel.messages, rest.baseAddress, rest.count)
        if count < 0, errno != EINTR { return false }
        start += max(0, count)
      }
      return true
    }
    if !isSent { _exit(StyleWorker.lostChannel) }
  }

  /// Waits until the host has gone, and ends.
  func waitForEnd() -> Never {
    while next() != nil {}
    end()
  }

  /// Ends without running what the plugin has left for the end.
  func end() -> Never { _exit(0) }
}
