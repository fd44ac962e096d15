internal import Glibc
internal import StyleAPI

/// The worker's side: a process that loads one plugin, draws badges with its styles, and does
/// nothing else.
public enum StyleWorker {
  /// The first word after the program's name that makes it a worker.
  public static let argument = "style-worker"

  /// The exit code of a worker that cannot reach its host.
  static let lostChannel: Int32 = 71

  /// Becomes a worker where the first word on the command line says so, and never returns then.
  ///
  /// Call it before anything else, in particular before a second thread is there: what a worker
  /// gives up, it gives up for the thread that asks and those that come after.
  public static func runIfRequested() {
    guard CommandLine.argc > 1, let word = CommandLine.unsafeArgv[1], strcmp(word, argument) == 0
    else { return }
    run()
  }

  private static func run() -> Never {
    guard let hello = StyleWorkerSession.hello() else {
      let text = "\(argument) is how badge starts itself to draw with a plugin; run 'badge help'\n"
      _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(64)
    }
    hello.serve()
  }
}

/// The conversation of a worker with its host.
private final class StyleWorkerSession {
  private let hello: WorkerHello
  private let nonce: UInt64
  private var sequence: UInt32 = 0
  private var frames: FrameBuffer
  private var writer = WireWriter()

  private init(_ hello: WorkerHello, nonce: UInt64, frames: FrameBuffer) {
    self.hello = hello
    self.nonce = nonce
    self.frames = frames
  }

  /// Waits for the host's first words; nil where there is no host.
  static func hello() -> StyleWorkerSession? {
    var frames = FrameBuffer()
    guard let frame = next(&frames), frame.kind == .hello else { return nil }
    let hello = try? WireReader.read(frame.content) { (reader) throws(WireError) in
      try WorkerHello(&reader)
    }
    return hello.map { StyleWorkerSession($0, nonce: frame.nonce, frames: frames) }
  }

  func serve() -> Never {
    var protections = Sandbox.enter(limits: hello.limits, host: hello.host)
    if hello.isSealed { protections.insert(ProtectionSet(.sealedPlugin)) }
    send(.ready) { $0.write(protections.rawValue) }
    // The host says why; what must not run is not loaded meanwhile.
    if hello.requiresSandbox, !protections.missing.isEmpty { waitForEnd() }

    send(.loading)
    let drawer: BadgeDrawer
    do throws(StyleLoadingError) {
      drawer = BadgeDrawer(styles: try PluginStyles(hello.file))
    } catch {
      // The refusal answers the first request.
      guard let request = Self.next(&frames) else { exitQuietly() }
      sequence = request.sequence
      send(.refusal) { $0.write(.style(error)) }
      waitForEnd()
    }
    send(.loaded)
    while let frame = Self.next(&frames), frame.kind == .evaluate {
      sequence = frame.sequence
      answer(frame, drawer)
    }
    exitQuietly()
  }

  private func answer(_ frame: Frame, _ drawer: BadgeDrawer) {
    do {
      let request = try WireReader.read(frame.content) { (reader) throws(WireError) in
        try reader.request()
      }
      let reply = try drawer.draw(request)
      send(.reply) { $0.write(reply) }
    } catch let error as BadgeEvaluationError {
      send(.refusal) { $0.write(WorkerRefusal(error)) }
    } catch {
      send(.refusal) { $0.write(WorkerRefusal.other("the request \(error)")) }
    }
  }

  private func waitForEnd() -> Never {
    while Self.next(&frames) != nil {}
    exitQuietly()
  }

  /// Ends without running what the plugin has left for the end.
  private func exitQuietly() -> Never { _exit(0) }

  private func send(_ kind: Frame.Kind, _ body: (inout WireWriter) -> Void = { _ in }) {
    Frame.bytes(kind, nonce: nonce, sequence: sequence, into: &writer, body)
    if writer.count > WireLimits.message {
      Frame.bytes(.refusal, nonce: nonce, sequence: sequence, into: &writer) {
        $0.write(.largeReply)
      }
    }
    let isSent = writer.withBytes { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let count = write(WorkerChannel.messages, rest.baseAddress, rest.count)
        if count < 0, errno != EINTR { return false }
        start += max(0, count)
      }
      return true
    }
    if !isSent { _exit(StyleWorker.lostChannel) }
  }

  /// Waits for a message; nil where the host has gone, or sends nonsense.
  private static func next(_ frames: inout FrameBuffer) -> Frame? {
    while true {
      do throws(WireError) {
        if let frame = try frames.next() { return frame }
      } catch {
        return nil
      }
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        let count = read(WorkerChannel.messages, buffer.baseAddress, buffer.count)
        if count > 0 { frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        return count
      }
      if count == 0 { return nil }
      if count < 0, errno != EINTR { return nil }
    }
  }
}

/// The styles of the one plugin that a worker was given.
private struct PluginStyles: StyleProvider {
  private let file: String
  private let note: StyleNote
  private let styles: RegisteredStyles

  /// Loads the plugin.
  ///
  /// - Parameter file: What messages call it.
  init(_ file: String) throws(StyleLoadingError) {
    let open: OpenFile
    do {
      open = try OpenFile(owning: WorkerChannel.plugin)
    } catch {
      throw StyleLoadingError(error, file: file)
    }
    // The loader knows images by the names that they were loaded under, so the descriptor stays.
    Self.keep(open)
    let image = try PluginImage.load(sealed: open, path: file)
    self.file = file
    note = image.note
    styles = try RegisteredStyles(of: image)
  }

  private static func keep(_ file: OpenFile) { _ = Unmanaged.passRetained(file) }

  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    guard let style = note.styles.first(where: { $0.name == name }) else {
      throw .registrationDiffers(file: file, missing: [name], undeclared: [])
    }
    let entry = StyleCatalog.Entry(style: style, file: file, note: note, origin: .pluginFlag)
    return try styles.style(entry, options: options)
  }
}
