internal import Glibc

/// A process that was started as a worker, with its descriptors.
///
/// It is ended with the last
/// reference, and everything that it has started with it.
final class WorkerProcess: @unchecked Sendable {
  /// Messages go through this.
  let channel: Int32
  /// What the worker writes to its outputs comes from this.
  let output: Int32
  /// Its number.
  let process: pid_t
  private var status: Int32?

  /// Starts a worker that gets plugins, from ``WorkerChannel/plugin`` on.
  ///
  /// - Throws: The system's `errno`.
  init(_ command: WorkerCommand, plugins: [OpenFile]) throws(SystemError) {
    let channel = try SocketPair()
    let output: SocketPair
    do throws(SystemError) {
      output = try SocketPair()
    } catch {
      close(channel.own)
      close(channel.other)
      throw error
    }
    self.channel = channel.own
    self.output = output.own
    let files = plugins.map { fcntl($0.descriptor, F_DUPFD_CLOEXEC, 16) }
    defer {
      close(channel.other)
      close(output.other)
      for file in files where file >= 0 { close(file) }
    }
    do throws(SystemError) {
      guard files.allSatisfy({ $0 >= 0 }) else { throw SystemError() }
      process = try ProcessGroup.start(
        [command.program] + command.arguments,
        variables: WorkerEnvironment.variables,
        descriptors: [
          (output.other, STDOUT_FILENO), (output.other, STDERR_FILENO),
          (channel.other, WorkerChannel.messages),
        ] + zip(files, WorkerChannel.plugin...)
      )
    } catch {
      close(channel.own)
      close(output.own)
      throw error
    }
  }

  deinit {
    end()
    close(channel)
    close(output)
  }

  /// Ends the worker and everything in its group, and waits for it.
  ///
  /// - Returns: How it ended, as `wait(2)` says it.
  @discardableResult
  func end() -> Int32 {
    if let status { return status }
    kill(-process, SIGKILL)
    return wait(flags: 0) ?? 0
  }

  /// How the worker ended; nil where it has not by a deadline.
  ///
  /// A process closes its descriptors a moment before it can be waited for.
  func status(until deadline: Deadline) -> Int32? {
    while true {
      if let status = wait(flags: WNOHANG) { return status }
      if deadline.milliseconds == 0 { return nil }
      usleep(200)
    }
  }

  private func wait(flags: Int32) -> Int32? {
    if let status { return status }
    var value: Int32 = 0
    while true {
      // Looked at first and waited for later: until then its number, which is that of its group,
      // is nobody else's, and what it has left behind can be ended.
      var info = siginfo_t()
      guard waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT | flags) == 0 else {
        if errno == EINTR { continue }
        break
      }
      guard info._sifields._sigchld.si_pid == process else { return nil }
      kill(-process, SIGKILL)
      while waitpid(process, &value, 0) < 0, errno == EINTR {}
      break
    }
    // Where somebody else has waited for it, there is nothing to be learnt any more.
    status = value
    return value
  }
}

/// The variables of a worker: what its loader and its runtime need, and nothing of the user's.
enum WorkerEnvironment {
  private static let kept = [
    "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "LLVM_PROFILE_FILE",
  ]

  static var variables: [String] {
    // A crash is told by the host; the runtime's own report would take four times as long.
    ["SWIFT_BACKTRACE=enable=no", "LC_ALL=C.UTF-8"]
      + kept.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
  }
}
