package import Glibc

/// What a worker's process is set to before any code of a plugin runs in it.
package enum WorkerSurroundings {
  /// The folder that it is in.
  package static let folder = "/"
  /// What is taken from the permissions of new files.
  package static let mask: mode_t = 0o077
  /// The signals that it ignores.
  package static let ignoredSignals = [SIGPIPE]

  /// Goes to the folder and sets the mask.
  static func enter() {
    _ = chdir(folder)
    umask(mask)
  }

  /// Ignores the signals.
  static func ignoreSignals() {
    for number in ignoredSignals { signal(number, SIG_IGN) }
  }
}
