internal import Glibc
import StyleAPI

/// What a style can do wrong while it draws a badge, by the name of the style.
///
/// What the system has to refuse returns the `errno`, which is drawn; 0 means that it worked.
let faults: [(name: String, run: @Sendable (_ path: String) -> Int32)] = [
  ("fatal", { _ in fatalError("style says boom") }),
  (
    "nil",
    { path in
      let value: Int32? = path.isEmpty ? nil : Int32(path)
      // swift-format-ignore: NeverForceUnwrap
      return value!
    }
  ),
  ("pointer", { _ in UnsafePointer<Int32>(bitPattern: 64)?.pointee ?? 0 }),
  ("loop", { _ in while true { _ = getpid() } }),
  ("sleep", { _ in Int32(sleep(1000)) }),
  ("recursion", { _ in Int32(truncatingIfNeeded: endless(1)) }),
  ("exit", { _ in exit(0) }),
  ("quick-exit", { _ in _exit(3) }),
  (
    "sometimes",
    { path in
      if path == "now" { abort() }
      return 0
    }
  ),
  ("abort", { _ in abort() }),
  ("kill-self", { _ in kill(getpid(), SIGKILL) }),
  ("flood", { _ in while true { puts(String(repeating: "x", count: 1000)) } }),
  (
    "print",
    { _ in
      puts("hello \u{1B}[31mfrom the style")
      fflush(nil)
      return 0
    }
  ),
  (
    "close",
    { _ in
      for descriptor in 0..<64 as Range<Int32> { close(descriptor) }
      return 0
    }
  ),
  (
    "close-and-wait",
    { _ in
      for descriptor in 0..<64 as Range<Int32> { close(descriptor) }
      return Int32(sleep(1000))
    }
  ),
  (
    "forge",
    { _ in
      for descriptor in 3..<20 as Range<Int32> {
        _ = write(descriptor, "{\"ok\":1} forged reply!!!", 24)
      }
      return 0
    }
  ),
  (
    "forge-header",
    { _ in
      // The magic, the version and the kind of a reply, with a nonce that is only guessed.
      let header: [UInt8] = [0x42, 0x44, 0x47, 0x57, 1, 0, 4, 1] + Array(repeating: 7, count: 16)
      _ = write(3, header, header.count)
      return 0
    }
  ),
  (
    "surroundings",
    { _ in
      chdir("/tmp")
      setenv("PATH", "/nowhere", 1)
      umask(0)
      return 0
    }
  ),
  ("home", { _ in getenv("HOME") == nil && getenv("PATH") == nil ? 0 : 1 }),
  (
    "hog",
    { _ in
      var blocks: [[UInt8]] = []
      while true { blocks.append([UInt8](repeating: 1, count: 8 << 20)) }
    }
  ),
  (
    "thread",
    { _ in
      var thread = pthread_t()
      return pthread_create(&thread, nil, { _ in die() }, nil)
    }
  ),
  ("read", { _ in code(open("/etc/passwd", O_RDONLY)) }),
  ("read-link", { _ in code(open("/proc/self/root/etc/passwd", O_RDONLY)) }),
  ("list", { path in opendir(path) == nil ? errno : 0 }),
  ("write", { path in code(open(path + "/written", O_WRONLY | O_CREAT, 0o644)) }),
  ("append", { path in code(open(path + "/kept", O_WRONLY | O_APPEND)) }),
  ("truncate", { path in code(truncate(path + "/kept", 0)) }),
  ("remove", { path in code(unlink(path + "/kept")) }),
  ("rename", { path in code(rename(path + "/kept", path + "/taken")) }),
  ("chmod", { path in code(chmod(path + "/kept", 0o777)) }),
  ("mkdir", { path in code(mkdir(path + "/made", 0o755)) }),
  ("symlink", { path in code(symlink("/etc/passwd", path + "/link")) }),
  ("tcp", { _ in code(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)) }),
  ("udp", { _ in code(socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)) }),
  ("unix", { _ in code(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)) }),
  ("kill", { _ in code(kill(getppid(), SIGKILL)) }),
  ("kill-all", { _ in code(kill(-1, SIGKILL)) }),
  ("spawn", { _ in start("/bin/sleep", "30") }),
  ("exec", { _ in code(execv("/usr/lib/ld-linux-x86-64.so.2", [nil])) }),
  ("session", { _ in code(setsid()) }),
  ("owner", { _ in code(setuid(65534)) }),
  ("descriptors", { _ in Int32((5..<64).count { fcntl($0, F_GETFD) >= 0 }) }),
  ("signals", { _ in code(fcntl(0, F_SETOWN, getppid())) }),
  // F_SETLEASE
  ("lease", { _ in code(fcntl(open("/etc/ld.so.cache", O_RDONLY), 1024, F_RDLCK)) }),
  ("attributes", { _ in code(setAttributes(of: open("/etc/ld.so.cache", O_RDONLY))) }),
  ("processors", { _ in code(setProcessors(of: getppid())) }),
  ("queue", { path in code(msgctl(Int32(path) ?? -1, IPC_RMID, nil)) }),
]

/// Without the call after the recursion, an optimized build makes a formula of it.
@inline(never)
func endless(_ number: Int) -> Int {
  number == 0 ? 0 : endless(number &+ 1) &+ Int(getpid())
}

/// Gives a file the attributes that it has, as `chattr` does.
private func setAttributes(of file: Int32) -> Int32 {
  var attributes: Int = 0
  // FS_IOC_GETFLAGS and FS_IOC_SETFLAGS
  _ = ioctl(file, 0x8008_6601, &attributes)
  return ioctl(file, 0x4008_6602, &attributes)
}

/// Keeps a process on one processor.
private func setProcessors(of process: pid_t) -> Int32 {
  typealias Function = @convention(c) (pid_t, Int, UnsafePointer<UInt>) -> Int32
  guard let symbol = dlsym(nil, "sched_setaffinity") else { return 0 }
  var processors: UInt = 1
  return unsafeBitCast(symbol, to: Function.self)(process, 8, &processors)
}

/// Ends the process a little later than the badge is drawn.
private func die() -> Never {
  usleep(100_000)
  abort()
}

/// The `errno` of a call that has failed, and 0 for one that has not.
private func code(_ result: Int32) -> Int32 { result < 0 ? errno : 0 }

private func start(_ program: String, _ argument: String) -> Int32 {
  var process: pid_t = 0
  let words = [strdup(program), strdup(argument), nil]
  return posix_spawn(&process, program, nil, nil, words, nil)
}
