import Glibc

/// A program with its arguments, to be run again and again with its output thrown away.
struct ProgramRun {
  private let words: [String]

  /// Takes the path of a program and its arguments.
  init(_ words: [String]) {
    self.words = words
  }

  /// The program as people know it.
  var name: String {
    let program = words[0].split(separator: "/").last.map(String.init) ?? words[0]
    return ([program] + words.dropFirst()).joined(separator: " ")
  }

  /// How long a run took, in milliseconds.
  struct Times {
    /// From before the start until after the end.
    var wall: Double
    /// What processors worked for it, which is the better measure where others have them too.
    var processor: Double
  }

  /// Runs the program; one that fails ends everything.
  ///
  /// It gets no variables, so that nobody's configuration is measured.
  func times() -> Times {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("HOME=/nonexistent"), nil]
    defer {
      posix_spawn_file_actions_destroy(&files)
      for text in arguments + variables { free(text) }
    }

    let start = Self.now()
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &files, nil, &arguments, &variables)
    guard code == 0 else { fail("cannot be started: \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { fail("failed") }
    return Times(
      wall: Self.now() - start,
      processor: Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
    )
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }

  private func fail(_ reason: String) -> Never {
    stop("StartBenchmark: \(words[0]) \(reason)", code: 1)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Ends this program with a message.
func stop(_ message: String, code: Int32) -> Never {
  let line = message + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(code)
}
