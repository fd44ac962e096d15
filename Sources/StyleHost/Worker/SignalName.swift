internal import Glibc

/// What signals are called.
package enum SignalName {
  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
    SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM",
    SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGSYS: "SIGSYS",
  ]

  /// The name, as `SIGKILL`; nil where it has none here.
  package static func name(of signal: Int32) -> String? { names[signal] }

  /// The number with its name, as `signal 9 (SIGKILL)`.
  package static func description(of signal: Int32) -> String {
    "signal \(signal)" + (name(of: signal).map { " (\($0))" } ?? "")
  }
}
