/// What a worker has written to its outputs: how much since the last badge, and the end of it.
struct OutputTail {
  private var bytes: [UInt8] = []
  /// How many bytes came since the count was last set back.
  private(set) var count = 0

  private static let kept = 16 << 10
  private static let mostLines = 5
  private static let longestLine = 300

  mutating func append(_ more: UnsafeRawBufferPointer) {
    count += more.count
    bytes.append(contentsOf: more.suffix(Self.kept))
    if bytes.count > 2 * Self.kept { bytes.removeFirst(bytes.count - Self.kept) }
  }

  /// Begins to count anew.
  mutating func beginCount() { count = 0 }

  /// Begins to count anew, and forgets what was written.
  mutating func removeAll() {
    count = 0
    bytes.removeAll(keepingCapacity: true)
  }

  /// The lines that are kept, without anything that steers a terminal.
  var lines: [String] {
    bytes.suffix(Self.kept).split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard !Self.isStackTrace(line) else { return nil }
      let text = line.prefix(Self.longestLine).withUnsafeBufferPointer(
        TextSanitizer.sanitize(utf8:)
      )
      return line.count > Self.longestLine ? text + "…" : text
    }
  }

  /// Whether a line is one of those that Swift's runtime prints after a fatal error: a heading, and
  /// numbered lines with addresses, which would hide the error.
  private static func isStackTrace(_ line: ArraySlice<UInt8>) -> Bool {
    if line.elementsEqual("Current stack trace:".utf8) { return true }
    let rest = line.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard rest.count < line.count, rest.first == UInt8(ascii: " ") else { return false }
    let address = Array(" 0x0000".utf8)
    return rest.indices.contains { rest[$0...].starts(with: address) }
  }

  /// The last few lines.
  var lastLines: [String] { lines.suffix(Self.mostLines) }
}
