internal import Glibc
internal import StyleHost
internal import Synchronization

/// Says which plugins may run, and remembers what became of those that did.
///
/// A plugin of the tool's own may always run, and so may one that a command line names by its file:
/// whoever types a path has decided. All others need a pin, which is the hash of their bytes: the
/// user's own, or in CI the project's; only what nobody but the superuser can have put into the
/// system's folders goes without. And the file, with all folders on the way to it, must not be for
/// others to exchange.
final class PluginGate: Sendable {
  private let environment: ToolEnvironment
  private let mayAsk: Bool
  private let state = Mutex(State())

  private struct State {
    /// The hashes that the user has just said no to.
    var declined: [String] = []
    /// The plugins that have passed, and what became of them.
    var uses: [Use] = []
  }

  /// A plugin in this run.
  private struct Use {
    var file: String
    var origin: StyleSearchPath.Origin
    var hash: String
    /// What earlier runs have come to.
    var records: [FailureStore.Record]
    /// The first failure before a style was asked for anything.
    var loadingFailure: WorkerFailure?
    /// The styles that have failed at a badge.
    var failedStyles: [String] = []
    /// The styles with a record that have drawn.
    var drawnStyles: [String] = []
  }

  /// The most styles of a plugin that are tried again at the end of a run.
  private static let mostProbes = 4

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - environment: Where it is known what is trusted, and who can be asked.
  ///   - mayAsk: Whether the user is asked about what is not trusted yet.
  init(_ environment: ToolEnvironment, mayAsk: Bool = true) {
    self.environment = environment
    self.mayAsk = mayAsk
  }

  /// The judge of plugins that run in a process of their own, or in this one.
  ///
  /// - Parameters:
  ///   - isIsolated: Whether the plugin gets a process of its own.
  ///   - mayAsk: Whether the user is asked about what is not trusted yet, if the gate may ask at all.
  func approval(isIsolated: Bool, mayAsk: Bool = true) -> PluginApproval {
    { (origin, candidate) throws(StyleLoadingError) in
      let mayAsk = mayAsk && self.mayAsk
      try self.check(candidate, from: origin, isIsolated: isIsolated, mayAsk: mayAsk)
    }
  }

  private func check(
    _ candidate: PluginCandidate,
    from origin: StyleSearchPath.Origin,
    isIsolated: Bool,
    mayAsk: Bool
  ) throws(StyleLoadingError) {
    if StyleCatalog.isBundled(origin, candidate.note) { return }
    let isNamed = origin == .pluginFlag
    let place = try PluginPlace(path: candidate.path)
    if let problem = place.problem(ignoresOwners: isNamed) {
      throw .notTrusted(file: candidate.path, problem)
    }
    if isNamed { return }
    let hash = try candidate.sha256()
    try state.withLock { state throws(StyleLoadingError) in
      if !Self.isSystems(origin, place) {
        try checkPin(candidate, hash, isIsolated: isIsolated, mayAsk: mayAsk, &state)
      }
      let records = try failureRecords(of: hash, in: candidate.path)
      if let problem = records.first(where: { $0.style == nil })?.problem {
        throw .notTrusted(file: candidate.path, problem)
      }
      if !state.uses.contains(where: { $0.file == candidate.path }) {
        state.uses.append(
          Use(file: candidate.path, origin: origin, hash: hash, records: records)
        )
      }
    }
  }

  /// Checks that a style of a plugin that has passed may be tried.
  func checkStyle(_ name: String, of file: String) throws(StyleLoadingError) {
    let problem = state.withLock { state in
      state.uses.first { $0.file == file }?.records.first { $0.style == name }?.problem
    }
    if let problem { throw .notTrusted(file: file, problem) }
  }

  /// Whether an administrator has put a plugin where it is, and nobody else can have.
  private static func isSystems(
    _ origin: StyleSearchPath.Origin,
    _ place: PluginPlace
  ) -> Bool {
    (origin == .dataFolders || origin == .installation) && place.isSystems
  }

