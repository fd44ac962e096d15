package import Glibc

/// Processes that are started in groups of their own, so that all of a group can be ended.
package enum ProcessGroup {
  /// Starts a program, with nothing on its standard input.
  ///
  /// - Parameters:
  ///   - words: The program, which is looked for in the folders of `PATH` where its name has no
  ///     `/`, and its arguments.
  ///   - variables: Its variables, each as `NAME=VALUE`; nil for those of this process.
  ///   - descriptors: What it finds under which descriptors.
  /// - Returns: The process, which is its group too.
  /// - Throws: The system's `errno`.
  package static func start(
    _ words: [String],
    variables: [String]? = nil,
    descriptors: [(from: Int32, to: Int32)]
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for descriptor in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor.from, descriptor.to)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let arguments = words.map { strdup($0) }
    let environment = variables?.map { strdup($0) }
    defer { for text in arguments + (environment ?? []) { free(text) } }
    var process: pid_t = 0
    func spawn(_ variables: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
      posix_spawnp(&process, words[0], &actions, &attributes, arguments + [nil], variables)
    }
    let code = environment.map { spawn($0 + [nil]) } ?? spawn(environ)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }
}
