internal import StyleAPI
internal import StyleHost
internal import TerminalKit

/// The previews of a plugin, which live in a process of their own.
///
/// The process is started anew when the plugin's file changes: what is loaded stays loaded, and the
/// same path again would be the old code.
final class PluginPreview: PreviewSource {
  private(set) var names: [String]

  private let file: String
  private let origin: StyleSearchPath.Origin
  private let configuration: LivePreviewSession.Configuration
  private let values: EnvironmentValues
  private let renderer: ANSIRenderer
  private let watcher: FileWatcher?
  private let builder: PackageBuilder?
  /// The process; nil after its end.
  private var session: LivePreviewSession?
  /// Why there is no process.
  private var failure: LivePreviewError?
  /// The preview that was shown when the process ended; nil for one that never showed any.
  private var failed: Int?
  /// The preview that was asked for last.
  private var shown: Int?

  /// Shows the previews of a plugin.
  ///
  /// - Parameters:
  ///   - plugin: The plugin, with its process.
  ///   - configuration: How further processes are started.
  ///   - values: The environment at the root.
  ///   - renderer: How the terminal is written to.
  ///   - watcher: What notices changes of the plugin's file; nil where nobody wants to know.
  ///   - builder: What builds the plugin's package when its sources change.
  init(
    _ plugin: PreviewFinder.Plugin,
    _ configuration: LivePreviewSession.Configuration,
    values: EnvironmentValues,
    renderer: ANSIRenderer,
    watcher: FileWatcher? = nil,
    builder: PackageBuilder? = nil
  ) throws(LivePreviewError) {
    file = plugin.file
    origin = plugin.origin
    session = plugin.session
    names = try plugin.session.names()
    self.configuration = configuration
    self.values = values
    self.renderer = renderer
    self.watcher = watcher
    self.builder = builder
  }

  var descriptors: [Int32] {
    // A file that is being written is looked at when it is done; until then nobody takes what is to
    // be read of its changes, which would wake the loop again and again.
    let file = isBuilding ? nil : watcher?.descriptor
    return (session?.descriptors ?? []) + [file].compactMap(\.self) + (builder?.descriptors ?? [])
  }

  private var isBuilding: Bool { builder?.isBuilding ?? false }

  var interval: Duration? { watcher?.interval }

  func takeChanges() -> Bool {
    var hasChanged = builder?.takeChanges() ?? false
    if !isBuilding, watcher?.takeChanges() ?? false {
      restart()
      return true
    }
    guard let session else { return hasChanged }
    do throws(LivePreviewError) {
      if try session.takeChanges() { hasChanged = true }
    } catch {
      end(error)
      hasChanged = true
    }
    return hasChanged
  }

  func frame(for request: PreviewRequest) -> PreviewFrame {
    var frame = PreviewFrame(activity: isBuilding ? "building" : nil)
    do throws(LivePreviewError) {
      let drawn = try drawing(for: request)
      frame.drawing = drawn.list
      frame.takesText = drawn.takesText
      frame.hasControls = drawn.hasControls
      frame.focus = drawn.focus
      frame.focusPlace = drawn.focusPlace
    } catch {
      end(error)
      frame.problem = "\(error)"
      frame.hasEnded = session == nil
    }
    frame.problem = builder?.problem ?? frame.problem
    return frame
  }

  private func drawing(
    for request: PreviewRequest
  ) throws(LivePreviewError) -> LivePreviewFrame {
    // What one preview has done is not the end of the others.
    if session == nil, let failed, failed != request.preview { restart() }
    shown = request.preview
    guard let session else { throw failure ?? .noPreviews(file: file) }
    var values = values
    if let scheme = request.colorScheme { values.colorScheme = scheme }
    if let locale = request.locale { values.localeIdentifier = locale }
    let room = PreviewLayout.room(in: request.size)
    return try session.frame(
      for: LivePreviewRequest(
        preview: request.preview,
        isLive: true,
        target: .ansi(renderer.profile.depth),
        ambiguousIsWide: renderer.ambiguousIsWide,
        size: ProposedViewSize(
          width: Double(room.columns) * CellMetrics.cell.width,
          height: Double(room.rows) * CellMetrics.cell.height
        ),
        environment: values
      )
    )
  }

  func send(_ event: InputEvent) -> Bool {
    guard let session, let event = LivePreviewEvent(event) else { return false }
    do throws(LivePreviewError) {
      return try session.send(event)
    } catch {
      end(error)
      // The next frame says what has happened.
      return true
    }
  }

  func restart() {
    failed = nil
    do throws(LivePreviewError) {
      session = nil
      let new = try LivePreviewSession(file, from: origin, configuration)
      names = try new.names()
      guard !names.isEmpty else { throw .noPreviews(file: file) }
      session = new
      failure = nil
    } catch {
      failure = error
    }
  }

  /// Takes note of an error, which may be the process's last.
  private func end(_ error: LivePreviewError) {
    guard error.isEndOfProcess else { return }
    session = nil
    failure = error
    failed = shown
  }
}

extension LivePreviewEvent {
  /// What a person's doing is to a preview; nil where it is nothing.
  init?(_ event: InputEvent) {
    switch event {
    case .text(let text), .paste(let text): self = .text(text)
    case .key(.tab, []): self = .focusNext
    case .key(.tab, .shift): self = .focusPrevious
    case .key(let key, []):
      guard let key = ControlKey(key) else { return nil }
      self = .key(key)
    case .key: return nil
    }
  }
}

extension ControlKey {
  fileprivate init?(_ key: Key) {
    switch key {
    case .enter: self = .enter
    case .escape: self = .escape
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .tab, .insert, .function, .character: return nil
    }
  }
}