  private func checkPin(
    _ candidate: PluginCandidate,
    _ hash: String,
    isIsolated: Bool,
    mayAsk: Bool,
    _ state: inout State
  ) throws(StyleLoadingError) {
    if state.declined.contains(hash) { throw .notTrusted(file: candidate.path, .declined) }
    guard let problem = try pinProblem(candidate.path, candidate.note, hash) else { return }
    // What cannot be read cannot take an answer either.
    if case .unreadablePins = problem { throw .notTrusted(file: candidate.path, problem) }
    let question = PluginQuestion(
      path: candidate.path,
      note: candidate.note,
      hash: hash,
      isChanged: { if case .changed = problem { true } else { false } }(),
      isIsolated: isIsolated
    )
    let answer = mayAsk && !environment.isCI ? environment.ask(question.text) : nil
    switch answer {
    case true?: try remember(hash, path: candidate.path)
    case false?:
      state.declined.append(hash)
      throw .notTrusted(file: candidate.path, .declined)
    case nil: throw .notTrusted(file: candidate.path, problem)
    }
  }

  /// Why some bytes are not trusted; nil if they are.
  func pinProblem(
    _ path: String,
    _ note: StyleNote,
    _ hash: String
  ) throws(StyleLoadingError) -> TrustProblem? {
    var pins: [TrustStore.Pin] = []
    if let store = environment.trustStore {
      do throws(ToolError) {
        pins = try store.pins()
      } catch {
        return .unreadablePins(ErrorExplanation.problem(error))
      }
    }
    if pins.contains(where: { $0.hash == hash }) { return nil }
    let isCI = environment.isCI
    if isCI {
      do throws(ConfigurationError) {
        let projectPins = try environment.projectPins()
        if projectPins.contains(where: { $0.hash == hash && $0.id == note.id }) { return nil }
      } catch {
        return .unreadablePins(ErrorExplanation.problem(.configuration(error)))
      }
    }
    let line = TextSanitizer.sanitize(path)
    return pins.contains { $0.path == line }
      ? .changed(id: note.id, hash: hash, isCI: isCI)
      : .unknown(id: note.id, hash: hash, isCI: isCI)
  }

  private func remember(_ hash: String, path: String) throws(StyleLoadingError) {
    guard let store = environment.trustStore else { return }
    do {
      try store.add([TrustStore.Pin(hash: hash, path: path)])
    } catch {
      // The user has said yes, and this run can go on; the next one asks again.
      try? environment.messages.write(
        "Note: \(TextSanitizer.sanitize(store.path)) cannot be written, so badge will ask again\n"
      )
    }
  }

  /// Why a plugin may not run as things are, without asking anybody; nil if it may.
  func problem(
    of file: StyleCatalog.File,
    _ note: StyleNote,
    hash: String
  ) throws(StyleLoadingError) -> TrustProblem? {
    if StyleCatalog.isBundled(file.origin, note) { return nil }
    let isNamed = file.origin == .pluginFlag
    let place = try PluginPlace(path: file.path)
    if let problem = place.problem(ignoresOwners: isNamed) { return problem }
    if isNamed { return nil }
    if !Self.isSystems(file.origin, place),
      let problem = try pinProblem(file.path, note, hash)
    {
      return problem
    }
    return try failureRecords(of: hash, in: file.path).first { $0.style == nil }?.problem
  }

  /// Whether a usable plugin of a catalogue and its styles may run.
  func standing(of file: StyleCatalog.File) -> PluginStanding {
    var standing = PluginStanding(path: file.path)
    guard case .usable(let note) = file.outcome, !StyleCatalog.isBundled(file.origin, note) else {
      return standing
    }
    do {
      let hash = try PluginFile(path: file.path).sha256()
      standing.obstacle = try problem(of: file, note, hash: hash).map { .problem($0) }
      // One that a flag names is always tried.
      guard file.origin != .pluginFlag else { return standing }
      for record in try failureRecords(of: hash, in: file.path) {
        if let style = record.style { standing.styles[style] = record.problem }
      }
    } catch {
      standing.obstacle =
        if case .notTrusted(_, let problem) = error { .problem(problem) } else { .error(error) }
    }
    return standing
  }

  /// What is remembered of failures of some bytes.
  ///
  /// - Parameters:
  ///   - hash: The SHA-256 of the bytes.
  ///   - file: The plugin that has them.
  func failureRecords(
    of hash: String,
    in file: String
  ) throws(StyleLoadingError) -> [FailureStore.Record] {
    guard let store = environment.failureStore else { return [] }
    do {
      return try store.records(of: hash)
    } catch {
      let problem = ErrorExplanation.problem(.input(error))
      throw .notTrusted(file: file, .unreadableFailures(problem))
    }
  }
}

// MARK: - What became of plugins

