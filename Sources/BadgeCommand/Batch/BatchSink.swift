internal import StyleHost

/// Where the badges of a batch go, in the order of their lines.
struct BatchSink {
  private let folder: OutputFolder?
  private let input: String
  private let environment: ToolEnvironment
  private var progress: ProgressLine
  private var count = 0
  private var failures = 0

  /// Makes a sink.
  ///
  /// - Parameters:
  ///   - folder: The folder for files; nil for lines on the output.
  ///   - input: The path of the lines, for messages.
  init(folder: OutputFolder?, input: String, in environment: ToolEnvironment) {
    self.folder = folder
    self.input = input == "-" ? "standard input" : input
    self.environment = environment
    // Lines that scroll by on the same terminal are progress enough.
    let isFree = folder != nil || !environment.output.isTerminal
    progress = ProgressLine(in: environment, isFree: isFree)
  }

  /// Writes what became of a block.
  mutating func take(_ outcome: BatchOutcome) throws(ToolError) {
    count += outcome.count
    failures += outcome.failures.count
    if let folder {
      try writeFiles(of: outcome, into: folder)
    } else {
      try write(outcome.bytes)
    }
    progress.show("\(count) badges" + (failures == 0 ? "" : ", \(failures) failed"))
  }

  /// Says how it ended.
  mutating func finish() throws(ToolError) -> ExitCode {
    progress.clear()
    guard failures == 0 else { throw .lines(failed: failures, of: count) }
    return .success
  }

  private func write(_ bytes: [UInt8]) throws(ToolError) {
    try wrapping(ToolError.output) { () throws(OutputError) in
      try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in
        try environment.output.write(UnsafeRawBufferPointer(bytes))
      }
    }
  }

  private mutating func writeFiles(
    of outcome: BatchOutcome,
    into folder: OutputFolder
  ) throws(ToolError) {
    var failures = outcome.failures[...]
    for file in outcome.files {
      let earlier = failures.prefix { $0.line < file.line }
      for failure in earlier { report(failure) }
      failures = failures.dropFirst(earlier.count)
      do {
        try outcome.bytes[file.range].withUnsafeBufferPointer { (bytes) throws(OutputError) in
          _ = try folder.write(UnsafeRawBufferPointer(bytes), to: file.name)
        }
      } catch {
        // A full disk is everybody's concern, a bad name that of its line.
        if case .writeFailed = error { throw .output(error) }
        self.failures += 1
        report(BatchOutcome.Failure(line: file.line, reason: .output(error)))
      }
    }
    for failure in failures { report(failure) }
  }

  private mutating func report(_ failure: BatchOutcome.Failure) {
    progress.clear()
    let text = ErrorExplanation.line(failure.reason, number: failure.line, of: input)
    // There is nobody to be told that messages cannot be written.
    try? environment.messages.write(text)
  }
}
