internal import CommandLineKit
internal import StyleHost
internal import Synchronization

/// The options that say where the code of plugins runs.
struct IsolationOptions: Sendable {
  /// Which plugins get a process of their own.
  enum Choice: String, CaseIterable, Sendable {
    /// All but those that come with the tool.
    case automatic = "auto"
    case always
    case never
  }

  var choice = Choice.automatic
  /// The style that draws what others fail to draw.
  var fallback: StyleReference?
  var requiresSandbox = false
  var isVerbose = false
  /// Whether only the styles count that come with the tool.
  var isBundledOnly = false
  /// Whether the user may be asked about plugins that are not trusted yet.
  var mayAsk = true
  /// When the processes of plugins have to end, whatever they do; nil for never.
  var end: ContinuousClock.Instant?

  init() {}

  init(_ arguments: ParsedArguments) throws(ParserError) {
    choice = try arguments.choice("sandbox") ?? .automatic
    requiresSandbox = arguments.flag("require-sandbox")
    isVerbose = arguments.flag("verbose")
    isBundledOnly = arguments.flag("no-plugins")
    if isBundledOnly { try arguments.requireAtMostOne(of: "no-plugins", "plugin") }
    guard let text = arguments.string("fallback") else { return }
    do {
      fallback = try StyleReference(parsing: text)
    } catch {
      throw arguments.invalid(text, for: "fallback", because: "\(error)")
    }
  }

  /// The output of an environment, to which no plugin that runs in this process can write.
  func output(in environment: ToolEnvironment) throws(ToolError) -> any OutputChannel {
    choice == .never ? try environment.reservedOutput() : environment.output
  }

  /// What the options come to in an environment, which gets the notes.
  func isolation(in environment: ToolEnvironment) -> StyleIsolation {
    var isolation = StyleIsolation()
    isolation.choice = choice
    isolation.fallback = fallback
    isolation.worker.requiresSandbox = requiresSandbox
    isolation.worker.limits.end = end
    let gate = PluginGate(environment, mayAsk: mayAsk)
    isolation.gate = gate
    isolation.cache = environment.stylesCache
    isolation.worker.observer.workerHasFailed = { gate.note($0, of: $1) }
    isolation.worker.observer.workerHasDrawn = { gate.noteDrawing(by: $0, of: $1) }
    let notes = PluginNotes(environment.messages)
    isolation.worker.observer.protectionsAreMissing = { notes.report(missing: $0) }
    if isVerbose {
      isolation.worker.observer.pluginHasWritten = { notes.report($1, of: $0) }
    }
    let worker = isolation.worker
    environment.runEnd.add { () throws(ToolError) in try gate.finish(worker) }
    return isolation
  }
}

/// Where the code of plugins runs.
package struct StyleIsolation: Sendable {
  var choice = IsolationOptions.Choice.automatic
  /// The style that draws what others fail to draw.
  var fallback: StyleReference?
  /// How processes for plugins are started: the running program, once more.
  var worker = WorkerConfiguration(command: .currentProgram)
  /// The folder in which it is remembered which plugins have which styles; nil for none.
  var cache: String?
  /// Says which plugins may run; nil lets all of them.
  var gate: PluginGate?

  /// Whether a plugin gets a process of its own.
  func applies(to entry: StyleCatalog.Entry) -> Bool {
    applies(to: entry.note, from: entry.origin)
  }

  /// Whether the plugin with a note gets a process of its own.
  func applies(to note: StyleNote, from origin: StyleSearchPath.Origin) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .automatic: return !StyleCatalog.isBundled(origin, note)
    }
  }
}

/// What is said about plugins while badges are drawn, by whichever thread draws them.
private final class PluginNotes: Sendable {
  private let messages: any OutputChannel
  private let hasReported = Mutex(false)

  init(_ messages: any OutputChannel) { self.messages = messages }

  /// Says once what the system lacks.
  func report(missing: [Protection]) {
    let isFirst = hasReported.withLock { hasReported in
      defer { hasReported = true }
      return !hasReported
    }
    guard isFirst else { return }
    let list = missing.map(\.description).joined(separator: "; ")
    write("Note: plugins run with less protection, since this system lacks \(list)\n")
  }

  /// Shows what a plugin has written.
  func report(_ lines: [String], of file: String) {
    let name = TextSanitizer.sanitize(file.split(separator: "/").last.map(String.init) ?? file)
    write(lines.map { "\(name): \($0)\n" }.joined())
  }

  /// There is nobody to be told that messages cannot be written.
  private func write(_ text: String) { try? messages.write(text) }
}
