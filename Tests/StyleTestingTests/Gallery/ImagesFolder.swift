import Foundation
@testable import StyleTesting

/// The committed pictures of the documentation.
enum ImagesFolder {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Images").path

  /// Fails the test unless a file of the folder has a text; records it as snapshots are.
  static func assertFile(
    _ name: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column,
    _ makeText: () throws -> String
  ) {
    let site = SnapshotSite.current(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    let assertion = SnapshotAssertion(environment: SnapshotAssertion.processEnvironment)
    let message: String?
    do throws(SnapshotError) {
      message = try assertion.run(at: site, path: "\(path)/\(name)", isNamed: true, makeText)
        .message
    } catch {
      message = error.description
    }
    guard let message else { return }
    TestFailure.record(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
