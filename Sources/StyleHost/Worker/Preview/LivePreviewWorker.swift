internal import Glibc
@_spi(Host) package import StyleAPI

/// The process of a preview: one that loads a plugin and shows what it has registered.
///
/// What runs in the program only loads the library that links Foundation; everything else runs in
/// that library, which has its own copy of this module.
package final class LivePreviewWorker {
  /// The first word after the program's name that makes it the process of a preview; the second is
  /// the library's path.
  package static let argument = "preview-worker"

  /// Becomes the process of a preview where the command line says so, and never returns then.
  package static func runIfRequested() {
    guard CommandLine.argc > 1, let word = CommandLine.unsafeArgv[1], strcmp(word, argument) == 0
    else { return }
    guard CommandLine.argc > 2, let library = CommandLine.unsafeArgv[2] else {
      StyleWorker.sayWhoStartsIt(argument)
      exit(64)
    }
    typealias Entry = @convention(c) () -> Void
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE),
      let entry = dlsym(handle, PreviewLibraryFile.entry)
    else {
      if let message = dlerror() { _ = write(STDERR_FILENO, message, strlen(message)) }
      exit(64)
    }
    unsafeBitCast(entry, to: Entry.self)()
    exit(64)
  }

  /// A message of the host.
  package enum Message: Sendable {
    /// A preview is to be drawn.
    case show(LivePreviewRequest)
    /// Something has happened to the preview that was drawn last.
    case event(LivePreviewEvent)
  }

  /// What is readable when the host has something to say.
  package var descriptor: Int32 { WorkerChannel.messages }

  private let hello: LivePreviewHello
  private let channel: HostChannel
  private var previews: [StyleRegistrar.Preview] = []
  private var style: (any BadgeStyle)?

  private init(_ hello: LivePreviewHello, _ channel: HostChannel) {
    self.hello = hello
    self.channel = channel
  }

  /// Waits for the host's first words, gives up what drawing does not need, and loads the plugin;
  /// nil where there is no host.
  ///
  /// To be called before there is a second thread.
  package static func start() -> LivePreviewWorker? {
    let host = HostChannel.open { (reader) throws(WireError) in try reader.livePreviewHello() }
    guard let (channel, hello) = host else {
      StyleWorker.sayWhoStartsIt(argument)
      return nil
    }
    let worker = LivePreviewWorker(hello, channel)
    worker.confine()
    worker.load()
    return worker
  }

  private func confine() {
    let last = hello.stylePlugin == nil ? WorkerChannel.plugin : WorkerChannel.stylePlugin
    var protections: ProtectionSet
    if hello.isConfined {
      protections = Sandbox.enter(
        limits: hello.worker.limits,
        host: hello.worker.host,
        lastDescriptor: last,
        // Where libdispatch has more work than threads, it looks at what those do, in
        // /proc/THREAD, and traps where it may not. Threads to come have no folder to allow yet. What
        // belongs to other processes' memory stays closed, as it takes the right to trace them.
        moreFolders: hello.isLive ? ["/proc"] : []
      )
      if hello.worker.isSealed { protections.insert(ProtectionSet(.sealedPlugin)) }
    } else {
      // Nothing is missing of what nobody wants.
      _ = Sandbox.detach(from: hello.worker.host, lastDescriptor: last)
      protections = ProtectionSet.all
    }
    channel.send(.ready) { $0.write(protections.rawValue) }
    // The host says why; what must not run is not loaded meanwhile.
    if hello.worker.requiresSandbox, !protections.missing.isEmpty { channel.waitForEnd() }
  }

  private func load() {
    channel.send(.loading)
    do throws(StyleLoadingError) {
      let image = try PluginImage.load(descriptor: WorkerChannel.plugin, path: hello.worker.file)
      previews = try PreviewLibrary.previews(of: image)
      style = try hello.style.map { (reference) throws(StyleLoadingError) in
        let plugin = try hello.stylePlugin.map { (path) throws(StyleLoadingError) in
          try PluginImage.load(descriptor: WorkerChannel.stylePlugin, path: path)
        }
        return try PluginStyles(plugin ?? image).style(reference)
      }
    } catch {
      channel.send(.refusal) { $0.write(.style(error)) }
      channel.waitForEnd()
    }
    channel.send(.loaded)
    channel.send(.previews) { [previews] in $0.write(previews: previews.map(\.name)) }
  }

  /// Takes what has arrived; the process ends where the host has gone.
  package func receive() {
    if !channel.receive() { channel.end() }
  }

  /// The next message that is there; the process ends where it is none.
  package func nextMessage() -> Message? {
    do throws(WireError) {
      guard let frame = try channel.nextArrived() else { return nil }
      switch frame.kind {
      case .show:
        return .show(
          try WireReader.read(frame.content) { (reader) throws(WireError) in
            try reader.livePreviewRequest()
          }
        )
      case .event:
        return .event(
          try WireReader.read(frame.content) { (reader) throws(WireError) in
            try reader.livePreviewEvent()
          }
        )
      default: channel.end()
      }
    } catch {
      channel.end()
    }
  }

  /// Makes the views of a preview; nil where there is none of the number.
  package func views(of preview: Int) -> AnyView? {
    previews.indices.contains(preview) ? previews[preview].make() : nil
  }

  /// The environment that a request describes.
  ///
  /// - Throws: ``LivePreviewError/views(_:)`` where a value is not one.
  package func environment(
    of request: LivePreviewRequest
  ) throws(LivePreviewError) -> EnvironmentValues {
    var values = EnvironmentValues()
    do {
      // In the order of their names, so that an error is always the same one.
      for (name, text) in request.environment.sorted(by: { $0.key < $1.key }) {
        let change = try EnvironmentSetting.named(name).change(to: text)
        if change.style == nil { try change.apply(to: &values, styles: NoStyles()) }
      }
    } catch {
      throw .views("\(error)")
    }
    if let style { values.badgeStyle = style }
    return values
  }

  /// Draws the views of a preview once, without letting them live.
  package func stillFrame(
    for request: LivePreviewRequest,
    in environment: EnvironmentValues
  ) throws(LivePreviewError) -> LivePreviewFrame {
    guard let views = views(of: request.preview) else { throw .views("there is none") }
    let drawer = ViewDrawer(
      target: request.target,
      environment: environment,
      ambiguousIsWide: request.ambiguousIsWide
    )
    do {
      return LivePreviewFrame(list: try drawer.displayList(of: views, in: request.size))
    } catch {
      throw .rendering(error)
    }
  }

  /// Answers a request for a drawing.
  package func answer(_ frame: Result<LivePreviewFrame, LivePreviewError>) {
    switch frame {
    case .success(let frame): channel.send(.picture) { $0.write(frame) }
    case .failure(.rendering(.tooLarge(let width, let height))):
      channel.send(.refusal) { $0.write(.tooLarge(width: width, height: height)) }
    case .failure(.views(let message)): channel.send(.refusal) { $0.write(.other(message)) }
    case .failure(let error): channel.send(.refusal) { $0.write(.other("\(error)")) }
    }
  }

  /// Answers an event.
  package func answer(isOfUse: Bool) { channel.send(.handled) { $0.write(isOfUse) } }

  /// Tells the host that the preview is to be drawn again.
  package func tellChange() { channel.send(.changed, isAnswer: false) }
}

/// A source of no styles, for values of which none is a style.
private struct NoStyles: StyleProvider {
  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    throw .unknownStyle(name: name, nearest: [], refused: [])
  }
}
