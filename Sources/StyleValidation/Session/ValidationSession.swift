internal import Glibc
package import StyleHost
internal import StyleAPI
internal import Synchronization

/// A plugin while it is checked: what is known of its file, and where its styles are drawn.
///
/// A session is used by one thread.
package final class ValidationSession {
  /// The path of the plugin.
  let path: String
  /// What random labels are made from.
  let seed: UInt64
  /// How many random labels are drawn in each style.
  let randomLabels: Int
  /// The file, or why it cannot be read.
  let file: Result<PluginFile, StyleLoadingError>
  /// What the file needs of others.
  let dynamic: Result<ELFDynamicSection, StyleLoadingError>
  /// The note, if it can be read, whatever host it is for.
  let note: StyleNote?
  /// Why this host refuses the file before it has run any of it; nil where it does not.
  let refusal: StyleLoadingError?
  /// What the plugin's processes do beside drawing; nil where it is drawn in this process.
  let traces: ProcessTraces?
  /// The time for all that is done; nil for as long as it takes.
  let limit: ValidationTimeLimit?
  /// How many badges have been drawn, or tried.
  private(set) var badges = 0
  /// Is called for each of them.
  var badgeIsDrawn: () -> Void = {}

  private let evaluator: any BadgeEvaluator
  private let worker: WorkerConfiguration?
  private let catalog: StyleCatalog
  /// What loading has come to, once it has been tried.
  private var loading: Loading?

  /// How the plugin was loaded.
  struct Loading {
    /// Why it was not.
    var failure: String?
    /// Why it has drawn nothing although it was loaded.
    var drawingFailure: String?
    /// The time from nothing to the first badge.
    var time: Duration
    /// What its process does beside; nil where it is this process, or has ended.
    var traces: ProcessTraces.State?
  }

  /// Opens a plugin's file.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - worker: How processes are started; nil to run the plugin in this process.
  ///   - seed: What random labels are made from.
  ///   - randomLabels: How many of them are drawn in each style.
  ///   - limit: The time for all that is done.
  package init(
    path: String,
    worker: WorkerConfiguration?,
    seed: UInt64,
    randomLabels: Int = 200,
    limit: ValidationTimeLimit? = nil
  ) {
    self.path = path
    self.limit = limit
    self.seed = seed
    self.randomLabels = randomLabels
    file = Result { () throws(StyleLoadingError) in try PluginFile(path: path) }
    dynamic = file.flatMap { file in
      Result { () throws(StyleLoadingError) in try file.dynamicSection() }
    }
    note = (try? file.get())?.noteIfReadable()
    let place = StyleSearchPath.Entry(path: path, isFile: true, origin: .pluginFlag)
    catalog = StyleCatalog.scan(StyleSearchPath(entries: [place]))
    refusal =
      catalog.files.lazy.compactMap { file in
        switch file.outcome {
        case .refused(let error, _), .other(let error): error
        case .usable, .repeated: nil
        }
      }.first
    if var worker {
      let traces = ProcessTraces()
      traces.watch(&worker)
      // One label that a style fails at must not keep the others from being tried.
      worker.limits.failuresInARow = .max
      // And a style that fails now and then must not pass.
      worker.triesAgain = false
      worker.limits.end = limit?.end
      self.traces = traces
      self.worker = worker
      evaluator = WorkerStyleLibrary(catalog: catalog, worker: worker)
    } else {
      traces = nil
      self.worker = nil
      evaluator = InProcessEvaluator(styles: StyleLibrary(catalog: catalog))
    }
  }

  /// Another evaluator, whose process is a new one; nil where the plugin runs in this process.
  func anotherEvaluator() -> (any BadgeEvaluator)? {
    worker.map { WorkerStyleLibrary(catalog: catalog, worker: $0) }
  }

  /// Whether the time is over.
  var isOver: Bool { limit?.isOver ?? false }

  /// Draws a badge; when the time is over, none is.
  func draw(_ request: BadgeRequest) -> Result<BadgeReply, BadgeEvaluationError> {
    if let limit, limit.isOver {
      let cause = WorkerFailure.Cause.timeout(limit.duration)
      return .failure(.worker(WorkerFailure(file: path, stage: .evaluating, cause: cause)))
    }
    badges += 1
    badgeIsDrawn()
    return Result { () throws(BadgeEvaluationError) in try evaluator.evaluate(request) }
  }

  /// Loads the plugin by drawing a badge in its first style, at the first call.
  func load() -> Loading {
    if let loading { return loading }
    let loading = makeLoading()
    self.loading = loading
    return loading
  }

  private func makeLoading() -> Loading {
    guard let style = note?.styles.first else {
      return Loading(failure: "its note names no style", time: .zero)
    }
    if let refusal { return Loading(failure: refusal.description, time: .zero) }
    let clock = ContinuousClock()
    let start = clock.now
    let result = draw(BadgeRequest(style: StyleReference(name: style.name), message: "ok"))
    let time = clock.now - start
    let state = traces?.state()
    guard case .failure(let error) = result else { return Loading(time: time, traces: state) }
    switch error {
    case .style: break
    case .worker(let failure) where failure.stage != .evaluating: break
    case .worker(let failure):
      guard case .refused = failure.cause else {
        return Loading(drawingFailure: error.description, time: time, traces: state)
      }
    default: return Loading(drawingFailure: error.description, time: time, traces: state)
    }
    return Loading(failure: error.description, time: time, traces: state)
  }
}

