import Foundation
import Testing

/// Texts that are kept under `Golden/`, to be read by people whenever they change.
enum Golden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")

  /// Expects a text to be the one that is kept under a name.
  ///
  /// With `BADGE_SNAPSHOTS=all` in the environment the text is written instead, and the test fails
  /// to say so.
  static func expect(
    _ text: String,
    named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["BADGE_SNAPSHOTS"] == "all" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was written", sourceLocation: sourceLocation)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == kept,
      "run again with BADGE_SNAPSHOTS=all to accept the new \(name)",
      sourceLocation: sourceLocation
    )
  }
}
