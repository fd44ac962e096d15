import Glibc
import Synchronization

@testable import BadgeCommand

/// An output that keeps what is written.
final class CapturedOutput: OutputChannel {
  let isTerminal: Bool
  private let bytes = Mutex<[UInt8]>([])
  /// The error with which writing fails once so many bytes have been written.
  private let failure: (limit: Int, error: OutputError)?

  init(isTerminal: Bool = false, failingAfter limit: Int? = nil, with error: OutputError = .closed)
  {
    self.isTerminal = isTerminal
    failure = limit.map { ($0, error) }
  }

  func write(_ new: UnsafeRawBufferPointer) throws(OutputError) {
    let count = bytes.withLock { bytes in
      bytes += Array(new)
      return bytes.count
    }
    if let failure, count > failure.limit { throw failure.error }
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}

/// An input that gives bytes in pieces of a size.
final class TextInput: InputChannel {
  private let rest: Mutex<ArraySlice<UInt8>>
  private let pieceSize: Int

  convenience init(_ text: String, pieces: Int = .max) {
    self.init(Array(text.utf8), pieces: pieces)
  }

  init(_ bytes: [UInt8], pieces: Int = .max) {
    rest = Mutex(bytes[...])
    pieceSize = pieces
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    rest.withLock { rest in
      let piece = rest.prefix(min(pieceSize, buffer.count))
      buffer.copyBytes(from: piece)
      rest.removeFirst(piece.count)
      return piece.count
    }
  }
}
