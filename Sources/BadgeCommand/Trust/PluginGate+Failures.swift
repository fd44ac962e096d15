internal import Glibc
internal import StyleHost
internal import Synchronization

extension PluginGate {
  /// The most styles of a plugin that are tried again at the end of a run.
  private static let mostProbes = 4

  /// Takes note of a failure.
  func note(_ failure: WorkerFailure, of style: StyleReference) {
    state.withLock { state in
      guard let index = state.uses.firstIndex(where: { $0.file == failure.file }) else {
        return
      }
      switch failure.stage {
      // The process has not come as far as the plugin.
      case .starting: break
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
