internal import Glibc

/// A plugin's previews in a process of their own, from the host's side.
///
/// ```swift
/// let session = try LivePreviewSession(plugin, configuration)
/// let names = try session.names()
/// let frame = try session.frame(for: request)
/// ```
/// The process lives on between drawings: its views keep their state, timers fire, and it says when
/// a preview is to be drawn again. A session is used by one thread, and not any more after a failure
/// of the process. It ends with the last reference.
package final class LivePreviewSession {
  /// How the process of a preview is started.
  package struct Configuration: Sendable {
    /// The command, how long it may take and how much it may use, whether it has to be protected,
    /// and who is told.
    package var worker: WorkerConfiguration
    /// Whether the process gives up what drawing does not need.
    package var isConfined = true
    /// Whether previews live on between drawings; else each is drawn once, as it is at the start.
    package var isLive = true
    /// The style that badges have unless they say otherwise, with its plugin and what put that on
    /// the search path.
    package var style: (reference: StyleReference, file: String, origin: StyleSearchPath.Origin)?
    /// Decides which plugins may run; nil lets all of them.
    package var approve: PluginApproval?

    /// Makes the usual configuration: the running program, once more.
    ///
    /// - Parameter library: The library that shows previews; see ``PreviewLibraryFile``.
    package init(library: String) {
      var command = WorkerCommand.currentProgram
      command.arguments = [LivePreviewWorker.argument, library]
      worker = WorkerConfiguration(command: command)
      worker.limits = .preview
    }
  }

  private let connection: WorkerConnection
  private let configuration: Configuration
  private var knownNames: [String]?
  /// Whether the process has said that the preview is to be drawn again.
  private var hasChanged = false

  /// Reads and checks a plugin, and starts the process that is to load it.
  ///
  /// - Parameters:
  ///   - file: The path.
  ///   - origin: What put it on the search path.
  ///   - configuration: How the process is started.
  package init(
    _ file: String,
    from origin: StyleSearchPath.Origin,
    _ configuration: Configuration
  ) throws(LivePreviewError) {
    self.configuration = configuration
    let plugin: PluginSnapshot
    var stylePlugin: PluginSnapshot?
    do {
      plugin = try configuration.snapshot(of: file, from: origin)
      if let style = configuration.style, style.file != file {
        stylePlugin = try configuration.snapshot(of: style.file, from: style.origin)
      }
    } catch {
      throw .style(error)
    }
    let worker = configuration.worker
    guard let command = worker.command else {
      throw .worker(WorkerFailure(file: file, stage: .starting, cause: .noCommand))
    }
    let hello = LivePreviewHello(
      worker: WorkerHello(
        host: getpid(),
        file: file,
        isSealed: plugin.isSealed && stylePlugin?.isSealed ?? true,
        requiresSandbox: worker.requiresSandbox,
        limits: worker.limits
      ),
      isConfined: configuration.isConfined,
      isLive: configuration.isLive,
      style: configuration.style?.reference,
      stylePlugin: stylePlugin?.path
    )
    do {
      connection = try WorkerConnection(
        command,
        file: file,
        plugins: [plugin, stylePlugin].compactMap { $0?.file },
        limits: worker.limits,
        requiresSandbox: worker.requiresSandbox
      ) {
        $0.write(hello)
      }
    } catch {
      throw .worker(error)
    }
  }

  /// What is readable when the process has something to say.
  package var descriptors: [Int32] { connection.descriptors }

  /// The names of the plugin's previews, once it is loaded.
  package func names() throws(LivePreviewError) -> [String] {
    if let knownNames { return knownNames }
    let frame = try answer(.previews)
    if configuration.isConfined, let missing = connection.missing, !missing.isEmpty {
      configuration.worker.observer.protectionsAreMissing(missing)
    }
    let names = try read(frame) { (reader) throws(WireError) in try reader.previewNames() }
    knownNames = names
    return names
  }

  /// Lets the process draw a preview, as it is now.
  package func frame(
    for request: LivePreviewRequest
  ) throws(LivePreviewError) -> LivePreviewFrame {
    _ = try names()
    let frame = try ask(.show, .picture) { $0.write(request) }
    hasChanged = false
    func read(_ reader: inout WireReader) throws(WireError) -> LivePreviewFrame {
      try reader.livePreviewFrame(for: request.target)
    }
    guard configuration.isLive else { return try self.read(frame, read) }
    do throws(WireError) {
      return try WireReader.read(frame.content, read)
    } catch  where error.comesOfViews {
      // The views live on: what is wrong with this drawing may be right with the next.
      throw .views("its drawing \(error)")
    } catch {
      return try self.read(frame, read)
    }
  }

  /// Hands an event to the preview that was drawn last.
  ///
  /// - Returns: Whether it was of use there.
  package func send(_ event: LivePreviewEvent) throws(LivePreviewError) -> Bool {
    _ = try names()
    let frame = try ask(.event, .handled) { $0.write(event) }
    return try read(frame) { (reader) throws(WireError) in try reader.flag() }
  }

  /// Takes note of what the process says unasked.
  ///
  /// - Returns: Whether the preview is to be drawn again.
  package func takeChanges() throws(LivePreviewError) -> Bool {
    do {
      try connection.takeArrived { (frame) throws(WorkerFailure) in try take(frame) }
    } catch {
      throw .worker(error)
    }
    return hasChanged
  }

  private func take(_ frame: Frame) throws(WorkerFailure) -> Bool {
    guard frame.kind == .changed, connection.stage == .previewing, !hasChanged else {
      return false
    }
    try connection.read(frame) { (_) throws(WireError) in }
    hasChanged = true
    return true
  }

  private func ask(
    _ kind: Frame.Kind,
    _ answer: Frame.Kind,
    _ body: (inout WireWriter) -> Void
  ) throws(LivePreviewError) -> Frame {
    do {
      try connection.send(kind, body)
    } catch {
      throw .worker(error)
    }
    return try self.answer(answer)
  }

  /// Waits for an answer, or throws what the process has to say instead.
  private func answer(_ kind: Frame.Kind) throws(LivePreviewError) -> Frame {
    let frame: Frame
    do {
      frame = try connection.answer(kind) { (frame) throws(WorkerFailure) in
        if frame.kind == .loaded, connection.stage == .loading {
          connection.stage = .previewing
          return true
        }
        return try take(frame)
      }
    } catch {
      throw .worker(error)
    }
    guard frame.kind == .refusal else { return frame }
    let refusal = try read(frame) { (reader) throws(WireError) in
      try reader.refusal(file: connection.file)
    }
    switch refusal {
    case .style(let error): throw .style(error)
    case .tooLarge(let width, let height): throw .rendering(.tooLarge(width: width, height: height))
    case .largeReply where configuration.isLive:
      throw .views("its drawing is larger than \(WireLimits.message) bytes")
    case .largeReply: throw .worker(connection.failure(.largeReply(limit: WireLimits.message)))
    case .other(let message): throw .views(message)
    }
  }

  private func read<Value>(
    _ frame: Frame,
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(LivePreviewError) -> Value {
    do {
      return try connection.read(frame, body)
    } catch {
      throw .worker(error)
    }
  }
}

extension LivePreviewSession.Configuration {
  /// The bytes of a plugin that may run.
  fileprivate func snapshot(
    of file: String,
    from origin: StyleSearchPath.Origin
  ) throws(StyleLoadingError) -> PluginSnapshot {
    try PluginSnapshot(path: file) { (candidate) throws(StyleLoadingError) in
      try approve?(origin, candidate)
    }
  }
}
