internal import Glibc

/// A question to whoever sits at the terminal.
enum TerminalQuestion {
  private static let longestAnswer = 100

  /// Asks, and waits for a line; nil where there is nobody to ask.
  ///
  /// The standard input may be a scene and the standard output a picture, so that the question goes
  /// to the terminal itself. Where messages do not go to a terminal either, nobody watches. A process
  /// in the background is not one to ask: it would be stopped until it is brought forward.
  static func ask(_ question: String) -> Bool? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    guard tcgetpgrp(terminal) == getpgrp(), write(question, to: terminal) else { return nil }
    return isYes(readLine(from: terminal))
  }

  /// Whether an answer says yes; everything else says no.
  static func isYes(_ answer: String) -> Bool {
    let words = answer.lowercased().split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
    return words == ["y"] || words == ["yes"]
  }

  private static func write(_ text: String, to terminal: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(terminal, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  private static func readLine(from terminal: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < longestAnswer {
      let count = read(terminal, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
