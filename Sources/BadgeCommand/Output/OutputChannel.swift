internal import CommandLineKit

/// Where a command writes: the standard output, the standard error, or what a test reads.
package protocol OutputChannel: Sendable {
  /// Whether a terminal is at the other end.
  var isTerminal: Bool { get }

  /// The columns that lines may fill.
  ///
  /// - Parameter columns: The value of the environment variable `COLUMNS`.
  func width(columns: String?) -> Int

  /// Writes all of the bytes.
  ///
  /// - Throws: ``OutputError/closed`` where nobody reads any more, else
  ///   ``OutputError/writeFailed(path:errno:)``.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
}

extension OutputChannel {
  /// The columns of an output without a width of its own.
  package func width(columns: String?) -> Int {
    TerminalWidth.detect(columns: columns, fileDescriptor: -1)
  }

  /// Writes a text in UTF-8.
  package func write(_ text: String) throws(OutputError) {
    var text = text
    let result = text.withUTF8 { bytes -> Result<Void, OutputError> in
      do throws(OutputError) {
        return .success(try write(UnsafeRawBufferPointer(bytes)))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}
