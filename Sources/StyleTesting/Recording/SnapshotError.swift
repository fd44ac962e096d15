/// Why a snapshot could not be compared at all.
enum SnapshotError: Error, Hashable, Sendable {
  /// `BADGE_SNAPSHOTS` has a value that is no mode.
  case unknownRecordMode(String)
  /// A test with several cases makes a snapshot without a name.
  case needsNameForCase
  /// A test makes a second snapshot without a name; the first stands in this line.
  case needsNameForSecond(line: Int)
  /// A test makes two snapshots with one name; the first stands in this line.
  case nameUsedTwice(path: String, line: Int)
  /// Two tests would compare the same file.
  case sharedByTests(path: String, other: String)
  /// Two files would have names that differ by case only.
  case differsByCase(path: String, other: String)
  /// A file or a folder cannot be read, with the error's number.
  case cannotRead(path: String, code: Int32)
  /// A file or a folder cannot be written, with the error's number.
  case cannotWrite(path: String, code: Int32)
  /// The value could not be made or drawn, with what was thrown.
  case notDrawn(String)
}
