internal import Synchronization

/// An output that keeps what is written.
final class MemoryOutput: OutputChannel {
  private let written = Mutex<[UInt8]>([])

  let isTerminal = false

  /// What has been written so far.
  var bytes: [UInt8] { written.withLock(\.self) }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    written.withLock { $0 += bytes }
  }
}
