public import StyleAPI
internal import Suggestions
internal import Synchronization

/// The styles of the plugins on a search path, whose code runs in processes of its own.
///
/// ```swift
/// StyleWorker.runIfRequested()   // the first line of main
/// let styles = WorkerStyleLibrary(worker: WorkerConfiguration(command: .currentProgram))
/// let neon = try styles.style("neon", options: ["tint": "#0a7"])
/// let svg = try SVGRenderer().render(Badge("build", "passing").badgeStyle(neon))
/// ```
///
/// A style of this library is a stand-in: for each badge it hands the texts and the environment's
/// built-in values to a process that has loaded the plugin, and puts the drawing that comes back in
/// its place. That process may read the libraries of the runtime and reach nothing else; it can
/// crash, hang or lie without harm to this one. A badge that it does not draw makes the rendering
/// fail with ``RenderingError/badges(_:)``, or is drawn in the ``fallback`` style.
///
/// There is one process for each plugin and thread, which is kept for the badges that follow. It
/// ends with the library, and with the thread that has started it.
public final class WorkerStyleLibrary: Sendable {
  /// The plugins that were found.
  public let catalog: StyleCatalog
  /// The style that draws the badges that their own style does not draw; nil for none.
  public let fallback: (any BadgeStyle)?

  private let configuration: WorkerConfiguration
  private let approve: PluginApproval?
  private let plugins = Mutex<[String: PluginWorkers]>([:])

  /// Finds the plugins on a search path; none of their code runs yet.
  ///
  /// - Parameters:
  ///   - searchPath: Where plugins are looked for.
  ///   - worker: How processes are started.
  ///   - fallback: The style for badges that their own does not draw.
  public convenience init(
    searchPath: StyleSearchPath = .standard,
    worker: WorkerConfiguration,
    fallback: (any BadgeStyle)? = nil
  ) {
    self.init(catalog: StyleCatalog.scan(searchPath), worker: worker, fallback: fallback)
  }

  /// Takes the plugins of a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: The plugins.
  ///   - worker: How processes are started.
  ///   - fallback: The style for badges that their own does not draw.
  ///   - approve: Decides whether a plugin may run; nil lets all of them.
  package init(
    catalog: StyleCatalog,
    worker: WorkerConfiguration,
    fallback: (any BadgeStyle)? = nil,
    approve: PluginApproval? = nil
  ) {
    self.catalog = catalog
    configuration = worker
    self.fallback = fallback
    self.approve = approve
  }

  /// A style by name, with its options.
  ///
  /// The plugin's file is read and checked; its code runs when a badge is drawn.
  ///
  /// - Throws: ``StyleLoadingError`` where there is no such style, where its plugin cannot be
  ///   loaded, or where an option or a value is not the style's.
  public func style(
    _ name: String,
    options: [String: String] = [:]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    let reference = StyleReference(name: name, options: options)
    return WorkerStyle(
      reference: reference,
      evaluator: try workers(for: reference),
      fallback: fallback
    )
  }

  private func workers(for style: StyleReference) throws(StyleLoadingError) -> PluginWorkers {
    let entry = try catalog.style(
      named: style.name,
      nearest: { Suggestion.nearest(to: $0, in: $1).map { [$0] } ?? [] }
    )
    // The values are read again where the plugin is; here it is for the error.
    _ = try StyleOptions(parsing: style.options, for: entry)
    return try plugins.withLock { plugins throws(StyleLoadingError) in
      if let workers = plugins[entry.file] { return workers }
      let snapshot = try PluginSnapshot(path: entry.file) {
        (candidate) throws(StyleLoadingError) in
        try self.approve?(entry.origin, candidate)
      }
      let workers = PluginWorkers(snapshot, configuration)
      plugins[entry.file] = workers
      return workers
    }
  }
}

extension WorkerStyleLibrary: StyleProvider {}

extension WorkerStyleLibrary: BadgeEvaluator {
  /// Lets a worker draw a badge.
  ///
  /// - Throws: ``BadgeEvaluationError``.
  public func evaluate(_ request: BadgeRequest) throws(BadgeEvaluationError) -> BadgeReply {
    let workers: PluginWorkers
    do {
      workers = try self.workers(for: request.style)
    } catch {
      throw .style(error)
    }
    return try workers.evaluate(request)
  }
}

extension PluginWorkers: BadgeEvaluator {}
