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
      "the process for the plugin cannot be started: \(program): "
        + "\(String(cString: strerror(code)))\(Self.remedy(program, errno: code))"
    case .noWorker(let program):
      "the process for the plugin cannot be started: \(program) does not answer as a worker; "
        + (program == WorkerCommand.currentProgram.program
          ? "it was removed while it ran, or does not call StyleWorker.runIfRequested() first thing "
            + "in its main: install it again, or mend it"
          : "name a program that calls StyleWorker.runIfRequested() first thing in its main")
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

  /// What to do where a program cannot be started, after a semicolon; empty where nothing is known.
  private static func remedy(_ program: String, errno code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR:
      program == WorkerCommand.currentProgram.program
        ? "; /proc is missing, through which the program starts itself: mount it with "
          + "'mount -t proc proc /proc'"
        : "; name a program that is there in WorkerCommand"
    case EACCES, EPERM:
      "; check that it may be executed, and that its file system is not mounted with 'noexec'"
    case EAGAIN: "; there are too many processes: end some, or raise the limit 'ulimit -u'"
    case ENOMEM: "; there is too little memory: end other programs"
    case EMFILE, ENFILE: "; too many files are open: raise the limit 'ulimit -n'"
    default: ""
    }
  }

  private static func seconds(_ time: Duration) -> String {
    let parts = time.components
    let tenths = parts.seconds * 10 + parts.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) seconds"
  }

  /// The name of a signal, and what usually brings it about.
  private static func description(of signal: Int32) -> String {
    let cause: String? =
      switch signal {
      case SIGILL, SIGTRAP: "a fatal error or an unwrapped nil"
      case SIGSEGV: "a bad pointer or an endless recursion"
      case SIGBUS: "a bad pointer"
      case SIGABRT: "it gave up, for example for want of memory"
      case SIGFPE: "a division by zero"
      case SIGXCPU: "it used up its processor time"
      case SIGXFSZ: "it wrote to a file"
      case SIGSYS: "a system call that is not allowed"
      case SIGKILL: "the system or somebody else ended it, often for want of memory"
      default: nil
      }
    let name = SignalName.name(of: signal) ?? "signal \(signal)"
    return name + (cause.map { ": \($0)" } ?? "")
  }
}
