internal import CommandLineKit
internal import StyleHost
internal import Synchronization

/// `badge batch`: a badge for each line of JSON.
struct BatchCommand: ToolCommand {
  /// The file with the lines; `-` is the standard input.
  var input: String
  /// The format; nil is SVG, or for a file what its ending says.
  var format: OutputFormat?
  /// The folder that files are written into; nil for lines of JSON on the standard output.
  var outputFolder: String?
  /// How many badges are drawn at the same time; nil for as many as there are processors.
  var jobs: Int?
  var settings = SettingOptions()
  var plugins: [String] = []
  var folders: [String] = []
  var isolation = IsolationOptions()

  /// The most threads that are of use to anybody.
  private static let mostJobs = 512

  init(_ input: String) { self.input = input }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    input = arguments.string("file") ?? "-"
    format = try arguments.choice("format")
    outputFolder = arguments.string("output-dir")
    jobs = try arguments.integer("jobs", in: 1...Self.mostJobs)
    settings = try SettingOptions(arguments)
    plugins = arguments.strings("plugin")
    folders = arguments.strings("style-path")
    isolation = try IsolationOptions(arguments)
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let chain = try SettingsChain(settings, in: environment)
    var environment = environment
    environment.output = try isolation.output(in: environment)
    let styles = try environment.styles(
      plugins: plugins,
      folders: folders,
      isolation: isolation
    )
    let destination: BatchWorker.Destination =
      outputFolder == nil ? .lines(format ?? .svg) : .files(format)
    var workers: [WorkerPool<LineBlock, BatchOutcome, ToolError>.Worker] = []
    for _ in 0..<(jobs ?? Processors.count) {
      let worker = try BatchWorker(
        destination,
        chain: chain,
        styles: styles,
        icons: environment.folder(of: input),
        in: environment
      )
      workers.append { worker.draw($0) }
    }
    let lines = try environment.openInput(input)
    let sink = Mutex(try sink(in: environment))
    let pool = WorkerPool(workers: workers) { (outcome) throws(ToolError) in
      try sink.withLock { sink throws(ToolError) in try sink.take(outcome) }
    }
    try submit(lines, to: pool)
    try pool.finish()
    return try sink.withLock { sink throws(ToolError) in try sink.finish() }
  }

  private func sink(in environment: ToolEnvironment) throws(ToolError) -> BatchSink {
    var folder: OutputFolder?
    if let path = outputFolder {
      folder = try wrapping(ToolError.output) { () throws(OutputError) in
        try OutputFolder(
          path: path,
          at: environment.location(of: path),
          inputs: environment.identities(of: [input])
        )
      }
    }
    return BatchSink(folder: folder, input: input, in: environment)
  }

  /// Reads the input to its end, or to a failure of the work, which the pool keeps.
  private func submit(
    _ lines: any InputChannel,
    to pool: WorkerPool<LineBlock, BatchOutcome, ToolError>
  ) throws(ToolError) {
    var reader = LineBlockReader(lines)
    do {
      while let block = try reader.next() {
        guard pool.submit(block) else { return }
      }
    } catch {
      // What was read before is drawn all the same.
      try pool.finish()
      throw .input(error)
    }
  }
}
