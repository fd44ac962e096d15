/// Why a terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable {
  /// The mode cannot be read or set, with this `errno`.
  case noMode(errno: Int32)
  /// Reading keys failed with this `errno`.
  case readFailed(errno: Int32)
  /// Writing failed with this `errno`.
  case writeFailed(errno: Int32)
  /// Waiting for input failed with this `errno`.
  case waitFailed(errno: Int32)
  /// No pipe for signals can be made, with this `errno`.
  case noPipe(errno: Int32)
}
