internal import Foundation
internal import Glibc

/// `posix_spawn_file_actions_addchdir_np`, a GNU extension that Swift's Glibc module leaves out.
private let addChangeOfFolder: AddChangeOfFolder? =
  dlsym(nil, "posix_spawn_file_actions_addchdir_np")
  .map { unsafeBitCast($0, to: AddChangeOfFolder.self) }

private typealias AddChangeOfFolder =
  @convention(c) @Sendable (
    UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
  ) -> Int32

extension ChildProcess {
  /// Starts the program in a new process group.
  func spawn(output: OutputPipe, errors: OutputPipe) throws -> pid_t {
    let inputFile = try openInput()
    defer { close(inputFile) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputFile, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writingEnd, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writingEnd, STDERR_FILENO)
    if let folder {
      guard let addChangeOfFolder else { throw ProcessError.notStarted(program, errno: ENOSYS) }
      _ = addChangeOfFolder(&actions, folder.plainPath)
    }

    // The tests' runner may ignore or block signals; a program starts with none of that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var pid: pid_t = 0
    let code = Self.withStrings([program] + arguments) { words in
      Self.withStrings(variables) { variables in
        posix_spawnp(&pid, program, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw ProcessError.notStarted(program, errno: code) }
    return pid
  }

  /// This process's environment with the differences.
  private var variables: [String] {
    var values = ProcessInfo.processInfo.environment
    for (name, value) in environment { values[name] = value }
    return values.map { "\($0.key)=\($0.value)" }
  }

  /// The input as a file without a name, so that nobody has to write while the program runs.
  private func openInput() throws -> Int32 {
    var template = Array("/tmp/input-XXXXXX".utf8CString)
    let file = input.isEmpty ? open("/dev/null", O_RDONLY | O_CLOEXEC) : mkstemp(&template)
    guard file >= 0 else { throw ProcessError.noInput(errno: errno) }
    guard !input.isEmpty else { return file }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    var written = 0
    while written < input.count {
      let count = input[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else {
        let code = errno
        close(file)
        throw ProcessError.noInput(errno: code)
      }
      written += count
    }
    lseek(file, 0, SEEK_SET)
    return file
  }

  /// Calls `body` with strings as C has them: an array that ends with a null pointer.
  private static func withStrings<Value>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      .allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[strings.count] = nil
    defer {
      for index in strings.indices { free(pointers[index]) }
      pointers.deallocate()
    }
    return body(pointers)
  }
}