extension ValidationSession {
  /// Looks at the file's bytes.
  func withFile(_ body: (PluginFile) -> [String]) -> ValidationOutcome {
    switch file {
    case .success(let file): ValidationOutcome(body(file))
    case .failure: .skipped("the file cannot be read as a shared library")
    }
  }

  /// Looks at what the file needs of others.
  func withDynamicSection(
    _ body: (PluginFile, ELFDynamicSection) -> [String]
  ) -> ValidationOutcome {
    guard case .success(let file) = file, case .success(let dynamic) = dynamic else {
      return .skipped("the file's dynamic section cannot be read")
    }
    return ValidationOutcome(body(file, dynamic))
  }

  /// Looks at the file's symbols.
  func withSymbols(_ body: (ELFSymbolTable) -> [String]) -> ValidationOutcome {
    guard case .success(let file) = file, case .success(let dynamic) = dynamic else {
      return .skipped("the file's dynamic section cannot be read")
    }
    do throws(ELFError) {
      return ValidationOutcome(body(try file.image.symbols(dynamic)))
    } catch {
      return .skipped(StyleLoadingError(error, file: path).description)
    }
  }

  /// Looks at the note.
  func withNote(_ body: (StyleNote) -> [String]) -> ValidationOutcome {
    guard let note else { return .skipped("the file's note cannot be read") }
    return ValidationOutcome(body(note))
  }

  /// Looks at each style of a plugin that can be loaded.
  func withStyles(_ body: (StyleNote.Style) -> [String]) -> ValidationOutcome {
    guard let note else { return .skipped("the file's note cannot be read") }
    guard load().failure == nil else { return .skipped("the plugin cannot be loaded") }
    return ValidationOutcome(note.styles.flatMap(body))
  }

  /// Draws badges in every style, and says which of them are not drawn.
  ///
  /// - Parameter look: Looks at those that are.
  func drawing(
    _ cases: @escaping (StyleNote.Style) -> [DrawingCase],
    look: (DrawingCase, BadgeReply) -> [String] = { _, _ in [] }
  ) -> ValidationOutcome {
    withTimedStyles { style in
      cases(style).flatMap { drawn -> [String] in
        let result = draw(drawn.request)
        // What is not drawn for want of time is not the style's fault.
        guard !isOver else { return [] }
        return switch result {
        case .success(let reply): look(drawn, reply).map { "\(drawn.name): \($0)" }
        case .failure(let error): ["\(drawn.name): \(error)"]
        }
      }
    }
  }

  /// Looks at each style of a plugin that can be loaded, in a way that finds nothing that is only for
  /// want of time.
  func withTimedStyles(_ body: (StyleNote.Style) -> [String]) -> ValidationOutcome {
    let outcome = withStyles(body)
    guard isOver, case .found(let findings) = outcome else { return outcome }
    return .notRun(findings)
  }
}
