internal import Glibc
internal import StyleHost

/// What a build writes.
enum BuildOutput {
  /// The first error in it, as the compiler says it; else the last line.
  static func firstError(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    return lines.first { $0.contains(text: ": error: ") }
      ?? lines.first { $0.hasPrefix("error: ") } ?? lines.last ?? "swift build has failed"
  }

  /// The signal that has ended a program which the compiler's driver had started; nil for none.
  ///
  /// The driver itself ends as after any error, and says this in its last lines.
  static func signal(in text: String) -> Int32? {
    for line in text.split(separator: "\n").reversed() {
      guard
        let mark = line.firstRange(ofText: "failed due to signal "),
        line.contains(text: "error: ")
      else { continue }
      return Int32(line[mark.upperBound...].prefix { $0.isASCII && $0.isNumber })
    }
    return nil
  }

  /// What is said of a signal that has ended a program.
  static func sentence(on signal: Int32, endOf program: String) -> String {
    "\(program) was ended by \(SignalName.description(of: signal))"
      + (signal == SIGKILL ? ": memory may have run out" : "")
  }
}
