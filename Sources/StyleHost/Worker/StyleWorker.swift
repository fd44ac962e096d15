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
    let host = HostChannel.open { (reader) throws(WireError) in try WorkerHello(&reader) }
    guard let (channel, hello) = host else {
      sayWhoStartsIt(argument)
      exit(64)
    }
    StyleWorkerSession(hello, channel).serve()
  }

  /// Tells somebody who has started a worker by hand.
  static func sayWhoStartsIt(_ argument: String) {
    let text = "\(argument) is how badge starts itself to draw with a plugin; run 'badge help'\n"
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}

/// The conversation of a worker with its host.
private struct StyleWorkerSession {
  private let hello: WorkerHello
  private let channel: HostChannel

  init(_ hello: WorkerHello, _ channel: HostChannel) {
    self.hello = hello
    self.channel = channel
  }

  func serve() -> Never {
    var protections = Sandbox.enter(limits: hello.limits, host: hello.host)
    if hello.isSealed { protections.insert(ProtectionSet(.sealedPlugin)) }
    channel.send(.ready) { $0.write(protections.rawValue) }
    // The host says why; what must not run is not loaded meanwhile.
    if hello.requiresSandbox, !protections.missing.isEmpty { channel.waitForEnd() }

    channel.send(.loading)
    let drawer: BadgeDrawer
    do throws(StyleLoadingError) {
      drawer = BadgeDrawer(
        styles: try PluginStyles(.load(descriptor: WorkerChannel.plugin, path: hello.file))
      )
    } catch {
      // The refusal answers the first request.
      guard channel.next() != nil else { channel.end() }
      channel.send(.refusal) { $0.write(.style(error)) }
      channel.waitForEnd()
    }
    fflush(nil)
    channel.send(.loaded)
    while let frame = channel.next(), frame.kind == .evaluate { answer(frame, drawer) }
    channel.end()
  }

  private func answer(_ frame: Frame, _ drawer: BadgeDrawer) {
    do {
      let request = try WireReader.read(frame.content) { (reader) throws(WireError) in
        try reader.request()
      }
      let reply = try drawer.draw(request)
      // What a style prints would else be lost with the process.
      fflush(nil)
      channel.send(.reply) { $0.write(reply) }
    } catch let error as BadgeEvaluationError {
      channel.send(.refusal) { $0.write(WorkerRefusal(error)) }
    } catch {
      channel.send(.refusal) { $0.write(WorkerRefusal.other("the request \(error)")) }
    }
  }
}
