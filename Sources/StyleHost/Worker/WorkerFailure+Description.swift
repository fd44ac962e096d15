internal import Glibc

extension WorkerFailure: CustomStringConvertible {
  /// What happened, at which stage, and what the plugin had to say.
  public var description: String {
    var text = "\(file): \(problem)"
    if !lastLines.isEmpty {
      text += "; the last lines it wrote: " + lastLines.map { "'\($0)'" }.joined(separator: ", ")
    }
    return text
  }

  /// What the worker was doing, as the end of a sentence.
  private var activity: String {
    switch stage {
    case .starting: "while its process started"
    case .loading: "while it was loaded"
    case .evaluating: "while it drew the badge"
    case .previewing: "while its preview was shown"
    }
  }

  private var problem: String {
    switch cause {
    case .signal(let signal): "the plugin crashed \(activity) (\(Self.description(of: signal)))"
    case .exit(let code): "the plugin called exit(\(code)) \(activity)"
    case .timeout(let time): "the plugin did not finish within \(Self.seconds(time)) \(activity)"
    case .closedChannel: "the plugin closed the channel to badge \(activity)"
    case .outputFlood(let limit):
      "the plugin wrote more than \(limit) bytes to its outputs \(activity)"
    case .badReply(let problem):
      "what the plugin sent instead of a \(stage == .previewing ? "drawing" : "badge") \(problem)"
    case .largeReply(let limit): "the plugin's drawing is larger than \(limit) bytes"
    case .cannotStart(let program, let code):
      "the process for the plugin cannot be started: \(program): \(String(cString: strerror(code)))"
    case .noWorker(let program):
      "the process for the plugin cannot be started: \(program) does not answer as a worker"
    case .noCommand:
      "the plugin needs a process of its own, and no program for it was named; give a "
        + "WorkerCommand, or load the style in-process with StyleLibrary"
    case .unprotected(let missing):
      "the plugin was not loaded, since the system lacks "
        + missing.map(\.description).joined(separator: "; ")
    case .refused(let message): "the style cannot be had: \(message)"
    case .givenUp(let failures):
      "the plugin was not tried again after \(failures) failures in a row"
    }
  }

  private static func seconds(_ time: Duration) -> String {
    let parts = time.components
    let tenths = parts.seconds * 10 + parts.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) seconds"
  }

  /// The name of a signal, and what usually brings it about.
  private static func description(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "\(signal == SIGILL ? "SIGILL" : "SIGTRAP"): a fatal error or an unwrapped nil"
    case SIGSEGV: "SIGSEGV: a bad pointer or an endless recursion"
    case SIGBUS: "SIGBUS: a bad pointer"
    case SIGABRT: "SIGABRT: it gave up, for example for want of memory"
    case SIGFPE: "SIGFPE: a division by zero"
    case SIGXCPU: "SIGXCPU: it used up its processor time"
    case SIGXFSZ: "SIGXFSZ: it wrote to a file"
    case SIGSYS: "SIGSYS: a system call that is not allowed"
    case SIGKILL: "SIGKILL: the system or somebody else ended it, often for want of memory"
    case SIGHUP: "SIGHUP"
    case SIGINT: "SIGINT"
    case SIGQUIT: "SIGQUIT"
    case SIGTERM: "SIGTERM"
    default: "signal \(signal)"
    }
  }
}
