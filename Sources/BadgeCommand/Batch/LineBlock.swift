/// Some whole lines of an input.
struct LineBlock: Sendable {
  /// The longest line that is read, in bytes, without its line feed.
  static let longestLine = 1 << 20

  /// The bytes; the last line may lack its line feed.
  var bytes: [UInt8] = []
  /// The number of the first line, counted from 1.
  var firstLine: Int
  /// Whether the block stands for one line whose bytes were too many to be kept.
  var isTooLong = false

  /// Calls a closure with each line, without its line feed or carriage return.
  func forEachLine(_ body: (_ number: Int, _ line: UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var number = firstLine
      var start = 0
      while start < bytes.count {
        let rest = bytes[start...]
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
        body(number, UnsafeBufferPointer(rebasing: bytes[start..<(hasReturn ? end - 1 : end)]))
        number += 1
        start = end + 1
      }
    }
  }
}

/// Cuts an input into blocks of whole lines, as they arrive.
///
/// A block holds what one read has brought, so that lines which come slowly are not held back.
struct LineBlockReader: ~Copyable {
  private let input: any InputChannel
  /// The bytes after the last line feed.
  private var rest: [UInt8] = []
  private var nextLine = 1
  private var isSkipping = false
  private var isAtStart = true

  init(_ input: any InputChannel) {
    self.input = input
  }

  /// The next lines; nil at the end.
  mutating func next() throws(InputError) -> LineBlock? {
    while true {
      var chunk = try input.readSome(upTo: 1 << 15)[...]
      if chunk.isEmpty { return last() }
      if isAtStart {
        isAtStart = false
        // The mark at the start of an UTF-8 file says nothing.
        if chunk.starts(with: [0xEF, 0xBB, 0xBF]) { chunk = chunk.dropFirst(3) }
      }
      if isSkipping {
        guard let end = chunk.firstIndex(of: UInt8(ascii: "\n")) else { continue }
        chunk = chunk[(end + 1)...]
        isSkipping = false
      }
      if let block = take(chunk) { return block }
    }
  }

  private mutating func take(_ chunk: ArraySlice<UInt8>) -> LineBlock? {
    guard let end = chunk.lastIndex(of: UInt8(ascii: "\n")) else {
      rest += chunk
      guard rest.count > LineBlock.longestLine + 1 else { return nil }
      rest = []
      isSkipping = true
      nextLine += 1
      return LineBlock(firstLine: nextLine - 1, isTooLong: true)
    }
    var block = LineBlock(bytes: rest, firstLine: nextLine)
    block.bytes += chunk[...end]
    rest = Array(chunk[(end + 1)...])
    nextLine += block.bytes.count { $0 == UInt8(ascii: "\n") }
    return block
  }

  private mutating func last() -> LineBlock? {
    guard !rest.isEmpty else { return nil }
    defer { rest = [] }
    return LineBlock(bytes: rest, firstLine: nextLine)
  }
}
