/// What became of the lines of a block.
struct BatchOutcome: Sendable {
  /// A badge that goes to a file.
  struct File: Sendable {
    var line: Int
    /// The path inside the output folder.
    var name: String
    /// Where the content stands in `bytes`.
    var range: Range<Int>
  }

  /// A line that was not drawn.
  struct Failure: Sendable {
    var line: Int
    var reason: LineFailure
  }

  /// The lines of JSON, or the contents of the files.
  var bytes: [UInt8] = []
  var files: [File] = []
  var failures: [Failure] = []
  /// The lines that were not blank.
  var count = 0
}
