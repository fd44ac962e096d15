internal import StyleAPI
internal import StyleHost

/// Draws the lines of blocks, with a graph, styles and icons of its own.
///
/// Threads that shared them would wait for each other at every count of references. A worker is
/// used by one thread at a time, which its pool takes care of.
final class BatchWorker: @unchecked Sendable {
  /// How badges are written.
  enum Destination: Sendable {
    /// As lines of JSON, in one format.
    case lines(OutputFormat)
    /// To files, in the format that is given, or by their endings.
    case files(OutputFormat?)

    /// The formats that may be asked for.
    fileprivate var formats: [OutputFormat] {
      switch self {
      case .lines(let format), .files(let format?): [format]
      case .files(nil): OutputFormat.allCases
      }
    }
  }

  private let destination: Destination
  private let writers: [OutputFormat: DrawingWriter]
  private let styles: StyleCache
  private let icons: IconStore
  private var reader = BadgeRecordReader()
  // Room that the next block needs again.
  private var buffer = ByteBuffer(capacity: 1 << 16)
  private var scratch = ByteBuffer()

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - provider: Where styles come from, for all workers.
  ///   - folder: The folder from which the paths of icons count.
  /// - Throws: Where the style of the environment chain cannot be had.
  init(
    _ destination: Destination,
    chain: SettingsChain,
    styles provider: any StyleProvider,
    icons folder: String,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    self.destination = destination
    styles = StyleCache(provider)
    icons = IconStore(folder: folder)
    var writers: [OutputFormat: DrawingWriter] = [:]
    for format in destination.formats {
      let plan = DrawingPlan(format, chain: chain, in: environment, isTerminal: false)
      let values = try plan.environment(of: chain, styles: styles, in: environment)
      writers[format] = DrawingWriter(plan, environment: values)
    }
    self.writers = writers
  }

  /// Draws the lines of a block.
  func draw(_ block: LineBlock) -> BatchOutcome {
    var outcome = BatchOutcome()
    buffer.removeAll()
    if block.isTooLong {
      outcome.count = 1
      report(.tooLong, line: block.firstLine, &outcome)
    }
    block.forEachLine { number, line in
      guard !line.allSatisfy({ " \t".utf8.contains($0) }) else { return }
      outcome.count += 1
      do throws(LineFailure) {
        try draw(line, number, &outcome)
      } catch {
        report(error, line: number, &outcome)
      }
    }
    outcome.bytes = buffer.withBytes { Array($0) }
    return outcome
  }

  private func draw(
    _ line: UnsafeBufferPointer<UInt8>,
    _ number: Int,
    _ outcome: inout BatchOutcome
  ) throws(LineFailure) {
    guard line.count <= LineBlock.longestLine else { throw .tooLong }
    let record: BadgeRecord
    let view: AnyView
    do {
      record = try reader.record(in: line)
      view = try record.view(styles: styles, icons: icons)
    } catch {
      throw .record(error)
    }
    switch destination {
    case .lines(let format):
      scratch.removeAll()
      let replaced = try write(view, format, into: &scratch)
      buffer.append(
        line: number,
        scratch,
        format,
        error: replaced.map { ErrorExplanation.text(of: $0) }
      )
      if let replaced { outcome.failures.append(.init(line: number, reason: replaced)) }
    case .files(let format):
      guard let name = record.output else { throw .noOutput }
      let chosen: OutputFormat?
      do {
        chosen = try OutputFormat.chosen(format, path: name)
      } catch {
        throw .output(error)
      }
      let start = buffer.count
      let replaced = try write(view, chosen ?? .svg, into: &buffer)
      if let replaced { outcome.failures.append(.init(line: number, reason: replaced)) }
      outcome.files.append(BatchOutcome.File(line: number, name: name, range: start..<buffer.count))
    }
  }

  /// Draws a badge.
  ///
  /// - Returns: What is to be said about it all the same, where the fallback style has drawn it.
  private func write(
    _ view: AnyView,
    _ format: OutputFormat,
    into buffer: inout ByteBuffer
  ) throws(LineFailure) -> LineFailure? {
    guard let writer = writers[format] else {
      fatalError("the worker was not told that \(format) may be asked for")
    }
    do {
      try writer.write(view, into: &buffer)
    } catch {
      throw .drawing(error)
    }
    let replaced = writer.takeReplacedBadges()
    return replaced.isEmpty ? nil : .replaced(replaced)
  }

  private func report(_ reason: LineFailure, line: Int, _ outcome: inout BatchOutcome) {
    outcome.failures.append(BatchOutcome.Failure(line: line, reason: reason))
    if case .lines = destination {
      buffer.append(line: line, error: ErrorExplanation.text(of: reason))
    }
  }
}
