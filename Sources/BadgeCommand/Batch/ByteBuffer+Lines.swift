internal import StyleHost

extension ByteBuffer {
  /// Appends the line of JSON for a badge: `{"line":1,"svg":"…"}`, with an error after the drawing
  /// where it is not the one that was asked for.
  mutating func append(
    line: Int,
    _ drawing: borrowing ByteBuffer,
    _ format: OutputFormat,
    error: String?
  ) {
    append(lineNumber: line)
    append(literal: ",\"")
    append(string: format.rawValue)
    append(literal: "\":")
    drawing.withBytes { bytes in
      switch format {
      case .svg: append(jsonString: bytes)
      case .json: append(onOneLine: bytes)
      // The line feed at the end is the terminal's, not the drawing's.
      case .ansi, .text: append(jsonString: UnsafeBufferPointer(rebasing: bytes.dropLast()))
      }
    }
    if let error {
      append(literal: ",\"error\":")
      append(jsonString: error)
    }
    append(literal: "}\n")
  }

  /// Appends the line of JSON for a line that was not drawn: `{"line":2,"error":"…"}`.
  mutating func append(line: Int, error: String) {
    append(lineNumber: line)
    append(literal: ",\"error\":")
    append(jsonString: error)
    append(literal: "}\n")
  }

  private mutating func append(lineNumber line: Int) {
    append(literal: "{\"line\":")
    append(string: String(line))
  }

  /// Appends a JSON document without its line feeds and what indents lines; within strings there
  /// are none.
  private mutating func append(onOneLine document: UnsafeBufferPointer<UInt8>) {
    for line in document.split(separator: UInt8(ascii: "\n")) {
      append(bytes: UnsafeBufferPointer(rebasing: line.drop { $0 == UInt8(ascii: " ") }))
    }
  }
}
