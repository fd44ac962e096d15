internal import Testing
internal import XCTest

/// Fails the test that runs, in Swift Testing or in XCTest.
enum TestFailure {
  /// Fails the test with a message.
  static func record(
    _ message: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard isSwiftTesting else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: String(describing: fileID),
        filePath: String(describing: filePath),
        line: Int(line),
        column: Int(column)
      )
    )
  }

  /// Attaches texts to the test, for `swift test --attachments-path`.
  static func attach(_ files: [SnapshotArtifacts.File]) {
    guard Test.current != nil else { return }
    for file in files { Attachment.record(file.text, named: file.name) }
  }

  /// Whether Swift Testing runs the tests.
  ///
  /// A detached task has no current test. XCTest would drop its failure silently, so there the
  /// process's arguments decide: `swift test` runs the two frameworks one after the other.
  private static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments[option...].dropFirst().first == "swift-testing"
  }
}