extension PluginGate {
  /// Takes note of a failure.
  func note(_ failure: WorkerFailure, of style: StyleReference) {
    state.withLock { state in
      guard let index = state.uses.firstIndex(where: { $0.file == failure.file }) else {
        return
      }
      switch failure.stage {
      // The process has not come as far as the plugin, or shows what only the user asks for.
      case .starting, .previewing: break
      case .loading:
        state.uses[index].loadingFailure = state.uses[index].loadingFailure ?? failure
      case .evaluating:
        guard !state.uses[index].failedStyles.contains(style.name) else { return }
        state.uses[index].failedStyles.append(style.name)
      }
    }
  }

  /// Takes note of a badge that was drawn.
  func noteDrawing(by file: String, of style: StyleReference) {
    state.withLock { state in
      guard let index = state.uses.firstIndex(where: { $0.file == file }),
        // This is asked for every badge, and nearly no plugin has failed before.
        !state.uses[index].records.isEmpty, !state.uses[index].drawnStyles.contains(style.name)
      else { return }
      state.uses[index].drawnStyles.append(style.name)
    }
  }

  /// Writes down which plugins have failed in this run.
  ///
  /// A run counts once, however many badges have failed. A crash over a badge says little: it may be
  /// that badge's. So the style that crashed draws a fixed badge in a new process, and only where
  /// that fails too has the plugin failed.
  func finish(_ worker: WorkerConfiguration) throws(ToolError) {
    let uses = state.withLock { state in
      defer { state.uses = [] }
      return state.uses
    }
    guard let store = environment.failureStore else { return }
    for use in uses {
      var failures: [(style: String?, failure: WorkerFailure)] = []
      if let failure = use.loadingFailure {
        failures.append((nil, failure))
      } else {
        for style in use.failedStyles.prefix(Self.mostProbes) {
          if let failure = Self.probe(style, of: use, worker) { failures.append((style, failure)) }
        }
      }
      for (style, failure) in failures {
        try store.add(Self.record(of: failure, by: style, of: use))
      }
      for record in use.records where !failures.contains(where: { $0.style == record.style }) {
        let hasDrawn = record.style.map(use.drawnStyles.contains) ?? !use.drawnStyles.isEmpty
        if hasDrawn { try store.remove(record) }
      }
    }
  }

  private static func record(
    of failure: WorkerFailure,
    by style: String?,
    of use: Use
  ) -> FailureStore.Record {
    FailureStore.Record(
      hash: use.hash,
      style: style,
      runs: 1,
      host: FailureStore.host,
      time: time(nil),
      path: use.file,
      reason: failure.withoutFile
    )
  }

  /// Lets a style draw a fixed badge; what went wrong, or nil.
  private static func probe(
    _ style: String,
    of use: Use,
    _ worker: WorkerConfiguration
  ) -> WorkerFailure? {
    var worker = worker
    worker.observer = WorkerObserver()
    let place = StyleSearchPath.Entry(
      path: use.file,
      isFile: true,
      origin: use.origin
    )
    let library = WorkerStyleLibrary(
      catalog: .scan(StyleSearchPath(entries: [place])),
      worker: worker,
      // The file may have become another one in the meantime, which nobody has approved.
      approve: { (_, candidate) throws(StyleLoadingError) in
        guard try candidate.sha256() == use.hash else { throw .changed(file: candidate.path) }
      }
    )
    let request = BadgeRequest(
      style: StyleReference(name: style),
      label: "badge",
      message: "probe"
    )
    do {
      _ = try library.evaluate(request)
    } catch {
      if case .worker(let failure) = error, failure.stage != .starting { return failure }
    }
    return nil
  }
}

extension WorkerFailure {
  /// What happened, without the file's path.
  var withoutFile: String {
    let text = description
    return text.hasPrefix(file + ": ") ? String(text.dropFirst(file.count + 2)) : text
  }
}

extension ToolEnvironment {
  /// The plugins that the user trusts; nil where there is no home to remember them in.
  var trustStore: TrustStore? { statePath("trust").map(TrustStore.init) }

  /// What is remembered of failures; nil where there is no home.
  var failureStore: FailureStore? { statePath("failures").map(FailureStore.init) }

  /// The plugins that the project's configuration names.
  func projectPins() throws(ConfigurationError) -> [ProjectPin] {
    guard let path = ConfigurationSearch(self).projectFile else { return [] }
    return try ConfigurationFile(path, source: .projectConfiguration(path: path)).trustedPlugins()
  }
}
