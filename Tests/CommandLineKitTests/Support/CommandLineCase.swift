import Testing

/// A command line and what is expected of it.
struct CommandLineCase: CustomTestStringConvertible, Sendable {
  /// What is special about the command line.
  var testDescription: String
  /// The words after the name of the tool.
  var words: [String]
  /// What comes of it, in the words of the test.
  var expected: String

  init(_ id: String, _ words: [String], _ expected: String) {
    testDescription = id
    self.words = words
    self.expected = expected
  }
}
