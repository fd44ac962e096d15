internal import Glibc

extension SnapshotError: CustomStringConvertible {
  /// What is wrong and what to do, in English.
  var description: String {
    switch self {
    case .unknownRecordMode(let value):
      let modes = SnapshotRecordMode.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return """
        \(SnapshotRecordMode.variable) is '\(ReadableText.defused(value))', which is no mode of \
        recording; it can be one of \(modes)
        """
    case .needsNameForCase:
      return """
        A test with arguments makes a snapshot for each of them: tell them apart with 'named:', \
        made of the argument
        """
    case .needsNameForSecond(let line):
      return """
        The test makes two snapshots, the other in line \(line): tell them apart with 'named:', so \
        that inserting a third one renames none
        """
    case .nameUsedTwice(let path, let line):
      return """
        The snapshot in line \(line) of the same test has the same name: give this one another \
        'named:' (\(path))
        """
    case .sharedByTests(let path, let other):
      return """
        \(path) is the reference of another test, \(other): rename one of the tests or give their \
        snapshots different names with 'named:'
        """
    case .differsByCase(let path, let other):
      return """
        \(path) and \(other) differ by case only and are one file on some systems: give the \
        snapshots other names with 'named:'
        """
    case .cannotRead(let path, let code):
      return "Cannot read \(path): \(Self.reason(code))"
    case .cannotWrite(let path, let code):
      return "Cannot write \(path): \(Self.reason(code))"
    case .notDrawn(let message):
      return "The snapshot was not made: \(message)"
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
