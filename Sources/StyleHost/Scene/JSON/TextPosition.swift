/// A place in a text, as editors count: lines and columns begin at 1.
public struct TextPosition: Hashable, Sendable {
  /// The line; nil where the text is one line of something larger.
  public var line: Int?
  /// The column, in Unicode scalars.
  public var column: Int

  /// Makes a position.
  public init(line: Int?, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of a byte in a text.
  ///
  /// Lines end at a line feed, a carriage return, or both. A byte order mark at the start is not
  /// counted.
  package init(ofByte offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var start = text.starts(with: JSONReader.byteOrderMark) ? JSONReader.byteOrderMark.count : 0
    let end = min(offset, text.count)
    for index in text[..<end].indices {
      let isEnd =
        text[index] == UInt8(ascii: "\n")
        || text[index] == UInt8(ascii: "\r")
          && !(index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n"))
      guard isEnd else { continue }
      line += 1
      start = index + 1
    }
    // Continuation bytes belong to the scalar before them.
    let column = start < end ? text[start..<end].count { $0 & 0xC0 != 0x80 } : 0
    self.init(line: line, column: column + 1)
  }
}

extension TextPosition: CustomStringConvertible {
  /// `line 3, column 12`, or `column 12`.
  public var description: String {
    line.map { "line \($0), column \(column)" } ?? "column \(column)"
  }
}
