internal import Glibc

/// How many columns an output has.
package enum TerminalWidth {
  /// The width of an output that has none of its own.
  package static let standard = 80

  /// Returns the columns of an output: those that `COLUMNS` says, or else those of the terminal, or
  /// else ``standard``.
  ///
  /// - Parameters:
  ///   - columns: The value of the environment variable `COLUMNS`. What is no number above 0 is as
  ///     good as nothing.
  ///   - fileDescriptor: The output.
  package static func detect(columns: String?, fileDescriptor: Int32) -> Int {
    resolve(columns: columns, terminal: windowWidth(of: fileDescriptor))
  }

  /// Chooses between what `COLUMNS` and what the terminal say.
  static func resolve(columns: String?, terminal: Int?) -> Int {
    if let columns, let width = Int(columns), width > 0 { return width }
    if let terminal, terminal > 0 { return terminal }
    return standard
  }

  /// The columns of the terminal behind a file descriptor, by the request `TIOCGWINSZ` of
  /// ioctl_tty(2); `nil` if there is no terminal.
  private static func windowWidth(of fileDescriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }
}
